import { listScreen } from '@/app/[locale]/_list/ListScreen';
import { ContentCard } from '@/components/listing/ContentCard';
import { getService } from '@/lib/api/endpoints';
import { pageCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'service', load: getService, cardOf: pageCard, Card: ContentCard });

export { generateMetadata };
export default Screen;
