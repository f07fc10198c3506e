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
import { hiddenMetadata } from '@/lib/views/metadata';
import { routes } from '@/lib/routes/links';
import { isNamedBy, knownMatches } from '@/lib/search/known-content';
import { loadResults, type SearchAnswer } from '@/lib/search/load-results';
import { listingView, serviceChoices } from '@/lib/views/card';

type SearchScreenProps = PageProps<'/[locale]/search'>;

const NOTHING: SearchAnswer = { listing: EMPTY_LISTING, spelling: null };

export async function generateMetadata({ searchParams }: SearchScreenProps): Promise<Metadata> {
  const { keyword } = readSearchQuery(await searchParams);
  const t = await getTranslations('search');
  return hiddenMetadata(
    keyword ? t.markup('resultsFor', { keyword, word: (chunks) => chunks }) : t('title'),
    t('description'),
  );
}

export default async function SearchScreen({ searchParams }: SearchScreenProps) {
  const query = readSearchQuery(await searchParams);
  const { keyword, serviceId, perPage } = query;
  const [t, locale] = await Promise.all([getTranslations('search'), pageLocale()]);
  const named = knownMatches(query, locale);
  const namedAsTyped = async () => (await named).filter(({ name }) => isNamedBy(name, keyword));
  // The calls run together, since each takes its whole timeout while the API hangs.
  const found = keyword ? loadResults(query, locale, namedAsTyped) : null;
  const [services, known, result] = await Promise.all([
    entities.service.all(),
    query.isExact ? namedAsTyped() : named,
    found,
  ]);
  const choices = serviceChoices(
    orEmpty(services),
    { chosen: serviceId, all: t('allServices'), unknown: t('service') },
    locale,
  );
  const answer = result && orElse(result, NOTHING);
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
            answer && {
              known,
              listing: listingView(answer.listing, query.page, (item) =>
                searchResultCard(item, locale),
              ),
              spelling: answer.spelling,
            }
          }
        />
      </ListSection>
    </>
  );
}
