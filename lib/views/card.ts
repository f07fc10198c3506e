import type {
  Article,
  CountedTaxonomy,
  Taxonomy,
  TaxonomyLink,
} from '@/lib/content-api/schemas/article-page';
import { EXCERPT_WORDS } from '@/lib/platform/constants';
import type { DateView } from '@/lib/i18n/format-date';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import { routes } from '@/lib/routes/links';
import type { ItemRoute } from '@/lib/routes/table';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import type { Listing } from '@/lib/content-api/schemas/listing';
import { plainText } from '@/lib/text/plain-text';

export function itemCard(
  type: string,
  { id, name, body, image }: Pick<Article, 'id' | 'name' | 'body' | 'image'>,
  locale: Locale,
) {
  return {
    key: `${type}-${id}`,
    title: mapText(localise(name, locale), truncateName),
    excerpt: mapText(localise(body, locale), (html) => excerpt(html, EXCERPT_WORDS.list)),
    image: contentImage(image, id, locale, 640),
  };
}

export interface CardView extends ReturnType<typeof itemCard> {
  href: string;
  date: DateView;
  categories: TaxonomyView[];
}

/** Returns the services that narrow a search; a chosen one that is unknown stays in the list. */
export function serviceChoices(
  services: CountedTaxonomy[],
  { chosen, all, unknown }: { chosen: string; all: string; unknown: string },
  locale: Locale,
): { value: string; label: string; lang?: Locale; dir?: 'rtl' | 'ltr' }[] {
  const choices = services.map(({ id, name }) => {
    const { text, lang, dir, isFallback } = localise(name, locale);
    return { value: id, label: truncateName(text), ...(isFallback && { lang, dir }) };
  });
  const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
  return [
    { value: '', label: all },
    ...choices,
    ...(isKnown ? [] : [{ value: chosen, label: `${unknown} ${chosen}` }]),
  ];
}
export type Choice = ReturnType<typeof serviceChoices>[number];

export interface ListingView<Card> {
  cards: Card[];
  page: number;
  lastPage: number;
  /** Number of items in the whole list; null when unknown. */
  total: number | null;
}

/** `requestedPage` is the page's number if the answer does not contain it. */
export function listingView<T, Card>(
  listing: Listing<T>,
  requestedPage: number,
  cardOf: (item: T) => Card,
): ListingView<Card> {
  return {
    cards: listing.items.map(cardOf),
    page: Math.min(listing.currentPage ?? requestedPage, listing.lastPage),
    lastPage: listing.lastPage,
    total: listing.total ?? (listing.lastPage === 1 ? listing.items.length : null),
  };
}

export function taxonomyView(kind: ItemRoute, item: TaxonomyLink, locale: Locale) {
  return {
    id: item.id,
    name: mapText(localise(item.name, locale), truncateName),
    href: routes[kind](item),
  };
}
export type TaxonomyView = ReturnType<typeof taxonomyView>;

export function countedTaxonomyView(kind: ItemRoute, item: CountedTaxonomy, locale: Locale) {
  return { ...taxonomyView(kind, item, locale), items: item.items };
}
export type CountedTaxonomyView = ReturnType<typeof countedTaxonomyView>;

export function taxonomyHeadView(item: Taxonomy, locale: Locale) {
  const name = localise(item.name, locale);
  return {
    title: mapText(name, plainText),
    /** The name as the breadcrumb shows it. */
    step: mapText(name, truncateName),
    description: localise(item.description, locale),
  };
}
