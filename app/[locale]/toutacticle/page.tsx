import { allOf, listScreen } from '@/app/[locale]/_list/ListScreen';
import { getArticles } from '@/lib/api/endpoints';
import { articleCard } from '@/lib/views/card';

const { generateMetadata, Screen } = listScreen({
  name: 'articles',
  load: async (_id, ...query) => allOf(await getArticles(...query)),
  cardOf: articleCard,
});

export { generateMetadata };
export default Screen;
