import type { z } from 'zod';
import type { ApiCall } from '@/lib/api/client';
import { itemEndpoint, listEndpoint } from '@/lib/api/endpoints';
import { mapResult, type ApiResult } from '@/lib/api/result';
import type { Article, Page, TaxonomyLink } from '@/lib/api/schemas/article-page';
import type { Listing } from '@/lib/api/schemas/listing';
import { LARGEST_PER_PAGE } from '@/lib/constants';
import type { ApiDate } from '@/lib/dates/api-date';
import { cardDate, englishDetailDate } from '@/lib/dates/format-date';
import type { LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { routes, type ListRoute } from '@/lib/routes/links';
import type { ItemRoute } from '@/lib/routes/table';
import { itemCard, taxonomyView, type CardView, type TaxonomyView } from '@/lib/views/card';
import { itemDetail, type DetailView } from '@/lib/views/detail';
import type { ItemFacts, StructuredData } from '@/lib/views/structured-data';
import type { Entity, NamedRecord, ReportedKind } from './entity';

/** What every publication has. */
export type PublicationRecord = Pick<Article, keyof Article & keyof Page>;

/** What differs between publications. Methods, so that any publication is one of `PublicationRecord`s. */
interface Parts<T extends PublicationRecord, Tag extends ItemRoute> {
  tag: Tag;
  /** The screen that lists them; texts and page sizes go by its name, too. */
  listRoute: ListRoute;
  schema: z.ZodType<T>;
  /** The date of cards and details. */
  dateOf(item: T): ApiDate;
  /** Whose records it is tagged with; null where there are none. */
  taxonomy: ItemRoute | null;
  tagsOf(item: T): TaxonomyLink[];
  pointsOf(item: T, locale: Locale): LocalisedText[];
  /** Its structured data. */
  data(item: T, facts: ItemFacts, locale: Locale): StructuredData;
  /** What its screen is to social networks. */
  openGraph: 'article' | 'website';
  /** Its list has an Atom feed. */
  hasFeed: boolean;
  /** `/api/search` finds it. */
  isSearched: boolean;
}

/** An entity with a paged list and a screen for each record, as articles and pages are. */
export interface Publication<T extends PublicationRecord = PublicationRecord, Tag extends ItemRoute = ItemRoute> extends Parts<T, Tag>, Entity<Tag> {
  kind: 'publication';
  report: readonly ReportedKind<Tag>[];
  templates: Record<'list' | 'one', ApiCall['template']>;
  one(id: string): Promise<ApiResult<T>>;
  list(page: number, perPage: number, search: string): Promise<ApiResult<Listing<T>>>;
  /** Path of its screen, without language. */
  href(item: { id: string; slug: string }): string;
  /** The newest ones. */
  named(): Promise<ApiResult<NamedRecord[]>>;
  card(item: T, locale: Locale): CardView;
  detail(item: T, locale: Locale): DetailView;
}

/**
 * `template`: of its list. `failures`: the specification's words (§8). `fields`: what the report reads besides name, description, picture
 * and slug.
 */
export function publication<T extends PublicationRecord, const Tag extends ItemRoute>(
  template: ApiCall['template'],
  failures: Record<'list' | 'one', string>,
  fields: Pick<ReportedKind, 'bodies' | 'files'>,
  parts: Parts<T, Tag>,
): Publication<T, Tag> {
  const { tag, schema, taxonomy } = parts;
  const route: ItemRoute = tag;
  const href = routes[route];
  const templates = { list: template, one: `${template}/edit/{id}` } as const;
  const list = listEndpoint(template, schema, failures.list, tag);
  const tagViews = (tags: TaxonomyLink[], locale: Locale): TaxonomyView[] =>
    taxonomy === null ? [] : tags.map((each) => taxonomyView(taxonomy, each, locale));
  return {
    ...parts,
    kind: 'publication',
    templates,
    report: [{ kind: tag, names: ['name'], isCut: true, bodies: ['description'], image: 'image', slug: 'slug', path: href, ...fields }],
    one: itemEndpoint(templates.one, schema, failures.one, tag),
    list,
    href,
    named: async () => mapResult(await list(1, LARGEST_PER_PAGE, ''), ({ items }) => items.map((item) => ({ name: item.name, href: href(item) }))),
    card: (item, locale) => ({
      ...itemCard(tag, item, locale),
      href: href(item),
      date: cardDate(parts.dateOf(item), locale),
      // Specification §2 Home: a card’s categories link to /category/{id}.
      categories: tagViews(
        parts.tagsOf(item).map((each) => ({ ...each, slug: '' })),
        locale,
      ),
    }),
    detail: (item, locale) => ({
      ...itemDetail(item, locale),
      href: href(item),
      date: englishDetailDate(parts.dateOf(item)),
      points: parts.pointsOf(item, locale),
      tags: tagViews(parts.tagsOf(item), locale),
    }),
  };
}
