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
import { routes, type ListRoute } from '@/lib/routes/links';
import type { ItemRoute } from '@/lib/routes/table';
import { itemCard, taxonomyView, type CardView } from '@/lib/views/card';
import { itemDetail } from '@/lib/views/detail';
import type { ItemFacts, StructuredData } from '@/lib/views/structured-data';

/** A field that not every publication has is optional: views read it from any of them. */
export type PublicationRecord = Pick<Article, keyof Article & keyof Page> &
  Partial<Omit<Article, keyof Page> & Omit<Page, keyof Article>>;

export interface NamedRecord {
  name: Localised;
  /** Of its screen, or of its place on one; without language. */
  href: string;
  /** Other words it is found by. */
  also?: (locale: Locale) => string;
}

type Template = ApiCall['template'];

/**
 * What differs between publications. Methods, so that any publication is one of
 * `PublicationRecord`s.
 */
interface PublicationParts<T extends PublicationRecord, Tag extends ItemRoute> {
  tag: Tag;
  /** The screen that lists them; texts and page sizes go by its name, too. */
  listRoute: ListRoute;
  schema: z.ZodType<T>;
  dateOf(item: T): ApiDate;
  /** Whose records it is tagged with; null where there are none. */
  taxonomy: ItemRoute | null;
  data(item: T, facts: ItemFacts, locale: Locale): StructuredData;
  /** What its screen is to social networks. */
  openGraph: 'article' | 'website';
  hasFeed: boolean;
}

export function tagsOf({ service, categories = [] }: PublicationRecord): TaxonomyLink[] {
  return service ? [service] : categories;
}

/**
 * An entity with a paged list and a screen for each record, which search finds. `failures`: the
 * specification's words (§8).
 */
export function publication<T extends PublicationRecord, const Tag extends ItemRoute>(
  template: Template,
  failures: Record<'list' | 'one', string>,
  parts: PublicationParts<T, Tag>,
) {
  const { tag, schema, taxonomy } = parts;
  const route: ItemRoute = tag;
  const href = routes[route];
  const one: Template = `${template}/edit/{id}`;
  const held = taxonomy === null ? [] : [taxonomy];
  const list = listEndpoint(template, schema, failures.list, tag, ...held);
  const tagViews = (tags: TaxonomyLink[], locale: Locale) =>
    taxonomy === null ? [] : tags.map((each) => taxonomyView(taxonomy, each, locale));
  return {
    ...parts,
    kind: 'publication' as const,
    templates: { list: template, one },
    one: itemEndpoint(one, schema, failures.one, tag, held),
    list,
    /** Path of its screen, without language. */
    href,
    /** The newest ones. */
    async named() {
      return mapResult(await list(1, LARGEST_PER_PAGE, ''), ({ items }) =>
        items.map((item): NamedRecord => ({ name: item.name, href: href(item) })),
      );
    },
    card(item: T, locale: Locale): CardView {
      // Specification §2 Home: a card’s categories link to /category/{id}.
      const withoutSlugs = tagsOf(item).map((each) => ({ ...each, slug: '' }));
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
        date,
        tags: tagViews(tagsOf(item), locale),
      };
    },
  };
}
export type Publication<Tag extends ItemRoute = ItemRoute> = ReturnType<
  typeof publication<PublicationRecord, Tag>
>;
export type DetailView = ReturnType<Publication['detail']>;

/** Of an entity with a screen for each record, on which it lists others. */
export type TaxonomyTag = ItemRoute & ListName;

interface TaxonomyParts<Tag extends TaxonomyTag> {
  tag: Tag;
  /** Files of the sitemap. */
  plural: string;
  /** What it groups, and their name in its answers. */
  items: Publication;
  members: string;
  /** Of every one with its number of items, and of one. */
  templates: Record<'all' | 'one', Template>;
}

/** A category of articles, a service of pages: an entity that lists a publication. */
export function taxonomy<const Tag extends TaxonomyTag>(
  parts: TaxonomyParts<Tag>,
  failures: Record<'all' | 'one', string>,
) {
  const { tag, items, templates } = parts;
  const route: ItemRoute = tag;
  const all = collectionEndpoint(templates.all, countedTaxonomy, failures.all, [tag, items.tag]);
  return {
    ...parts,
    kind: 'taxonomy' as const,
    all,
    one: taxonomyEndpoint(templates.one, parts, failures.one),
    async named() {
      return mapResult(await all(), (each) =>
        each.map((item): NamedRecord => ({ name: item.name, href: routes[route](item) })),
      );
    },
  };
}
export type Taxonomy<Tag extends TaxonomyTag = TaxonomyTag> = ReturnType<typeof taxonomy<Tag>>;
