import { allOf, listScreen } from '@/app/[locale]/_list/ListScreen';
import { ContentCard } from '@/components/listing/ContentCard';
import { getPages } from '@/lib/api/endpoints';
import { pageCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'pages', load: allOf(getPages), cardOf: pageCard, Card: ContentCard });

export { generateMetadata };
export default Screen;
