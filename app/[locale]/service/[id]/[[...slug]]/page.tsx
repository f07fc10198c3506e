import { listScreen } from '@/app/[locale]/_list/ListScreen';
import { getService } from '@/lib/api/endpoints';
import { pageCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'service', load: getService, cardOf: pageCard });

export { generateMetadata };
export default Screen;
