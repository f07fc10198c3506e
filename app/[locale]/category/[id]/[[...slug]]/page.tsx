import { listScreen } from '@/app/[locale]/_list/ListScreen';
import { getCategory } from '@/lib/api/endpoints';
import { articleCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'category', load: getCategory, cardOf: articleCard });

export { generateMetadata };
export default Screen;
