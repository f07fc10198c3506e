import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/layout/PageTitle';
import { ListSection } from '@/components/listing/ListResults';
import { ListToolbar } from '@/components/listing/ListToolbar';
import { SearchResults } from '@/components/listing/SearchResults';
import { entities } from '@/lib/content-api/entities';
import { searchResultCard } from '@/lib/content-api/entities/search';
import { orElse, orEmpty } from '@/lib/content-api/result';
import { EMPTY_LISTING } from '@/lib/content-api/schemas/listing';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readSearchQuery } from '@/lib/routes/parameters';
import { noindexMetadata } from '@/lib/views/metadata';
import { routes } from '@/lib/routes/links';
import { loadResults } from '@/lib/search/load-results';
import { listingView, serviceChoices } from '@/lib/views/card';

type SearchScreenProps = PageProps<'/[locale]/search'>;

export async function generateMetadata({ searchParams }: SearchScreenProps): Promise<Metadata> {
  const { keyword } = readSearchQuery(await searchParams);
  const t = await getTranslations('search');
  return noindexMetadata(
    keyword ? t.markup('resultsFor', { keyword, word: (chunks) => chunks }) : t('title'),
    t('description'),
  );
}

export default async function SearchScreen({ searchParams }: SearchScreenProps) {
  const query = readSearchQuery(await searchParams);
  const { keyword, serviceId, perPage } = query;
  const [t, locale] = await Promise.all([getTranslations('search'), pageLocale()]);
  const [services, found] = await Promise.all([
    entities.service.all(),
    keyword ? loadResults(query, locale) : null,
  ]);
  const choices = serviceChoices(
    orEmpty(services),
    { chosen: serviceId, all: t('allServices'), unknown: t('service') },
    locale,
  );
  return (
    <>
      <PageTitle title={t('title')} />
      <ListSection>
        <ListToolbar
          list="search"
          path={routes.search}
          text={keyword}
          perPage={perPage}
          services={{ chosen: serviceId, choices }}
        />
        <SearchResults
          query={query}
          found={
            found && {
              ...found,
              listing: listingView(orElse(found.result, EMPTY_LISTING), query.page, (item) =>
                searchResultCard(item, locale),
              ),
            }
          }
        />
      </ListSection>
    </>
  );
}
