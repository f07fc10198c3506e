import type { ApiCall } from '@/lib/api/client';
import { collectionEndpoint, taxonomyEndpoint } from '@/lib/api/endpoints';
import { mapResult, type ApiResult } from '@/lib/api/result';
import { countedTaxonomy, type CountedTaxonomy, type Taxonomy as TaxonomyRecord } from '@/lib/api/schemas/article-page';
import type { Listing } from '@/lib/api/schemas/listing';
import type { ListName } from '@/lib/constants';
import { routes } from '@/lib/routes/links';
import type { ItemRoute } from '@/lib/routes/table';
import type { Entity, NamedRecord, ReportedKind } from './entity';
import type { Publication, PublicationRecord } from './publication';

/** Of an entity with a screen for each record, on which it lists others. */
export type TaxonomyTag = ItemRoute & ListName;

interface Parts<T extends PublicationRecord, Tag extends TaxonomyTag> {
  tag: Tag;
  /** Files of the sitemap. */
  plural: string;
  /** What it groups, and their name in its answers. */
  items: Publication<T>;
  members: string;
  /** Of every one with its number of items, and of one. */
  templates: Record<'all' | 'one', ApiCall['template']>;
}

/** A category of articles, a service of pages: an entity that lists a publication. */
export interface Taxonomy<T extends PublicationRecord = PublicationRecord, Tag extends TaxonomyTag = TaxonomyTag> extends Parts<T, Tag>, Entity<Tag> {
  kind: 'taxonomy';
  report: readonly ReportedKind<Tag>[];
  all(): Promise<ApiResult<CountedTaxonomy[]>>;
  one(id: string, page: number, perPage: number, search: string): Promise<ApiResult<{ record: TaxonomyRecord; listing: Listing<T> }>>;
  named(): Promise<ApiResult<NamedRecord[]>>;
}

/** `failures`: the specification's words (§8). */
export function taxonomy<T extends PublicationRecord, const Tag extends TaxonomyTag>(
  parts: Parts<T, Tag>,
  failures: Record<'all' | 'one', string>,
): Taxonomy<T, Tag> {
  const { tag, items, templates } = parts;
  const route: ItemRoute = tag;
  const path = routes[route];
  const all = collectionEndpoint(templates.all, countedTaxonomy, failures.all, tag, items.tag);
  return {
    ...parts,
    kind: 'taxonomy',
    report: [{ kind: tag, names: ['name'], isCut: true, bodies: ['description'], slug: 'slug', path }],
    all,
    one: taxonomyEndpoint(templates.one, parts, failures.one),
    named: async () => mapResult(await all(), (each) => each.map((item) => ({ name: item.name, href: path(item) }))),
  };
}
