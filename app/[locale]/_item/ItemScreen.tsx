import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { ItemDetail } from '@/components/detail/ItemDetail';
import { StructuredData } from '@/components/ui/Static';
import {
  notFoundTitleKey,
  loadOptionalPart,
  orNotFound,
  setErrorStatus,
} from '@/lib/content-api/result';
import { DEFAULT_PER_PAGE } from '@/lib/platform/constants';
import { addFileSizes } from '@/lib/content-api/entities/screen-data/file-sizes';
import { TAXONOMIES } from '@/lib/content-api/entities';
import {
  taxonomyLinksOf,
  type Publication,
  type PublicationRecord,
} from '@/lib/content-api/entities/publication';
import { localise, readableIn } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { socialImage } from '@/lib/media/content-image';
import { noindexMetadata, screenMetadata } from '@/lib/views/metadata';
import { readItemId, type ItemParams } from '@/lib/routes/parameters';
import { plainText } from '@/lib/text/plain-text';
import { countedTaxonomyView, type CardView } from '@/lib/views/card';

const RELATED_SHOWN = 3;

interface ItemScreenProps {
  params: Promise<ItemParams>;
}

/** Makes the screen of a record. It is 503 if the list of categories or services fails (§8). */
export function itemScreen(entity: Publication) {
  const taxonomy = TAXONOMIES.find(({ tag }) => tag === entity.taxonomy);

  async function loadRecord({ params }: ItemScreenProps) {
    const id = readItemId(await params);
    return Promise.all([
      pageLocale(),
      id ? entity.byId(id) : null,
      id && taxonomy ? taxonomy.all() : null,
    ]);
  }

  async function generateMetadata(props: ItemScreenProps): Promise<Metadata> {
    const [locale, found, taxonomies] = await loadRecord(props);
    if (!found?.ok || taxonomies?.ok === false)
      return noindexMetadata((await getTranslations('notFound'))(notFoundTitleKey(found)));
    const item = found.data;
    return screenMetadata({
      title: plainText(localise(item.name, locale).text),
      description: localise(item.body, locale).text,
      path: entity.href(item),
      locale,
      locales: readableIn(item.name, item.body),
      image: socialImage(item.image, locale),
      kind: entity.openGraph,
    });
  }

  /** Returns other records of the first category or service, from the first page of its list. */
  async function loadRelated(item: PublicationRecord, locale: Locale): Promise<CardView[]> {
    const [first] = taxonomyLinksOf(item);
    if (!taxonomy || !first) return [];
    const found = await loadOptionalPart(
      'related',
      taxonomy.byId(first.id, 1, DEFAULT_PER_PAGE, ''),
    );
    const related = found?.listing.items.filter(({ id }) => id !== item.id) ?? [];
    return related.slice(0, RELATED_SHOWN).map((other) => entity.card(other, locale));
  }

  async function Screen(props: ItemScreenProps) {
    const [locale, found, taxonomies] = await loadRecord(props);
    if (!found) setErrorStatus(404);
    const item = found && orNotFound(found);
    if (item && taxonomies?.ok === false) setErrorStatus(503);
    if (!item || taxonomies?.ok === false) return <NotFoundScreen />;
    const view = entity.detail(item, locale);
    const [related, files] = await Promise.all([
      loadRelated(item, locale),
      addFileSizes(view.files, [entity.tag]),
    ]);
    const taxonomyViews =
      taxonomy && taxonomies?.data.map((each) => countedTaxonomyView(taxonomy.tag, each, locale));
    return (
      <>
        <StructuredData
          data={entity.data(item, { ...view, image: socialImage(item.image, locale) }, locale)}
        />
        <ItemDetail
          list={entity.listRoute}
          item={{ ...view, files }}
          taxonomy={taxonomy && taxonomyViews && { tag: taxonomy.tag, all: taxonomyViews, related }}
        />
      </>
    );
  }

  return { generateMetadata, Screen };
}
