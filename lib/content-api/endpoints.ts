import type { z } from 'zod';
import { cache } from 'react';
import { taxonomy } from '@/lib/content-api/schemas/article-page';
import {
  collectionOf,
  detailOf,
  detailWithList,
  isEmptyAnswer,
  isEmptyAnswerIn,
  listingOf,
} from '@/lib/content-api/schemas/listing';
import { MOST_MENU_ENTRIES } from '@/lib/content-api/schemas/menu';
import { LONGEST } from '@/lib/content-api/schemas/texts';
import type { Moment } from '@/lib/i18n/api-date';
import type { Locale } from '@/lib/i18n/locales';
import type { EntityName, EntityTag } from './invalidated-tags';
import type { ApiCall } from './client';
import { getFromApi } from './load';

/*
 * The kinds of calls of specification §7, of which each entity has some. `cache` shares one call
 * between a screen and its metadata, and compares arguments by identity: they are plain values.
 */

type Template = ApiCall['template'];

/** A call with the template its path is built from. */
export function endpoint<Call extends (...values: never[]) => unknown>(
  template: Template,
  call: Call,
) {
  return Object.assign(cache(call), { template });
}

/** `held`: entities whose records stand inside the item. */
export function itemEndpoint<S extends z.ZodType<{ id: string }>>(
  template: Template,
  schema: S,
  failureMessage: string,
  tag: EntityName,
  held: readonly EntityName[] = [],
) {
  const detail = detailOf(schema);
  return endpoint(template, (id: string) =>
    getFromApi({
      template,
      id,
      schema: detail,
      failureMessage,
      tags: [tag, `${tag}:${id}`, ...held],
      item: { isMissing: isEmptyAnswer, idOf: (item) => item.id },
    }),
  );
}

/** A list without pages. `most` bounds its members. */
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
      isWhole: true,
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
    getFromApi({ template, schema: collection, failureMessage, tags }),
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

/** Records between two moments; the API picks their language by `Accept-Language`. */
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

/** Typed texts and pages beyond the last have no limit: their answers are not stored. */
export function isUnboundedList(
  { page, search }: { page: number; search: string },
  lastPage: number,
): boolean {
  return search !== '' || page > lastPage;
}
