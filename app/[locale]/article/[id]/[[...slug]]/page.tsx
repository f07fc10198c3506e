import { itemScreen } from '@/app/[locale]/_item/ItemScreen';
import { getArticle, getCategories, getCategory } from '@/lib/api/endpoints';
import { knownMoment } from '@/lib/dates/api-date';
import { articleData } from '@/lib/documents/structured-data';
import { articleCard } from '@/lib/views/card';
import { articleView } from '@/lib/views/detail';

const { generateMetadata, Screen } = itemScreen({
  name: 'article',
  taxonomy: 'category',
  load: getArticle,
  loadTaxonomies: getCategories,
  loadTaxonomy: getCategory,
  taxonomyOf: ({ categories }) => categories[0],
  cardOf: articleCard,
  viewOf: articleView,
  dataOf: ({ createdAt, startsAt, updatedAt }, facts, locale) =>
    articleData({ ...facts, publishedAt: knownMoment(createdAt) ?? knownMoment(startsAt), modifiedAt: knownMoment(updatedAt) }, locale),
});

export { generateMetadata };
export default Screen;
