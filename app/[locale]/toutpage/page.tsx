import { allOf, listScreen } from '@/app/[locale]/_list/ListScreen';
import { getPages } from '@/lib/api/endpoints';
import { pageCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'pages', load: async (_id, ...query) => allOf(await getPages(...query)), cardOf: pageCard });

export { generateMetadata };
export default Screen;
