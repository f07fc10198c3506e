import type { z } from 'zod';
import { cache } from 'react';
import { taxonomy } from '@/lib/content-api/schemas/article-page';
import {
  collectionOf,
  detailOf,
  detailWithList,
  isEmptyAnswerIn,
  listingOf,
} from '@/lib/content-api/schemas/listing';
import { MAX_LENGTHS } from '@/lib/content-api/schemas/texts';
import { isEmptyAnswer } from '@/lib/content-api/schemas/wire-forms';
import type { Moment } from '@/lib/i18n/api-date';
import type { Locale } from '@/lib/i18n/locales';
import type { EntityName, EntityTag } from './invalidated-tags';
import type { ApiCall } from './client';
import { getFromApi } from './load';

/*
 * Each function makes one kind of call of specification §7. React's `cache` shares a call between a
 * screen and its metadata if all arguments are identical. Functions used by both therefore take
 * strings and numbers. The search function may take an object, because metadata never searches.
 */

type Template = ApiCall['template'];

export function endpoint<Call extends (...values: never[]) => unknown>(
  template: Template,
  call: Call,
) {
  return Object.assign(cache(call), { template });
}

/** `embedded` names the entities of the records inside the item. */
export function itemEndpoint<S extends z.ZodType<{ id: string }>>(
  template: Template,
  schema: S,
  failureMessage: string,
  tag: EntityName,
  embedded: readonly EntityName[] = [],
) {
  const detail = detailOf(schema);
  return endpoint(template, (id: string) =>
    getFromApi({
      template,
      id,
      schema: detail,
      failureMessage,
      tags: [tag, `${tag}:${id}`, ...embedded],
      item: { isMissing: isEmptyAnswer, idOf: (item) => item.id },
    }),
  );
}

/**
 * In a complete list (`isWhole`), records inside other records count towards `maxRecords` as well.
 */
export function collectionEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  failureMessage: string,
  tags: EntityTag[],
  maxRecords: number = MAX_LENGTHS.list,
  isWhole = true,
) {
  const collection = collectionOf(schema, maxRecords);
  const request = { template, schema: collection, failureMessage, tags, isWhole };
  const bound = isWhole && { maxMembers: maxRecords };
  return endpoint(template, () => getFromApi({ ...request, ...bound }));
}

export function homeEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  ...tags: EntityTag[]
) {
  const failureMessage = 'Error fetching home data';
  return collectionEndpoint(template, schema, failureMessage, tags, MAX_LENGTHS.cards, false);
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

/** A category's or service's items are in its field `members`. */
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
  return endpoint(template, (id: string, page: number, perPage: number, search: string) =>
    getFromApi({
      template,
      id,
      query: { page, per_page: perPage, search },
      schema,
      failureMessage,
      tags: [tag, `${tag}:${id}`, items.tag],
      item: { isMissing: isEmptyAnswerIn(tag), idOf: ({ record }) => record.id },
      isUnbounded: ({ listing }) => isUnboundedList({ page, search }, listing.lastPage),
    }),
  );
}

/** `Accept-Language` selects the language of the records. */
export function periodEndpoint<S extends z.ZodType>(
  template: Template,
  schema: S,
  failureMessage: string,
  tag: EntityName,
) {
  const collection = collectionOf(schema, MAX_LENGTHS.period);
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

/** Typed searches and pages beyond the last are unlimited in number: memory alone caches them. */
export function isUnboundedList(
  { page, search }: { page: number; search: string },
  lastPage: number,
): boolean {
  return search !== '' || page > lastPage;
}
