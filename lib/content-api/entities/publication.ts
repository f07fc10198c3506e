import type { z } from 'zod';
import type { ApiCall } from '@/lib/content-api/client';
import {
  collectionEndpoint,
  itemEndpoint,
  listEndpoint,
  taxonomyEndpoint,
} from '@/lib/content-api/endpoints';
import { mapResult } from '@/lib/content-api/result';
import {
  countedTaxonomy,
  type Article,
  type Page,
  type TaxonomyLink,
} from '@/lib/content-api/schemas/article-page';
import { LARGEST_PER_PAGE, type ListName } from '@/lib/platform/constants';
import type { ApiDate } from '@/lib/i18n/api-date';
import { cardDate, englishDetailDate } from '@/lib/i18n/format-date';
import type { Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contactPath, routes, type ListRoute } from '@/lib/routes/links';
import type { ItemRoute } from '@/lib/routes/table';
import { itemCard, taxonomyView, type CardView } from '@/lib/views/card';
import { itemDetail } from '@/lib/views/detail';
import type { ItemFacts, StructuredData } from '@/lib/views/structured-data';

/** A record of any publication. Fields that not all publications have are optional. */
export type PublicationRecord = Pick<Article, keyof Article & keyof Page> &
  Partial<Omit<Article, keyof Page> & Omit<Page, keyof Article>>;

export interface NamedRecord {
  name: Localised;
  /**
   * Path of the record's screen, or of another screen with the record's anchor. It has no language
   * prefix.
   */
  href: string;
  /** Further words by which search finds the record. */
  extraTerms?: (locale: Locale) => string;
}

type Template = ApiCall['template'];

/**
 * The parts that differ between publications. They are methods, so that their parameters are
 * bivariant and any publication fits `PublicationRecord`.
 */
interface PublicationParts<T extends PublicationRecord, Tag extends ItemRoute> {
  tag: Tag;
  /** The route of the list's screen. Its name is also the key of texts and page sizes. */
  listRoute: ListRoute;
  schema: z.ZodType<T>;
  dateOf(item: T): ApiDate;
  /** The taxonomy whose records tag this publication, or null. */
  taxonomy: ItemRoute | null;
  data(item: T, facts: ItemFacts, locale: Locale): StructuredData;
  openGraph: 'article' | 'website';
}

export function taxonomyLinksOf({ service, categories = [] }: PublicationRecord): TaxonomyLink[] {
  return service ? [service] : categories;
}

/**
 * Makes an entity with a paged list, a screen for each record, and search results.
 * `failureMessages` has the error messages of specification §8.
 */
export function publication<T extends PublicationRecord, const Tag extends ItemRoute>(
  template: Template,
  failureMessages: Record<'list' | 'one', string>,
  parts: PublicationParts<T, Tag>,
) {
  const { tag, schema, taxonomy } = parts;
  const route: ItemRoute = tag;
  const href = routes[route];
  const itemTemplate: Template = `${template}/edit/{id}`;
  const embedded = taxonomy === null ? [] : [taxonomy];
  const list = listEndpoint(template, schema, failureMessages.list, tag, ...embedded);
  const tagViews = (tags: TaxonomyLink[], locale: Locale) =>
    taxonomy === null ? [] : tags.map((each) => taxonomyView(taxonomy, each, locale));
  return {
    ...parts,
    kind: 'publication' as const,
    templates: { list: template, one: itemTemplate },
    byId: itemEndpoint(itemTemplate, schema, failureMessages.one, tag, embedded),
    list,
    /** Path of the screen, without language. */
    href,
    async namedRecords() {
      return mapResult(await list(1, LARGEST_PER_PAGE, ''), ({ items }) =>
        items.map((item): NamedRecord => ({ name: item.name, href: href(item) })),
      );
    },
    card(item: T, locale: Locale): CardView {
      // Specification §2 Home: a card's categories link to /category/{id}.
      const withoutSlugs = taxonomyLinksOf(item).map((each) => ({ ...each, slug: '' }));
      const date = cardDate(parts.dateOf(item), locale);
      return {
        ...itemCard(tag, item, locale),
        href: href(item),
        date,
        categories: tagViews(withoutSlugs, locale),
      };
    },
    detail(item: T, locale: Locale) {
      const date = englishDetailDate(parts.dateOf(item));
      return {
        ...itemDetail(item, locale),
        href: href(item),
        contactHref: contactPath(route, item.id),
        date,
        tags: tagViews(taxonomyLinksOf(item), locale),
      };
    },
  };
}
export type Publication<Tag extends ItemRoute = ItemRoute> = ReturnType<
  typeof publication<PublicationRecord, Tag>
>;
export type DetailView = ReturnType<Publication['detail']>;

/** A taxonomy has a screen for each record, which lists other records. */
export type TaxonomyTag = ItemRoute & ListName;

interface TaxonomyParts<Tag extends TaxonomyTag> {
  tag: Tag;
  /** Name of the taxonomy's files in the sitemap. */
  plural: string;
  /** The publication whose records the taxonomy groups. */
  items: Publication;
  /** The field of the API's answer that contains the records of this publication. */
  members: string;
  /**
   * Templates of two calls: one for all records of the taxonomy, with their number of items, and
   * one for a single record.
   */
  templates: Record<'all' | 'one', Template>;
}

export function taxonomy<const Tag extends TaxonomyTag>(
  parts: TaxonomyParts<Tag>,
  failureMessages: Record<'all' | 'one', string>,
) {
  const { tag, items, templates } = parts;
  const route: ItemRoute = tag;
  const loadAll = collectionEndpoint(templates.all, countedTaxonomy, failureMessages.all, [
    tag,
    items.tag,
  ]);
  return {
    ...parts,
    kind: 'taxonomy' as const,
    all: loadAll,
    byId: taxonomyEndpoint(templates.one, parts, failureMessages.one),
    async namedRecords() {
      return mapResult(await loadAll(), (each) =>
        each.map((item): NamedRecord => ({ name: item.name, href: routes[route](item) })),
      );
    },
  };
}
export type Taxonomy<Tag extends TaxonomyTag = TaxonomyTag> = ReturnType<typeof taxonomy<Tag>>;
