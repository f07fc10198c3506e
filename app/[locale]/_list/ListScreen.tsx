import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { RichText } from '@/components/rich-text/RichText';
import { ListResults, ListSection } from '@/components/listing/ListResults';
import { ListToolbar } from '@/components/listing/ListToolbar';
import { StructuredData } from '@/components/ui/StructuredData';
import { type ApiResult, mapResult, orElse, setNotFoundStatus, withinLastPage } from '@/lib/api/result';
import type { Taxonomy } from '@/lib/api/schemas/article-page';
import { EMPTY_LISTING, type Listing } from '@/lib/api/schemas/listing';
import type { ListName } from '@/lib/constants';
import { collectionData } from '@/lib/documents/structured-data';
import { formatNumber } from '@/lib/i18n/format-number';
import { localise, readableIn } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { listAddress, type RawSearchParams, readListQuery } from '@/lib/routes/list-query';
import { hiddenMetadata, listMetadata } from '@/lib/metadata';
import { type ItemParams, readItemId } from '@/lib/routes/item-id';
import { routes } from '@/lib/routes/links';
import { plainText } from '@/lib/text/plain-text';
import { type CardView, listingView, taxonomyHeadView } from '@/lib/views/card';

/** All items, or those of a category or service. */
interface List<Item> {
  taxonomy: Taxonomy | null;
  listing: Listing<Item>;
}

/** What a list reads of a card. One without `href` is that of a record without a screen. */
type ListedCard = Pick<CardView, 'key' | 'title'> & Partial<Pick<CardView, 'href'>>;

interface ListKind<Item, Card extends ListedCard> {
  name: Exclude<ListName, 'search'>;
  /** `id` is that of the category or service. */
  load: (id: string, page: number, perPage: number, search: string) => Promise<ApiResult<List<Item>>>;
  cardOf: (item: Item, locale: Locale) => Card;
  Card: (props: { card: Card; query: string }) => ReactNode;
}

interface ListScreenProps {
  params: Promise<Partial<ItemParams>>;
  searchParams: Promise<RawSearchParams>;
}

const EMPTY_LIST: List<never> = { taxonomy: null, listing: EMPTY_LISTING };

const isTaxonomy = (name: ListName): name is 'category' | 'service' => name === 'category' || name === 'service';

export const allOf =
  <Item,>(load: (...query: [page: number, perPage: number, search: string]) => Promise<ApiResult<Listing<Item>>>) =>
  async (_id: string, ...query: Parameters<typeof load>): Promise<ApiResult<List<Item>>> =>
    mapResult(await load(...query), (listing) => ({ taxonomy: null, listing }));

export function listScreen<Item, View extends ListedCard>({ name, load, cardOf, Card }: ListKind<Item, View>) {
  async function read({ params, searchParams }: ListScreenProps) {
    const [{ id = '', slug = [] }, parameters, locale, t] = await Promise.all([params, searchParams, pageLocale(), getTranslations()]);
    const query = readListQuery(parameters, name);
    const isNothing = isTaxonomy(name) && readItemId({ id, slug }) === null;
    const loadPage = (page: number): Promise<ApiResult<List<Item>>> => load(id, page, query.perPage, query.search);
    const result = isNothing ? null : await withinLastPage(query.page, loadPage, ({ listing }) => listing);
    const { taxonomy, listing } = result?.ok ? result.data : EMPTY_LIST;
    // While the API cannot tell which category or service it is, its general name stands there.
    const generalName = isTaxonomy(name) ? t(`listing.${name}`) : t(`listing.${name}Title`);
    return {
      id,
      t,
      locale,
      query,
      result,
      taxonomy,
      listing,
      isMissing: isTaxonomy(name) && (!result || (!result.ok && result.failure.kind === 'missing')),
      path: isTaxonomy(name) ? routes[name]({ id, slug: taxonomy?.slug ?? '' }) : routes[name],
      title: taxonomy ? plainText(localise(taxonomy.name, locale).text) : generalName,
    };
  }

  async function generateMetadata(props: ListScreenProps): Promise<Metadata> {
    const { id, t, locale, query, taxonomy, listing, isMissing, path, title } = await read(props);
    if (isMissing) return hiddenMetadata(t('notFound.title'));
    const page = Math.min(query.page, listing.lastPage);
    const shared = { title, path, locale, query, page, pageName: t('listing.page', { page: formatNumber(page, locale) }) };
    if (!isTaxonomy(name)) return listMetadata({ ...shared, description: t(`listing.${name}Description`) });
    if (!taxonomy) return hiddenMetadata(title);
    return listMetadata({
      ...shared,
      description: localise(taxonomy.description, locale).text,
      locales: readableIn(taxonomy.name),
      feed: routes[`${name}Feed`]({ language: locale, id }),
    });
  }

  async function Screen(props: ListScreenProps) {
    const { locale, query, result, taxonomy, isMissing, path, title } = await read(props);
    if (isMissing || !result) {
      setNotFoundStatus(404);
      return <NotFoundScreen />;
    }
    const listing = listingView(orElse(result, EMPTY_LIST).listing, (item) => cardOf(item, locale));
    const head = taxonomy && taxonomyHeadView(taxonomy, locale);
    const { perPage, search } = query;
    return (
      <>
        <StructuredData data={collectionData({ title, path: listAddress(path, { page: listing.page }), items: listing.cards }, locale)} />
        <PageTitle title={head?.title ?? title} current={head?.step}>
          {head?.description.text && <RichText value={head.description} />}
        </PageTitle>
        <ListSection>
          <ListToolbar list={name} path={path} text={search} perPage={perPage} />
          <ListResults listing={listing} addressOf={(page) => listAddress(path, { page, per_page: perPage, search })}>
            {(card) => <Card card={card} query={search} />}
          </ListResults>
        </ListSection>
      </>
    );
  }

  return { generateMetadata, Screen };
}
