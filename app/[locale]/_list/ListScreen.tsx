import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { RichText } from '@/components/rich-text/RichText';
import { ContentCard } from '@/components/listing/ContentCard';
import { ListResults, ListSection } from '@/components/listing/ListResults';
import { ListToolbar } from '@/components/listing/ListToolbar';
import {
  type ApiResult,
  mapResult,
  orElse,
  setErrorStatus,
  loadWithinLastPage,
} from '@/lib/content-api/result';
import type { Taxonomy as TaxonomyRecord } from '@/lib/content-api/schemas/article-page';
import { EMPTY_LISTING, type Listing } from '@/lib/content-api/schemas/listing';
import { formatNumber } from '@/lib/i18n/format-number';
import type {
  Publication,
  PublicationRecord,
  Taxonomy,
} from '@/lib/content-api/entities/publication';
import { listReadableIn, localise, readableIn } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import {
  listAddress,
  type RawSearchParams,
  readListQuery,
  type ItemParams,
  readItemId,
} from '@/lib/routes/parameters';
import { noindexMetadata, isPlainList, listMetadata } from '@/lib/views/metadata';
import { routes } from '@/lib/routes/links';
import { plainText } from '@/lib/text/plain-text';
import { listingView, taxonomyHeadView } from '@/lib/views/card';

interface ListScreenProps {
  params: Promise<Partial<ItemParams>>;
  searchParams: Promise<RawSearchParams>;
}

/** A list of all items (`record` is null), or of a category's or service's. */
interface List {
  record: TaxonomyRecord | null;
  listing: Listing<PublicationRecord>;
}

const EMPTY_LIST: List = { record: null, listing: EMPTY_LISTING };

/** Makes the screen of a publication's list, or of one category or service. */
export function listScreen(entity: Publication | Taxonomy) {
  const { name, items } =
    entity.kind === 'taxonomy'
      ? { name: entity.tag, items: entity.items }
      : { name: entity.listRoute, items: entity };

  async function loadList(
    id: string,
    ...query: [page: number, perPage: number, search: string]
  ): Promise<ApiResult<List>> {
    if (entity.kind === 'taxonomy') return entity.byId(id, ...query);
    return mapResult(await entity.list(...query), (listing) => ({ record: null, listing }));
  }

  async function loadScreen({ params, searchParams }: ListScreenProps) {
    const [{ id = '', slug = [] }, parameters, locale, t] = await Promise.all([
      params,
      searchParams,
      pageLocale(),
      getTranslations(),
    ]);
    const query = readListQuery(parameters, name);
    const isTaxonomy = entity.kind === 'taxonomy';
    const isInvalidId = isTaxonomy && readItemId({ id, slug }) === null;
    const result = isInvalidId
      ? null
      : await loadWithinLastPage(
          query.page,
          (page) => loadList(id, page, query.perPage, query.search),
          ({ listing }) => listing,
        );
    const { record, listing } = result?.ok ? result.data : EMPTY_LIST;
    const recordId = record?.id || id;
    // While the API does not return the category or service, a general name is shown.
    const generalName = isTaxonomy
      ? t(`listing.${entity.tag}`)
      : t(`listing.${entity.listRoute}Title`);
    return {
      recordId,
      t,
      locale,
      query,
      result,
      record,
      listing,
      isMissing: isTaxonomy && (!result || (!result.ok && result.failure.kind === 'missing')),
      path: isTaxonomy
        ? routes[entity.tag]({ id: recordId, slug: record?.slug ?? '' })
        : routes[entity.listRoute],
      title: record ? plainText(localise(record.name, locale).text) : generalName,
    };
  }

  async function generateMetadata(props: ListScreenProps): Promise<Metadata> {
    const { recordId, t, locale, query, record, listing, isMissing, path, title } =
      await loadScreen(props);
    if (isMissing) return noindexMetadata(t('notFound.title'));
    const page = Math.min(query.page, listing.lastPage);
    const shared = {
      title,
      path,
      locale,
      query,
      page,
      pageName: t('listing.page', { page: formatNumber(page, locale) }),
    };
    if (entity.kind === 'publication')
      return listMetadata({
        ...shared,
        description: t(`listing.${entity.listRoute}Description`),
        locales: listReadableIn(listing.items),
      });
    // A failure of the API must not hide the page from search engines.
    if (!record) return isPlainList(query) ? { title } : noindexMetadata(title);
    return listMetadata({
      ...shared,
      description: localise(record.description, locale).text,
      locales: readableIn(record.name),
      feed: {
        url: routes.taxonomyFeed({ language: locale, taxonomy: entity.tag, id: recordId }),
        title,
      },
    });
  }

  async function Screen(props: ListScreenProps) {
    const { locale, query, result, record, isMissing, path, title } = await loadScreen(props);
    if (isMissing || !result) {
      setErrorStatus(404);
      return <NotFoundScreen />;
    }
    const listing = listingView(orElse(result, EMPTY_LIST).listing, query.page, (item) =>
      items.card(item, locale),
    );
    const head = record && taxonomyHeadView(record, locale);
    const { perPage, search } = query;
    return (
      <>
        <PageTitle title={head?.title ?? title} current={head?.step}>
          {head?.description.text && <RichText value={head.description} />}
        </PageTitle>
        <ListSection>
          <ListToolbar list={name} path={path} text={search} perPage={perPage} />
          <ListResults
            listing={listing}
            counts={search === '' ? `${items.listRoute}Count` : 'results'}
            addressOf={(page) => listAddress(path, { page, per_page: perPage, search })}
          >
            {(card) => <ContentCard card={card} query={search} />}
          </ListResults>
        </ListSection>
      </>
    );
  }

  return { generateMetadata, Screen };
}
