import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/layout/PageTitle';
import { ContentCard } from '@/components/listing/ContentCard';
import { ListResults } from '@/components/listing/ListResults';
import { ListSection } from '@/components/listing/ListSection';
import { ListToolbar } from '@/components/listing/ListToolbar';
import { StructuredData } from '@/components/ui/StructuredData';
import { orElse } from '@/lib/api/result';
import { EMPTY_LISTING } from '@/lib/api/schemas/listing';
import { pageLocale } from '@/lib/i18n/page-locale';
import { listMetadata } from '@/lib/listing/list-metadata';
import { listAddress, readListQuery, type RawSearchParams } from '@/lib/listing/list-query';
import { loadArticles } from '@/lib/listing/load-listing';
import { collectionData } from '@/lib/discovery/structured-data';
import { routes } from '@/lib/routes/links';
import { articleCard } from '@/lib/views/card';
import { listingView } from '@/lib/views/listing';

interface ArticlesScreenProps {
  searchParams: Promise<RawSearchParams>;
}

export async function generateMetadata({ searchParams }: ArticlesScreenProps): Promise<Metadata> {
  const query = readListQuery(await searchParams, 'articles');
  const [t, locale, result] = await Promise.all([getTranslations('listing'), pageLocale(), loadArticles(query)]);
  const page = result.ok ? Math.min(query.page, result.data.lastPage) : 1;
  return listMetadata({
    title: t('articlesTitle'),
    description: t('articlesDescription'),
    path: routes.articles,
    locale,
    query,
    page,
    pageName: t('page', { page }),
  });
}

export default async function ArticlesScreen({ searchParams }: ArticlesScreenProps) {
  const query = readListQuery(await searchParams, 'articles');
  const { perPage, search } = query;
  const [t, locale, result] = await Promise.all([getTranslations('listing'), pageLocale(), loadArticles(query)]);
  const listing = listingView(orElse(result, EMPTY_LISTING), (article) => articleCard(article, locale));
  return (
    <>
      <StructuredData
        data={collectionData({ title: t('articlesTitle'), path: listAddress(routes.articles, { page: listing.page }), items: listing.cards }, locale)}
      />
      <PageTitle title={t('articlesTitle')} />
      <ListSection>
        <ListToolbar list="articles" path={routes.articles} text={search} perPage={perPage} />
        <ListResults listing={listing} addressOf={(page) => listAddress(routes.articles, { page, per_page: perPage, search })}>
          {(card) => <ContentCard card={card} query={search} />}
        </ListResults>
      </ListSection>
    </>
  );
}
