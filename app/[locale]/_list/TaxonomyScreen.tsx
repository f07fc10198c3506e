import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { RichText } from '@/components/rich-text/RichText';
import { StructuredData } from '@/components/ui/StructuredData';
import type { TaxonomyList } from '@/lib/api/endpoints';
import { type ApiResult, isMissingItem, orElse, setNotFoundStatus } from '@/lib/api/result';
import { EMPTY_LISTING } from '@/lib/api/schemas/listing';
import { collectionData } from '@/lib/discovery/structured-data';
import type { Locale } from '@/lib/i18n/locales';
import { localise } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readableIn } from '@/lib/i18n/readable-in';
import { listAddress, type RawSearchParams, readListQuery, withinLastPage } from '@/lib/listing/list-query';
import { hiddenMetadata, listMetadata } from '@/lib/metadata';
import { type ItemParams, readItemId } from '@/lib/routes/item-id';
import { routes } from '@/lib/routes/links';
import { plainText } from '@/lib/text/plain-text';
import { type CardView, listingView, taxonomyHeadView, type TaxonomyHeadView } from '@/lib/views/card';
import { ListBody } from './ListScreen';

/** What categories and services do each in its own way. */
export interface TaxonomyKind<Item> {
  name: 'category' | 'service';
  load: (id: string, page: number, perPage: number, search: string) => Promise<ApiResult<TaxonomyList<Item>>>;
  cardOf: (item: Item, locale: Locale) => CardView;
}

export interface TaxonomyScreenProps {
  params: Promise<ItemParams>;
  searchParams: Promise<RawSearchParams>;
}

async function loadTaxonomy<Item>({ name, load }: TaxonomyKind<Item>, { params, searchParams }: TaxonomyScreenProps) {
  const id = readItemId(await params) ?? '';
  const query = readListQuery(await searchParams, name);
  const read = (page: number): Promise<ApiResult<TaxonomyList<Item>>> => load(id, page, query.perPage, query.search);
  return { id, query, result: id ? await withinLastPage(query.page, read, ({ listing }) => listing) : null };
}

export async function taxonomyMetadata<Item>(kind: TaxonomyKind<Item>, props: TaxonomyScreenProps): Promise<Metadata> {
  const [{ id, query, result }, t, notFound, locale] = await Promise.all([
    loadTaxonomy(kind, props),
    getTranslations('listing'),
    getTranslations('notFound'),
    pageLocale(),
  ]);
  if (!result || isMissingItem(result)) return hiddenMetadata(notFound('title'));
  if (!result.ok) return hiddenMetadata(t(kind.name));
  const { taxonomy, listing } = result.data;
  const page = Math.min(query.page, listing.lastPage);
  return listMetadata({
    title: plainText(localise(taxonomy.name, locale).text),
    description: localise(taxonomy.description, locale).text,
    path: routes[kind.name]({ id, slug: taxonomy.slug }),
    locale,
    locales: readableIn(taxonomy.name),
    feed: routes[`${kind.name}Feed`]({ language: locale, id }),
    query,
    page,
    pageName: t('page', { page }),
  });
}

/** The screen of a category or service: what it is, and one page of its items. */
export async function TaxonomyScreen<Item>({ kind, ...props }: TaxonomyScreenProps & { kind: TaxonomyKind<Item> }) {
  const [{ id, query, result }, t, locale] = await Promise.all([loadTaxonomy(kind, props), getTranslations('listing'), pageLocale()]);
  if (!result || isMissingItem(result)) {
    setNotFoundStatus(404);
    return <NotFoundScreen />;
  }
  const found = orElse(result, null);
  const path = routes[kind.name]({ id, slug: found?.taxonomy.slug ?? '' });
  const listing = listingView(found?.listing ?? EMPTY_LISTING, (item) => kind.cardOf(item, locale));
  const title = found ? plainText(localise(found.taxonomy.name, locale).text) : t(kind.name);
  return (
    <>
      <StructuredData data={collectionData({ title, path: listAddress(path, { page: listing.page }), items: listing.cards }, locale)} />
      <TaxonomyTitle head={found && taxonomyHeadView(found.taxonomy, locale)} generalName={t(kind.name)} />
      <ListBody list={kind.name} path={path} query={query} listing={listing} />
    </>
  );
}

/** Head of a category's or service's screen; only its general name while the API cannot tell which one it is. */
function TaxonomyTitle({ head, generalName }: { head: TaxonomyHeadView | null; generalName: string }) {
  if (!head) return <PageTitle title={generalName} />;
  return (
    <PageTitle title={head.title} current={head.step}>
      {head.description.text && <RichText value={head.description} />}
    </PageTitle>
  );
}
