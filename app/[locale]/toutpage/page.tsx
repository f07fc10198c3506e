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
import { loadPages } from '@/lib/listing/load-listing';
import { collectionData } from '@/lib/discovery/structured-data';
import { routes } from '@/lib/routes/links';
import { pageCard } from '@/lib/views/card';
import { listingView } from '@/lib/views/listing';

interface PagesScreenProps {
  searchParams: Promise<RawSearchParams>;
}

export async function generateMetadata({ searchParams }: PagesScreenProps): Promise<Metadata> {
  const query = readListQuery(await searchParams, 'pages');
  const [t, locale, result] = await Promise.all([getTranslations('listing'), pageLocale(), loadPages(query)]);
  const page = result.ok ? Math.min(query.page, result.data.lastPage) : 1;
  return listMetadata({
    title: t('pagesTitle'),
    description: t('pagesDescription'),
    path: routes.pages,
    locale,
    query,
    page,
    pageName: t('page', { page }),
  });
}

export default async function PagesScreen({ searchParams }: PagesScreenProps) {
  const query = readListQuery(await searchParams, 'pages');
  const { perPage, search } = query;
  const [t, locale, result] = await Promise.all([getTranslations('listing'), pageLocale(), loadPages(query)]);
  const listing = listingView(orElse(result, EMPTY_LISTING), (item) => pageCard(item, locale));
  return (
    <>
      <StructuredData
        data={collectionData({ title: t('pagesTitle'), path: listAddress(routes.pages, { page: listing.page }), items: listing.cards }, locale)}
      />
      <PageTitle title={t('pagesTitle')} />
      <ListSection>
        <ListToolbar list="pages" path={routes.pages} text={search} perPage={perPage} />
        <ListResults listing={listing} addressOf={(page) => listAddress(routes.pages, { page, per_page: perPage, search })}>
          {(card) => <ContentCard card={card} query={search} />}
        </ListResults>
      </ListSection>
    </>
  );
}
