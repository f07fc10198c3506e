import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TaxonomyTitle } from '@/components/category/TaxonomyTitle';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { ContentCard } from '@/components/listing/ContentCard';
import { ListResults } from '@/components/listing/ListResults';
import { ListSection } from '@/components/listing/ListSection';
import { ListToolbar } from '@/components/listing/ListToolbar';
import { StructuredData } from '@/components/ui/StructuredData';
import { isMissingItem, orElse, setNotFoundStatus } from '@/lib/api/result';
import { EMPTY_LISTING } from '@/lib/api/schemas/listing';
import { localise } from '@/lib/i18n/localise';
import { readableIn } from '@/lib/i18n/readable-in';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readItemId, type ItemParams } from '@/lib/routes/item-params';
import { listMetadata } from '@/lib/listing/list-metadata';
import { listAddress, readListQuery, type RawSearchParams } from '@/lib/listing/list-query';
import { loadService } from '@/lib/listing/load-listing';
import { hiddenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes/links';
import { collectionData } from '@/lib/discovery/structured-data';
import { plainText } from '@/lib/text/plain-text';
import { pageCard } from '@/lib/views/card';
import { listingView } from '@/lib/views/listing';
import { taxonomyHeadView } from '@/lib/views/taxonomy';

interface ServiceScreenProps {
  params: Promise<ItemParams>;
  searchParams: Promise<RawSearchParams>;
}

async function load({ params, searchParams }: ServiceScreenProps) {
  const id = readItemId(await params);
  const query = readListQuery(await searchParams, 'service');
  return { id: id ?? '', query, result: id ? await loadService(id, query) : null };
}

export async function generateMetadata(props: ServiceScreenProps): Promise<Metadata> {
  const [{ id, query, result }, t, notFound, locale] = await Promise.all([
    load(props),
    getTranslations('listing'),
    getTranslations('notFound'),
    pageLocale(),
  ]);
  if (!result || isMissingItem(result)) return hiddenMetadata(notFound('title'));
  if (!result.ok) return hiddenMetadata(t('service'));
  const { service, pages } = result.data;
  const page = Math.min(query.page, pages.lastPage);
  return listMetadata({
    title: plainText(localise(service.name, locale).text),
    description: localise(service.description, locale).text,
    path: routes.service({ id, slug: service.slug }),
    locale,
    locales: readableIn(service.name),
    feed: routes.serviceFeed({ language: locale, id: id }),
    query,
    page,
    pageName: t('page', { page }),
  });
}

export default async function ServiceScreen(props: ServiceScreenProps) {
  const [{ id, query, result }, t, locale] = await Promise.all([load(props), getTranslations('listing'), pageLocale()]);
  if (!result || isMissingItem(result)) {
    setNotFoundStatus(404);
    return <NotFoundScreen />;
  }
  const { perPage, search } = query;
  const found = orElse(result, null);
  const path = routes.service({ id, slug: found?.service.slug ?? '' });
  const listing = listingView(found?.pages ?? EMPTY_LISTING, (item) => pageCard(item, locale));
  const title = found ? plainText(localise(found.service.name, locale).text) : t('service');
  return (
    <>
      <StructuredData data={collectionData({ title, path: listAddress(path, { page: listing.page }), items: listing.cards }, locale)} />
      <TaxonomyTitle head={found && taxonomyHeadView(found.service, locale)} generalName={t('service')} />
      <ListSection>
        <ListToolbar list="service" path={path} text={search} perPage={perPage} />
        <ListResults listing={listing} addressOf={(page) => listAddress(path, { page, per_page: perPage, search })}>
          {(card) => <ContentCard card={card} query={search} />}
        </ListResults>
      </ListSection>
    </>
  );
}
