import { cache } from 'react';
import type { z } from 'zod';
import type { Priority } from '../cache/store';
import type { Entity, EntityTag } from '../entities';
import { getFromApi } from '../get-from-api';
import { collectionOf, detailOf, isMissing, isMissingIn } from '../schemas/detail';
import { listingOf, type Listing } from '../schemas/listing';
import type { Taxonomy } from '../schemas/taxonomy';

/*
 * The kinds of endpoints of the call table (specification §7). Memoised per request, so that a screen and its metadata share one call; arguments are
 * plain values, by which `cache` recognises equal calls.
 */

interface Endpoint<S extends z.ZodType> {
  path: string;
  schema: S;
  failureMessage: string;
}

/** GET {path}/{id}: one item. */
export function itemEndpoint<S extends z.ZodType>({ path, schema, failureMessage, tag }: Endpoint<S> & { tag: Entity }) {
  const detail = detailOf(schema);
  return cache((id: string) =>
    getFromApi({ path: `${path}/${encodeURIComponent(id)}`, schema: detail, failureMessage, tags: [tag, `${tag}:${id}`], isMissing }),
  );
}

/** GET {path}: a whole collection. */
export function collectionEndpoint<S extends z.ZodType>({ path, schema, failureMessage, tags }: Endpoint<S> & { tags: EntityTag[] }) {
  const collection = collectionOf(schema);
  return cache(() => getFromApi({ path, schema: collection, failureMessage, tags }));
}

/** GET {path}: one page of a list. */
export function listEndpoint<S extends z.ZodType>({ path, schema, failureMessage, tag }: Endpoint<S> & { tag: Entity }) {
  const listing = listingOf(schema);
  return cache((page: number, perPage: number, search: string) =>
    getFromApi({
      path,
      query: { page, per_page: perPage, search },
      schema: listing,
      failureMessage,
      tags: [tag],
      priorityOf: ({ lastPage }) => listPriority({ page, search }, lastPage),
    }),
  );
}

/** A category or service with one page of its items. */
export interface TaxonomyList<Item> {
  taxonomy: Taxonomy;
  listing: Listing<Item>;
}

interface TaxonomyEndpoint<Item> extends Endpoint<z.ZodType<TaxonomyList<Item>>> {
  name: 'category' | 'service';
  itemTag: Entity;
}

/** GET {path}/{id}: a category or service with one page of its items. */
export function taxonomyEndpoint<Item>({ path, schema, failureMessage, name, itemTag }: TaxonomyEndpoint<Item>) {
  return cache((id: string, page: number, perPage: number, search: string) =>
    getFromApi({
      path: `${path}/${encodeURIComponent(id)}`,
      query: { page, per_page: perPage, search },
      schema,
      failureMessage,
      tags: [name, `${name}:${id}`, itemTag],
      isMissing: isMissingIn(name),
      priorityOf: ({ listing }) => listPriority({ page, search }, listing.lastPage),
    }),
  );
}

/** Pages after this one are reached by crawlers, hardly ever by readers. */
const LAST_NEAR_PAGE = 10;

/** Texts visitors type and pages beyond the last one are without end: these answers leave the store before any other, distant pages next. */
export function listPriority({ page, search }: { page: number; search: string }, lastPage: number): Priority {
  if (search !== '' || page > lastPage) return 'unbounded';
  return page > LAST_NEAR_PAGE ? 'distant' : 'usual';
}
