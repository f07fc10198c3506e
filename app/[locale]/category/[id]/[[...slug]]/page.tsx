import { listScreen } from '@/app/[locale]/_list/ListScreen';
import { ContentCard } from '@/components/listing/ContentCard';
import { getCategory } from '@/lib/api/endpoints';
import { articleCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'category', load: getCategory, cardOf: articleCard, Card: ContentCard });

export { generateMetadata };
export default Screen;
