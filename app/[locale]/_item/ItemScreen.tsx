import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { ItemDetail, type ItemName } from '@/components/detail/ItemDetail';
import { StructuredData } from '@/components/ui/StructuredData';
import { orNotFound, setNotFoundStatus, type ApiResult } from '@/lib/api/result';
import type { CountedTaxonomy } from '@/lib/api/schemas/content';
import type { ItemFacts, StructuredData as Data } from '@/lib/discovery/structured-data';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readableIn } from '@/lib/i18n/readable-in';
import { socialImage } from '@/lib/media/content-image';
import { withSizes } from '@/lib/media/open-download';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { readItemId, type ItemParams } from '@/lib/routes/item-id';
import { routes } from '@/lib/routes/links';
import { withTimeout } from '@/lib/runtime/retry';
import { plainText } from '@/lib/text/plain-text';
import { countedTaxonomyView, type CardView } from '@/lib/views/card';
import type { DetailView } from '@/lib/views/detail';

const RELATED_SHOWN = 3;

interface Item {
  id: string;
  slug: string;
  name: Localised;
  body: Localised;
  image: Localised;
}

/** What articles and pages do each in its own way. */
export interface ItemKind<T extends Item> {
  name: ItemName;
  taxonomy: 'category' | 'service';
  load: (id: string) => Promise<ApiResult<T>>;
  /** Every category or service; an item without them is not shown (specification §8). */
  loadTaxonomies: () => Promise<ApiResult<CountedTaxonomy[]>>;
  viewOf: (item: T, locale: Locale) => DetailView;
  dataOf: (item: T, facts: ItemFacts, locale: Locale) => Data;
  /** Items of its first category or its service: what the screen of that shows first, so mostly at hand already. */
  relatedTo: (item: T, locale: Locale) => Promise<readonly CardView[]>;
}

export interface ItemScreenProps {
  params: Promise<ItemParams>;
}

export async function itemMetadata<T extends Item>({ name, load, loadTaxonomies }: ItemKind<T>, params: Promise<ItemParams>): Promise<Metadata> {
  const id = readItemId(await params);
  const [t, locale, result, taxonomies] = await Promise.all([
    getTranslations('notFound'),
    pageLocale(),
    id ? load(id) : null,
    id ? loadTaxonomies() : null,
  ]);
  if (!result?.ok || !taxonomies?.ok) return hiddenMetadata(t('title'));
  const item = result.data;
  return screenMetadata({
    title: plainText(localise(item.name, locale).text),
    description: localise(item.body, locale).text,
    path: routes[name](item),
    locale,
    locales: readableIn(item.name, item.body),
    image: socialImage(item.image, locale),
    kind: name === 'article' ? 'article' : 'website',
  });
}

/** The screen of an article or page. */
export async function ItemScreen<T extends Item>({ kind, params }: ItemScreenProps & { kind: ItemKind<T> }) {
  const id = readItemId(await params);
  if (!id) {
    setNotFoundStatus(404);
    return <NotFoundScreen />;
  }
  const [locale, found, taxonomies] = await Promise.all([pageLocale(), kind.load(id), kind.loadTaxonomies()]);
  const item = orNotFound(found);
  if (!item) return <NotFoundScreen />;
  if (!taxonomies.ok) {
    setNotFoundStatus(503);
    return <NotFoundScreen />;
  }
  const view = kind.viewOf(item, locale);
  const [cards, files] = await Promise.all([withTimeout(kind.relatedTo(item, locale)), withSizes(view.files)]);
  const related = (cards ?? []).filter(({ key }) => key !== `${kind.name}-${id}`).slice(0, RELATED_SHOWN);
  return (
    <>
      <StructuredData data={kind.dataOf(item, { ...view, image: socialImage(item.image, locale) }, locale)} />
      <ItemDetail
        name={kind.name}
        item={{ ...view, files }}
        taxonomies={taxonomies.data.map((each) => countedTaxonomyView(kind.taxonomy, each, locale))}
        related={related}
      />
    </>
  );
}
