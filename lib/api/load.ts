import { z } from 'zod';
import { collectDropped } from '@/lib/api/schemas/dropped';
import { listingOf } from '@/lib/api/schemas/listing';
import { LONGEST } from '@/lib/api/schemas/texts';
import { isRecord } from '@/lib/api/schemas/wire-forms';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { metrics } from '@/lib/runtime/metrics';
import { addTags, dependOn } from '@/lib/runtime/request-context';
import { MalformedError, MissingError, TIMED_OUT, UnavailableError } from '@/lib/runtime/transport';
import { noteDeviation, noteFailure, noteShown, noteSuccess } from './call-status';
import { apiAddress, readJson, type ApiCall } from './client';
import { cached, loaded, STILL_LOADING, type Loaded } from './data-cache';
import type { EntityTag } from './invalidated-tags';
import { logFailure, logSeldom, named } from './log-failure';
import type { ApiFailure, ApiResult } from './result';

/** A call whose answer has passed its schema. */
export interface ApiRequest<S extends z.ZodType> extends ApiCall {
  schema: S;
  /** The specification's words for this failure: log searches depend on them. */
  failureMessage: string;
  /** Entities in the answer, for the editors' webhook. */
  tags: EntityTag[];
  /**
   * For a single item: whether an answer means "does not exist". For these calls, status 404 means
   * it too.
   */
  emptyMeansMissing?: (answer: unknown) => boolean;
  /** A list of the home screen: an answer that is none means an empty one (specification §7). */
  isHome?: boolean;
  /** A list without pages: of one that is sent in pages, all are read. */
  isWhole?: boolean;
  /** It is one of answers without limit, as to typed searches. */
  isUnbounded?: (answer: z.output<S>) => boolean;
  /** Records and texts in all its lists; a bound of every answer by default. */
  mostMembers?: number;
}

/** The only way to read from the content API: data cache, one HTTP call, schema. Never throws. */
export async function getFromApi<S extends z.ZodType>(
  request: ApiRequest<S>,
): Promise<ApiResult<z.output<S>>> {
  const { tags, isUnbounded } = request;
  addTags(tags);
  try {
    const key = `${request.language ?? ''} ${apiAddress(request)}`;
    const parse = (body: unknown): z.output<S> | undefined =>
      request.emptyMeansMissing?.(body) ? undefined : parsed(body, request).data;
    const cacheable = {
      key,
      template: request.template,
      tags,
      parse,
      isUnbounded,
      load: () => load(request),
    };
    const { value, etag, askedAt } = await cached(cacheable);
    noteShown(request, askedAt);
    dependOn(key, async () => (await cached(cacheable)).etag === etag);
    return value === undefined
      ? { ok: false, failure: { kind: 'missing', reason: 'no such item' } }
      : { ok: true, data: value };
  } catch (error) {
    const failure = failureOf(error);
    // Any other is logged where the call fails.
    if (error instanceof UnavailableError && error.code === STILL_LOADING)
      logFailure(request, failure);
    return { ok: false, failure };
  }
}

async function load<S extends z.ZodType>(request: ApiRequest<S>): Promise<Loaded<z.output<S>>> {
  const { template: call, failureMessage } = request;
  const end = metrics.callTime.startTimer({ call });
  const at = performance.now();
  try {
    const answer = await ask(request);
    noteSuccess(request, at, answer.isFound);
    metrics.calls.inc({ call, outcome: answer.value === undefined ? 'missing' : 'ok' });
    // Not a failure of the API, but logged in the specification's words, so that broken links can
    // be found.
    if (answer.value === undefined)
      logger.info({ ...named(request), failure: 'missing' }, failureMessage);
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    noteFailure(request, at, failure);
    if (failure.kind === 'malformed') noteDeviation(request, 'all', failure.reason);
    metrics.calls.inc({ call, outcome: failure.kind });
    logFailure(request, failure);
    throw error;
  } finally {
    end();
  }
}

async function ask<S extends z.ZodType>(request: ApiRequest<S>): Promise<Loaded<z.output<S>>> {
  const { emptyMeansMissing, isHome = false, query = {} } = request;
  let firstPage: unknown;
  const isDetail = emptyMeansMissing !== undefined;
  const answer = readJson<Loaded<z.output<S>> | undefined>(
    { ...request, isDetail, mayBeEmpty: isDetail || isHome },
    (body) => {
      if (emptyMeansMissing?.(body)) return MISSING;
      if (
        !request.isWhole ||
        !isRecord(body) ||
        (onePage.safeParse(body).data?.lastPage ?? 1) === 1
      )
        return read(body, request);
      firstPage = body;
      return undefined;
    },
  );
  const found = await answer.catch((error: unknown) => {
    if (!(error instanceof MissingError)) throw error;
    if (emptyMeansMissing) return MISSING;
    // A list that has nothing of what was searched for. Others are always there.
    if (error.isNone || (error.isJson && Boolean(query['search']))) return nothing(request);
    throw error;
  });
  return found ?? readPages(firstPage, request);
}

function read<S extends z.ZodType>(body: unknown, request: ApiRequest<S>): Loaded<z.output<S>> {
  const { data, dropped, cut } = parsed(body, request);
  const [first = ''] = dropped;
  noteDeviation(request, dropped.length, first);
  if (first)
    logger.warn(
      { ...named(request), items: dropped.length, first },
      'Malformed items were left out',
    );
  if (cut[0])
    logger.warn(
      { ...named(request), fields: cut.length, first: cut[0] },
      'Fields longer than their kind may be were cut',
    );
  return loaded(body, data);
}

const onePage = listingOf(z.unknown());

/** Of a list that should have no pages; a year may have a thousand events. */
const MOST_PAGES = 100;
/** For all of them, in milliseconds. No visitor waits for so long: the data cache sees to it. */
const MOST_TIME = 30_000;

/** Until one is not the page that was asked for: the back office ignores the number. */
async function readPages<S extends z.ZodType>(
  firstPage: unknown,
  request: ApiRequest<S>,
): Promise<Loaded<z.output<S>>> {
  const deadline = performance.now() + MOST_TIME;
  const { items: all, lastPage } = onePage.parse(firstPage);
  let last = lastPage;
  let page = 2;
  let isAtEnd = false;
  for (; page <= Math.min(last, MOST_PAGES) && all.length <= LONGEST.period; page += 1) {
    if (performance.now() > deadline)
      throw new UnavailableError('no answer in time', { code: TIMED_OUT });
    const next = await readJson(
      { ...request, query: { ...request.query, page } },
      (body) => parsed(body, { schema: onePage }).data,
    );
    isAtEnd = next.items.length === 0;
    if (isAtEnd || (next.currentPage ?? page) !== page) break;
    // Simple paginators tell no more than the next one.
    last = Math.max(last, next.lastPage);
    all.push(...next.items);
  }
  const answer = read(all, request);
  if (page > last || (isAtEnd && page === last)) return answer;
  noteDeviation(request, last - page + 1, `ends before page ${page} of ${last}`);
  logSeldom(`pages ${request.template}`, (more) =>
    logger.warn(
      { ...named(request), page, last, ...more },
      'A list in pages was not read to its end',
    ),
  );
  return answer;
}

const MISSING: Loaded<never> = loaded<never>(null, undefined);

/** Of a list: an empty one, said otherwise. */
function nothing<S extends z.ZodType>(request: ApiRequest<S>): Loaded<z.output<S>> {
  noteDeviation(request, 'all', 'is no list');
  logSeldom(`none ${request.template}`, (more) =>
    logger.warn({ ...named(request), ...more }, 'What is no list was read as an empty one'),
  );
  return loaded([], parsed([], request).data, false);
}

/**
 * The value of an answer, what lists left out of it, and what was cut. Throws for one that violates
 * the contract.
 */
export function parsed<S extends z.ZodType>(
  body: unknown,
  { schema, mostMembers }: Pick<ApiRequest<S>, 'schema' | 'mostMembers'>,
) {
  const { value: result, dropped, cut } = collectDropped(() => schema.safeParse(body), mostMembers);
  if (result.success) return { data: result.data, dropped, cut };
  const faults = result.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new MalformedError(faults.join('; '));
}

function failureOf(error: unknown): ApiFailure {
  const kind =
    error instanceof MalformedError
      ? 'malformed'
      : error instanceof MissingError
        ? 'missing'
        : 'unavailable';
  return { kind, reason: errorMessage(error) };
}
