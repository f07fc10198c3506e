import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleDetail } from '@/components/article/ArticleDetail';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { StructuredData } from '@/components/ui/StructuredData';
import { getArticle, getCategories } from '@/lib/api/endpoints/articles';
import { getCategory } from '@/lib/api/endpoints/taxonomy';
import { orNotFound, setNotFoundStatus } from '@/lib/api/result';
import type { Article } from '@/lib/api/schemas/article';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import { knownMoment } from '@/lib/dates/api-date';
import { articleData } from '@/lib/discovery/structured-data';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { readableIn } from '@/lib/i18n/readable-in';
import { socialImage } from '@/lib/media/content-image';
import { withSizes } from '@/lib/media/file-size';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readItemId, type ItemParams } from '@/lib/routes/item-params';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes/links';
import { withTimeout } from '@/lib/runtime/with-timeout';
import { plainText } from '@/lib/text/plain-text';
import { articleView } from '@/lib/views/article';
import { articleCard, type CardView } from '@/lib/views/card';
import { relatedCards } from '@/lib/views/related';
import { countedTaxonomyView } from '@/lib/views/taxonomy';

interface ArticleScreenProps {
  params: Promise<ItemParams>;
}

export async function generateMetadata({ params }: ArticleScreenProps): Promise<Metadata> {
  const id = readItemId(await params);
  const [t, locale, result, categories] = await Promise.all([
    getTranslations('notFound'),
    pageLocale(),
    id ? getArticle(id) : null,
    id ? getCategories() : null,
  ]);
  if (!result?.ok || !categories?.ok) return hiddenMetadata(t('title'));
  const article = result.data;
  return screenMetadata({
    title: plainText(localise(article.name, locale).text),
    description: localise(article.body, locale).text,
    path: routes.article(article),
    locale,
    locales: readableIn(article.name, article.body),
    image: socialImage(article.image, locale),
    kind: 'article',
  });
}

export default async function ArticleScreen({ params }: ArticleScreenProps) {
  const id = readItemId(await params);
  if (!id) {
    setNotFoundStatus(404);
    return <NotFoundScreen />;
  }
  const [locale, found, categories] = await Promise.all([pageLocale(), getArticle(id), getCategories()]);
  const article = orNotFound(found);
  if (!article) return <NotFoundScreen />;
  // Specification §8: an article whose categories cannot be fetched is not shown either.
  if (!categories.ok) {
    setNotFoundStatus(503);
    return <NotFoundScreen />;
  }
  const described = articleView(article, locale);
  const [others, files] = await Promise.all([related(article, locale), withSizes(described.files)]);
  const view = { ...described, files };
  const facts = {
    ...view,
    image: socialImage(article.image, locale),
    publishedAt: knownMoment(article.createdAt) ?? knownMoment(article.startsAt),
    modifiedAt: knownMoment(article.updatedAt),
  };
  return (
    <>
      <StructuredData data={articleData(facts, locale)} />
      <ArticleDetail
        article={view}
        categories={categories.data.map((category) => countedTaxonomyView('category', category, locale))}
        related={others}
      />
    </>
  );
}

/** Others of the article's first category: what its screen shows first, so mostly at hand already. */
async function related({ id, categories: [category] }: Article, locale: Locale): Promise<CardView[]> {
  if (!category) return [];
  const found = await withTimeout(getCategory(category.id, 1, DEFAULT_PER_PAGE, ''));
  if (!found?.ok) return [];
  return relatedCards(
    found.data.articles.items.map((item) => articleCard(item, locale)),
    `article-${id}`,
  );
}
