import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { ItemDetail, type ItemName } from '@/components/detail/ItemDetail';
import { StructuredData } from '@/components/ui/StructuredData';
import type { TaxonomyList } from '@/lib/api/endpoints';
import { notFoundTitle, orNotFound, setNotFoundStatus, type ApiResult } from '@/lib/api/result';
import type { Article, CountedTaxonomy, Page } from '@/lib/api/schemas/article-page';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import type { ItemFacts, StructuredData as Data } from '@/lib/documents/structured-data';
import { localise, readableIn } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { socialImage } from '@/lib/media/content-image';
import { withSizes } from '@/lib/downloads/open-download';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { readItemId, type ItemParams } from '@/lib/routes/item-id';
import { routes } from '@/lib/routes/links';
import { markPartial } from '@/lib/runtime/request-context';
import { withTimeout } from '@/lib/runtime/wait';
import { plainText } from '@/lib/text/plain-text';
import { countedTaxonomyView, type CardView } from '@/lib/views/card';
import type { DetailView } from '@/lib/views/detail';

const RELATED_SHOWN = 3;

interface ItemKind<T extends Article | Page, Listed> {
  name: ItemName;
  taxonomy: 'category' | 'service';
  load: (id: string) => Promise<ApiResult<T>>;
  /** Every category or service; an item without them is not shown (specification §8). */
  loadTaxonomies: () => Promise<ApiResult<CountedTaxonomy[]>>;
  loadTaxonomy: (id: string, page: number, perPage: number, search: string) => Promise<ApiResult<TaxonomyList<Listed>>>;
  /** The first category or the service it belongs to. */
  taxonomyOf: (item: T) => { id: string } | null | undefined;
  cardOf: (item: Listed, locale: Locale) => CardView;
  viewOf: (item: T, locale: Locale) => DetailView;
  dataOf: (item: T, facts: ItemFacts, locale: Locale) => Data;
}

interface ItemScreenProps {
  params: Promise<ItemParams>;
}

export function itemScreen<T extends Article | Page, Listed>(kind: ItemKind<T, Listed>) {
  const { name, load, loadTaxonomies } = kind;

  async function read({ params }: ItemScreenProps) {
    const id = readItemId(await params);
    return Promise.all([pageLocale(), id ? load(id) : null, id ? loadTaxonomies() : null]);
  }

  async function generateMetadata(props: ItemScreenProps): Promise<Metadata> {
    const [locale, found, taxonomies] = await read(props);
    if (!found?.ok || !taxonomies?.ok) return hiddenMetadata((await getTranslations('notFound'))(notFoundTitle(found)));
    const item = found.data;
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

  /** What its first category or its service shows first, so mostly at hand already. */
  async function relatedTo(item: T, locale: Locale): Promise<CardView[]> {
    const taxonomy = kind.taxonomyOf(item);
    if (!taxonomy) return [];
    const found = await withTimeout(kind.loadTaxonomy(taxonomy.id, 1, DEFAULT_PER_PAGE, ''));
    if (!found?.ok) {
      if (found?.failure.kind !== 'missing') markPartial('related');
      return [];
    }
    const cards = found.data.listing.items.map((item) => kind.cardOf(item, locale));
    return cards.filter(({ key }) => key !== `${name}-${item.id}`).slice(0, RELATED_SHOWN);
  }

  async function Screen(props: ItemScreenProps) {
    const [locale, found, taxonomies] = await read(props);
    if (!found) setNotFoundStatus(404);
    const item = found && orNotFound(found);
    if (item && !taxonomies?.ok) setNotFoundStatus(503);
    if (!item || !taxonomies?.ok) return <NotFoundScreen />;
    const view = kind.viewOf(item, locale);
    const [related, files] = await Promise.all([relatedTo(item, locale), withSizes(view.files)]);
    return (
      <>
        <StructuredData data={kind.dataOf(item, { ...view, image: socialImage(item.image, locale) }, locale)} />
        <ItemDetail
          name={name}
          item={{ ...view, files }}
          taxonomies={taxonomies.data.map((each) => countedTaxonomyView(kind.taxonomy, each, locale))}
          related={related}
        />
      </>
    );
  }

  return { generateMetadata, Screen };
}
