import { ItemScreen, itemMetadata, type ItemKind, type ItemScreenProps } from '@/app/[locale]/_item/ItemScreen';
import { getArticle, getCategories, getCategory } from '@/lib/api/endpoints';
import type { Article } from '@/lib/api/schemas/content';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import { knownMoment } from '@/lib/dates/api-date';
import { articleData } from '@/lib/discovery/structured-data';
import { articleCards } from '@/lib/views/card';
import { articleView } from '@/lib/views/detail';

const ARTICLE: ItemKind<Article> = {
  name: 'article',
  taxonomy: 'category',
  load: getArticle,
  loadTaxonomies: getCategories,
  viewOf: articleView,
  dataOf: ({ createdAt, startsAt, updatedAt }, facts, locale) =>
    articleData({ ...facts, publishedAt: knownMoment(createdAt) ?? knownMoment(startsAt), modifiedAt: knownMoment(updatedAt) }, locale),
  relatedTo: async ({ categories: [category] }, locale) => {
    const found = category && (await getCategory(category.id, 1, DEFAULT_PER_PAGE, ''));
    return found?.ok ? articleCards(found.data.listing.items, locale) : [];
  },
};

export const generateMetadata = ({ params }: ItemScreenProps) => itemMetadata(ARTICLE, params);

export default function ArticleScreen({ params }: ItemScreenProps) {
  return <ItemScreen kind={ARTICLE} params={params} />;
}
