import { cache } from 'react';
import type { z } from 'zod';
import type { Priority } from '@/lib/runtime/store';
import type { EntityTag, EntityName } from '@/lib/api/cache/invalidated-tags';
import type { ApiCall } from './client';
import { getFromApi } from './get-from-api';
import { collectionOf, detailOf, detailWithList, isMissing, isMissingIn, listingOf } from '@/lib/api/schemas/listing';
import type { Moment } from '@/lib/dates/api-date';
import { contentLanguage } from '@/lib/i18n/content-languages';
import type { Locale } from '@/lib/i18n/locales';
import { taxonomy } from '@/lib/api/schemas/article-page';

/*
 * The kinds of calls of specification §7; which there are, each entity says. Memoised per request, so that a screen and its metadata share
 * one call; arguments are plain values, by which `cache` recognises equal calls. The failure messages are the specification's (§8).
 */

type Template = ApiCall['template'];

/** A call with the template its path is built from. */
export function endpoint<Call extends (...values: never[]) => unknown>(template: Template, call: Call) {
  return Object.assign(cache(call), { template });
}

/** One item. */
export function itemEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, tag: EntityName) {
  const detail = detailOf(schema);
  return endpoint(template, (id: string) =>
    getFromApi({ template, id, schema: detail, failureMessage, tags: [tag, `${tag}:${id}`], emptyMeansMissing: isMissing }),
  );
}

/** A whole collection. */
export function collectionEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, ...tags: EntityTag[]) {
  const collection = collectionOf(schema);
  return endpoint(template, () => getFromApi({ template, schema: collection, failureMessage, tags }));
}

/** A list of the home screen. */
export function homeEndpoint<S extends z.ZodType>(template: Template, schema: S, tag: EntityTag) {
  return collectionEndpoint(template, schema, 'Error fetching home data', tag);
}

/** One page of a list. */
export function listEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, tag: EntityName) {
  const listing = listingOf(schema);
  return endpoint(template, (page: number, perPage: number, search: string) =>
    getFromApi({
      template,
      query: { page, per_page: perPage, search },
      schema: listing,
      failureMessage,
      tags: [tag],
      priorityOf: ({ lastPage }) => listPriority({ page, search }, lastPage),
    }),
  );
}

/** A category or service with one page of its items, which stand under `members`. */
export function taxonomyEndpoint<S extends z.ZodType>(
  template: Template,
  { tag, items, members }: { tag: EntityName; items: { tag: EntityName; schema: S }; members: string },
  failureMessage: string,
) {
  const schema = detailWithList(tag, members, { record: taxonomy, item: items.schema });
  return endpoint(template, (id: string, page: number, perPage: number, search: string) =>
    getFromApi({
      template,
      id,
      query: { page, per_page: perPage, search },
      schema,
      failureMessage,
      tags: [tag, `${tag}:${id}`, items.tag],
      emptyMeansMissing: isMissingIn(tag),
      priorityOf: ({ listing }) => listPriority({ page, search }, listing.lastPage),
    }),
  );
}

/** What lies between two moments, in the language that the API picks by `Accept-Language`. */
export function periodEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, tag: EntityName) {
  const collection = collectionOf(schema);
  const call = (start: Moment, end: Moment, locale: Locale) =>
    getFromApi({ template, query: { start, end }, language: contentLanguage(locale), schema: collection, failureMessage, tags: [tag] });
  return endpoint(template, call);
}

/** Pages after this one are reached by crawlers, hardly ever by readers. */
const LAST_NEAR_PAGE = 10;

/**
 * Texts visitors type and pages beyond the last one are without end: these answers leave the store before any other, distant pages next.
 */
export function listPriority({ page, search }: { page: number; search: string }, lastPage: number): Priority {
  if (search !== '' || page > lastPage) return 'unbounded';
  return page > LAST_NEAR_PAGE ? 'distant' : 'usual';
}
