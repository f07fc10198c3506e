import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/layout/PageTitle';
import { ContentCard } from '@/components/listing/ContentCard';
import { ListResults, ListSection } from '@/components/listing/ListResults';
import { ListToolbar } from '@/components/listing/ListToolbar';
import { StructuredData } from '@/components/ui/StructuredData';
import { type ApiResult, orElse } from '@/lib/api/result';
import { EMPTY_LISTING, type Listing } from '@/lib/api/schemas/listing';
import type { ListName } from '@/lib/constants';
import { collectionData } from '@/lib/discovery/structured-data';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { listMetadata } from '@/lib/metadata';
import { listAddress, type ListQuery, type RawSearchParams, readListQuery, withinLastPage } from '@/lib/listing/list-query';
import { routes } from '@/lib/routes/links';
import { type CardView, listingView, type ListingView } from '@/lib/views/card';

/** What the lists of all articles and all pages do each in its own way. */
export interface ListKind<Item> {
  list: Exclude<ListName, 'category' | 'service' | 'search'>;
  load: (page: number, perPage: number, search: string) => Promise<ApiResult<Listing<Item>>>;
  cardOf: (item: Item, locale: Locale) => CardView;
}

export interface ListScreenProps {
  searchParams: Promise<RawSearchParams>;
}

async function loadList<Item>({ list, load }: ListKind<Item>, searchParams: Promise<RawSearchParams>) {
  const query = readListQuery(await searchParams, list);
  const result = await withinLastPage(
    query.page,
    (page) => load(page, query.perPage, query.search),
    (listing) => listing,
  );
  return { query, result };
}

export async function listScreenMetadata<Item>(kind: ListKind<Item>, searchParams: Promise<RawSearchParams>): Promise<Metadata> {
  const [{ query, result }, t, locale] = await Promise.all([loadList(kind, searchParams), getTranslations('listing'), pageLocale()]);
  const page = result.ok ? Math.min(query.page, result.data.lastPage) : 1;
  return listMetadata({
    title: t(`${kind.list}Title`),
    description: t(`${kind.list}Description`),
    path: routes[kind.list],
    locale,
    query,
    page,
    pageName: t('page', { page }),
  });
}

/** The screen of all articles or all pages. */
export async function ListScreen<Item>({ kind, searchParams }: ListScreenProps & { kind: ListKind<Item> }) {
  const [{ query, result }, t, locale] = await Promise.all([loadList(kind, searchParams), getTranslations('listing'), pageLocale()]);
  const listing = listingView(orElse(result, EMPTY_LISTING), (item) => kind.cardOf(item, locale));
  const path = routes[kind.list];
  const title = t(`${kind.list}Title`);
  return (
    <>
      <StructuredData data={collectionData({ title, path: listAddress(path, { page: listing.page }), items: listing.cards }, locale)} />
      <PageTitle title={title} />
      <ListBody list={kind.list} path={path} query={query} listing={listing} />
    </>
  );
}

interface ListBodyProps {
  list: ListName;
  /** The list's path, without language and query. */
  path: string;
  query: ListQuery;
  listing: ListingView<CardView>;
}

/** Search box, per-page selector, cards and pager of a list of articles or pages. */
export function ListBody({ list, path, query: { perPage, search }, listing }: ListBodyProps) {
  return (
    <ListSection>
      <ListToolbar list={list} path={path} text={search} perPage={perPage} />
      <ListResults listing={listing} addressOf={(page) => listAddress(path, { page, per_page: perPage, search })}>
        {(card) => <ContentCard card={card} query={search} />}
      </ListResults>
    </ListSection>
  );
}
