import type { z } from 'zod';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { metrics, callLabel } from '@/lib/runtime/metrics';
import { addTags, dependOn } from '@/lib/runtime/request-context';
import type { EntityTag } from '@/lib/api/cache/invalidated-tags';
import { cached, type Loaded } from '@/lib/api/cache/cached';
import { noteDeviation, noteFailure, noteShown, noteSuccess } from './call-status';
import { apiAddress, CIRCUIT_OPEN, getJson, MalformedError, MissingError, type ApiCall } from './client';
import type { ApiFailure, ApiResult } from './result';
import { collectDropped } from '@/lib/api/schemas/dropped';
import type { Priority } from '@/lib/api/cache/store';
import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';

/** A call whose answer has passed its schema. */
interface ApiRequest<S extends z.ZodType> extends ApiCall {
  schema: S;
  /** The specification's words for this failure (§8), logged once per failure. */
  failureMessage: string;
  /** Entities the answer holds, for the editors' webhook. */
  tags: EntityTag[];
  /** For a single item: tells an answer that means "does not exist". Status 404 means it too, for these calls only. */
  isMissing?: (answer: unknown) => boolean;
  /** Which answers leave the store first. */
  priorityOf?: (answer: z.output<S>) => Priority;
}

/** The only way to read from the content API: data cache, one HTTP call, schema. Never throws. */
export async function getFromApi<S extends z.ZodType>(request: ApiRequest<S>): Promise<ApiResult<z.output<S>>> {
  const { path, tags, priorityOf } = request;
  addTags(tags);
  try {
    const key = `${request.language ?? ''} ${apiAddress(request)}`;
    const parse = (body: unknown): z.output<S> | undefined => (request.isMissing?.(body) ? undefined : parsed(body, request).data);
    const cacheable = { key, tags, parse, priorityOf, load: () => load(request) };
    const { value, etag, askedAt } = await cached(cacheable);
    noteShown(path, askedAt);
    dependOn(key, async () => (await cached(cacheable)).etag === etag);
    return value === undefined ? { ok: false, failure: { kind: 'missing', path, reason: 'no such item' } } : { ok: true, data: value };
  } catch (error) {
    return { ok: false, failure: failureOf(error, path) };
  }
}

async function load<S extends z.ZodType>(request: ApiRequest<S>): Promise<Loaded<z.output<S>>> {
  const { path, failureMessage } = request;
  const call = callLabel(path);
  const end = metrics.callTime.startTimer({ call });
  const at = Date.now();
  try {
    const answer = await ask(request);
    noteSuccess(path, at);
    metrics.calls.inc({ call, outcome: answer.value === undefined ? 'missing' : 'ok' });
    // Not a failure of the API, but logged in the specification's words, so that broken links can be found.
    if (answer.value === undefined) logger.info({ call: path, failure: 'missing' }, failureMessage);
    return answer;
  } catch (error) {
    const failure = failureOf(error, path);
    noteFailure(path, at, failure);
    if (failure.kind === 'malformed') noteDeviation(path, 'all', failure.reason);
    metrics.calls.inc({ call, outcome: failure.kind });
    logFailure(request, failure);
    throw error;
  } finally {
    end();
  }
}

async function ask<S extends z.ZodType>(request: ApiRequest<S>): Promise<Loaded<z.output<S>>> {
  const { path, isMissing } = request;
  const body = await getJson({ ...request, isDetail: isMissing !== undefined }).catch((error: unknown) => {
    if (error instanceof MissingError && isMissing) return null;
    throw error;
  });
  if (isMissing?.(body)) return { body: null, value: undefined };
  const { data, dropped } = parsed(body, request);
  const [first = ''] = dropped;
  noteDeviation(path, dropped.length, first);
  if (first) logger.warn({ call: path, items: dropped.length, first }, 'Malformed items were left out');
  return { body, value: data };
}

/** The value of an answer, and what lists left out of it. Throws for one that is not what the contract says. */
export function parsed<S extends z.ZodType>(body: unknown, { schema }: Pick<ApiRequest<S>, 'schema'>): { data: z.output<S>; dropped: string[] } {
  const { value: result, dropped } = collectDropped(() => schema.safeParse(body));
  if (result.success) return { data: result.data, dropped };
  const faults = result.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new MalformedError(faults.join('; '));
}

function failureOf(error: unknown, path: string): ApiFailure {
  const kind = error instanceof MalformedError ? 'malformed' : error instanceof MissingError ? 'missing' : 'unavailable';
  return { kind, path, reason: errorMessage(error) };
}

/**
 * The same failure of the same endpoint is logged once in this interval; the others are counted. Not longer than the wait after a failed
 * revalidation, so that each attempt for a single answer is logged.
 */
const LOG_INTERVAL = 2000;

const logged = onGlobal('logged-failures', () => new LRUCache<string, { at: number; leftOut: number }>({ max: 500 }));

/** Logs a failed call in the specification's words. An outage under load leaves a line every few seconds, not one for every visitor. */
function logFailure({ path, query, failureMessage }: ApiRequest<z.ZodType>, { kind, reason }: ApiFailure): void {
  // Refused by the open circuit, or by the host itself: both say that the API does not answer.
  const isSilent = reason === CIRCUIT_OPEN || reason.startsWith('ECONNREFUSED');
  const key = `${callLabel(path)} ${failureMessage} ${isSilent ? '' : reason}`;
  const before = logged.get(key);
  if (before && Date.now() - before.at < LOG_INTERVAL) {
    before.leftOut += 1;
    return;
  }
  logged.set(key, { at: Date.now(), leftOut: 0 });
  const more = before?.leftOut ? { leftOut: before.leftOut } : {};
  logger.error({ call: path, query: withoutText(query), failure: kind, reason, ...more }, failureMessage);
}

/** What visitors type is not logged: of a search, its length is. */
function withoutText({ search, ...query }: NonNullable<ApiCall['query']> = {}): Record<string, string | number> {
  return search === undefined || search === '' ? query : { ...query, searchLength: String(search).length };
}
