import type { z } from 'zod';
import { cache } from 'react';
import { taxonomy } from '@/lib/api/schemas/article-page';
import {
  collectionOf,
  detailOf,
  detailWithList,
  isEmptyAnswerIn,
  isEmptyAnswer,
  listingOf,
} from '@/lib/api/schemas/listing';
import { MOST_MENU_ENTRIES } from '@/lib/api/schemas/menu';
import { LONGEST } from '@/lib/api/schemas/texts';
import type { Moment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { note } from '@/lib/runtime/request-context';
import type { EntityName, EntityTag } from './invalidated-tags';
import type { ApiCall } from './client';
import { getFromApi } from './load';

/*
 * The kinds of calls of specification §7; which there are, each entity says. Memoised per request,
 * so that a screen and its metadata share one call; arguments are plain values, by which `cache`
 * recognises equal calls. The failure messages are the specification's (§8).
 */

type Template = ApiCall['template'];

/** A call with the template its path is built from. */
export function endpoint<Call extends (...values: never[]) => unknown>(
  template: Template,
  call: Call,
) {
  return Object.assign(cache(call), { template });
}

/** `held`: entities whose records stand inside this one’s. */
export function itemEndpoint<S extends z.ZodType<{ id: string }>>(
  template: Template,
  schema: S,
  failureMessage: string,
  tag: EntityName,
  held: readonly EntityName[] = [],
) {
  const detail = detailOf(schema);
  return endpoint(template, async (id: string) => {
    const result = await getFromApi({
      template,
      id,
      schema: detail,
      failureMessage,
      tags: [tag, `${tag}:${id}`, ...held],
      emptyMeansMissing: isEmptyAnswer,
      isUnbounded: (item) => isAnother(item, id),
    });
    if (result.ok && isAnother(result.data, id)) note({ underAnotherId: true });
    return result;
  });
}

/**
 * MySQL reads `12x` as 12: under another id than its own a record has addresses without end, and is
 * shown but not kept.
 */
function isAnother(record: { id: string }, asked: string): boolean {
  return record.id !== '' && record.id !== asked;
}

/** `most`: of its members. */
export function collectionEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  failureMessage: string,
  tags: EntityTag[],
  most: number = LONGEST.list,
) {
  const collection = collectionOf(schema, most);
  return endpoint(template, () =>
    getFromApi({ template, schema: collection, failureMessage, tags, isWhole: true }),
  );
}

export function menuEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  failureMessage: string,
  tag: EntityTag,
) {
  const collection = collectionOf(schema);
  return endpoint(template, () =>
    getFromApi({
      template,
      schema: collection,
      failureMessage,
      tags: [tag],
      mostMembers: MOST_MENU_ENTRIES,
    }),
  );
}

export function homeEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  ...tags: EntityTag[]
) {
  const collection = collectionOf(schema, LONGEST.cards);
  const failureMessage = 'Error fetching home data';
  return endpoint(template, () =>
    getFromApi({ template, schema: collection, failureMessage, tags, isHome: true }),
  );
}

export function listEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  failureMessage: string,
  ...tags: EntityName[]
) {
  const listing = listingOf(schema);
  return endpoint(template, (page: number, perPage: number, search: string) =>
    getFromApi({
      template,
      query: { page, per_page: perPage, search },
      schema: listing,
      failureMessage,
      tags,
      isUnbounded: ({ lastPage }) => isUnboundedList({ page, search }, lastPage),
    }),
  );
}

/** A category or service with one page of its items, which stand under `members`. */
export function taxonomyEndpoint<S extends z.ZodType>(
  template: Template,
  {
    tag,
    items,
    members,
  }: { tag: EntityName; items: { tag: EntityName; schema: S }; members: string },
  failureMessage: string,
) {
  const schema = detailWithList(tag, members, { record: taxonomy, item: items.schema });
  return endpoint(template, async (id: string, page: number, perPage: number, search: string) => {
    const result = await getFromApi({
      template,
      id,
      query: { page, per_page: perPage, search },
      schema,
      failureMessage,
      tags: [tag, `${tag}:${id}`, items.tag],
      emptyMeansMissing: isEmptyAnswerIn(tag),
      isUnbounded: ({ record, listing }) =>
        isAnother(record, id) || isUnboundedList({ page, search }, listing.lastPage),
    });
    if (result.ok && isAnother(result.data.record, id)) note({ underAnotherId: true });
    return result;
  });
}

/** What lies between two moments, in the language that the API picks by `Accept-Language`. */
export function periodEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  failureMessage: string,
  tag: EntityName,
) {
  const collection = collectionOf(schema, LONGEST.period);
  const call = (start: Moment, end: Moment, locale: Locale) =>
    getFromApi({
      template,
      query: { start, end },
      language: locale,
      schema: collection,
      failureMessage,
      tags: [tag],
      isWhole: true,
    });
  return endpoint(template, call);
}

/**
 * Texts visitors type and pages beyond the last one are without end: these answers leave the store
 * before any other.
 */
export function isUnboundedList(
  { page, search }: { page: number; search: string },
  lastPage: number,
): boolean {
  return search !== '' || page > lastPage;
}
