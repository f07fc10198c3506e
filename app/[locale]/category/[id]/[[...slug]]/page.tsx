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
import { loadCategory } from '@/lib/listing/load-listing';
import { hiddenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes/links';
import { collectionData } from '@/lib/discovery/structured-data';
import { plainText } from '@/lib/text/plain-text';
import { articleCard } from '@/lib/views/card';
import { listingView } from '@/lib/views/listing';
import { taxonomyHeadView } from '@/lib/views/taxonomy';

interface CategoryScreenProps {
  params: Promise<ItemParams>;
  searchParams: Promise<RawSearchParams>;
}

async function load({ params, searchParams }: CategoryScreenProps) {
  const id = readItemId(await params);
  const query = readListQuery(await searchParams, 'category');
  return { id: id ?? '', query, result: id ? await loadCategory(id, query) : null };
}

export async function generateMetadata(props: CategoryScreenProps): Promise<Metadata> {
  const [{ id, query, result }, t, notFound, locale] = await Promise.all([
    load(props),
    getTranslations('listing'),
    getTranslations('notFound'),
    pageLocale(),
  ]);
  if (!result || isMissingItem(result)) return hiddenMetadata(notFound('title'));
  if (!result.ok) return hiddenMetadata(t('category'));
  const { category, articles } = result.data;
  const page = Math.min(query.page, articles.lastPage);
  return listMetadata({
    title: plainText(localise(category.name, locale).text),
    description: localise(category.description, locale).text,
    path: routes.category({ id, slug: category.slug }),
    locale,
    locales: readableIn(category.name),
    feed: routes.categoryFeed({ language: locale, id: id }),
    query,
    page,
    pageName: t('page', { page }),
  });
}

export default async function CategoryScreen(props: CategoryScreenProps) {
  const [{ id, query, result }, t, locale] = await Promise.all([load(props), getTranslations('listing'), pageLocale()]);
  if (!result || isMissingItem(result)) {
    setNotFoundStatus(404);
    return <NotFoundScreen />;
  }
  const { perPage, search } = query;
  const found = orElse(result, null);
  const path = routes.category({ id, slug: found?.category.slug ?? '' });
  const listing = listingView(found?.articles ?? EMPTY_LISTING, (article) => articleCard(article, locale));
  const title = found ? plainText(localise(found.category.name, locale).text) : t('category');
  return (
    <>
      <StructuredData data={collectionData({ title, path: listAddress(path, { page: listing.page }), items: listing.cards }, locale)} />
      <TaxonomyTitle head={found && taxonomyHeadView(found.category, locale)} generalName={t('category')} />
      <ListSection>
        <ListToolbar list="category" path={path} text={search} perPage={perPage} />
        <ListResults listing={listing} addressOf={(page) => listAddress(path, { page, per_page: perPage, search })}>
          {(card) => <ContentCard card={card} query={search} />}
        </ListResults>
      </ListSection>
    </>
  );
}
