import { allOf, listScreen } from '@/app/[locale]/_list/ListScreen';
import { ContentCard } from '@/components/listing/ContentCard';
import { getArticles } from '@/lib/api/endpoints';
import { articleCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({ name: 'articles', load: allOf(getArticles), cardOf: articleCard, Card: ContentCard });

export { generateMetadata };
export default Screen;
