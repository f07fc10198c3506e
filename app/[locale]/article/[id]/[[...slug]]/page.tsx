import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleDetail } from '@/components/article/ArticleDetail';
import { NotFound } from '@/components/layout/NotFound';
import { getArticle, getCategories } from '@/lib/api/endpoints/articles';
import { orNotFound, setNotFoundStatus } from '@/lib/api/result';
import { localise } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readItemId, type ItemParams } from '@/lib/item-params';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { plainText } from '@/lib/text/plain-text';
import { articleView } from '@/lib/views/article';
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
  });
}

export default async function ArticleScreen({ params }: ArticleScreenProps) {
  const id = readItemId(await params);
  if (!id) {
    setNotFoundStatus(404);
    return <NotFound />;
  }
  const [locale, found, categories] = await Promise.all([pageLocale(), getArticle(id), getCategories()]);
  const article = orNotFound(found);
  if (!article) return <NotFound />;
  // Specification §8: an article whose categories cannot be fetched is not shown either.
  if (!categories.ok) {
    setNotFoundStatus(503);
    return <NotFound />;
  }
  return (
    <ArticleDetail
      article={articleView(article, locale)}
      categories={categories.data.map((category) => countedTaxonomyView('category', category, locale))}
    />
  );
}
