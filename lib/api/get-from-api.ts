import type { z } from 'zod';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { metrics, routeLabel } from '@/lib/runtime/metrics';
import { addTags, dependOn } from '@/lib/runtime/request-context';
import type { EntityTag } from '@/lib/api/cache/invalidated-tags';
import { cached, currentEtag, type Loaded } from '@/lib/api/cache/cached';
import { noteCallFailure, noteCallSuccess, noteDeviation, noteFailure, noteShown, noteSuccess } from './call-status';
import { apiAddress, CIRCUIT_OPEN, getJson, MalformedError, MissingError, type ApiCall } from './client';
import type { ApiFailure, ApiResult } from './result';
import { collectDropped, describeDropped, type Dropped } from '@/lib/api/schemas/dropped';
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
  const { tags, priorityOf } = request;
  addTags(tags);
  try {
    const key = `${request.language ?? ''} ${apiAddress(request)}`;
    const parse = (body: unknown): z.output<S> | undefined => (request.isMissing?.(body) ? undefined : parsed(body, request).data);
    const answer = await cached({ key, tags, parse, priorityOf, load: () => load(request) });
    noteShown(request.path, answer.askedAt);
    dependOn(key, async () => (await currentEtag(key)) === answer.etag);
    return answer.value === undefined ? missing(request) : { ok: true, data: answer.value };
  } catch (error) {
    return { ok: false, failure: failureOf(error, request.path) };
  }
}

function missing({ path }: ApiCall): { ok: false; failure: ApiFailure } {
  return { ok: false, failure: { kind: 'missing', path } };
}

async function load<S extends z.ZodType>(request: ApiRequest<S>): Promise<Loaded<z.output<S>>> {
  const call = routeLabel(request.path);
  const end = metrics.callTime.startTimer({ call });
  const at = Date.now();
  try {
    const answer = await ask(request);
    noteSuccess(request.path);
    noteCallSuccess(request.path, at);
    metrics.calls.inc({ call, outcome: answer.value === undefined ? 'missing' : 'ok' });
    return answer;
  } catch (error) {
    const failure = failureOf(error, request.path);
    noteFailure(request.path);
    noteCallFailure(request.path, at, { kind: failure.kind, reason: reasonOf(failure) });
    metrics.calls.inc({ call, outcome: failure.kind });
    logFailure(request, failure, request.failureMessage);
    throw error;
  } finally {
    end();
  }
}

async function ask<S extends z.ZodType>(request: ApiRequest<S>): Promise<Loaded<z.output<S>>> {
  try {
    const body = await getJson({ ...request, isDetail: request.isMissing !== undefined });
    return request.isMissing?.(body) ? absent(request) : { body, value: checked(body, request) };
  } catch (error) {
    if (error instanceof MissingError && request.isMissing) return absent(request);
    throw error;
  }
}

/** Not a failure of the API, but logged in the specification's words, so that broken links can be found. */
function absent({ path, failureMessage }: Pick<ApiRequest<z.ZodType>, 'path' | 'failureMessage'>): Loaded<never> {
  logger.info({ call: path, failure: 'missing' }, failureMessage);
  return { body: null, value: undefined };
}

/** The value of an answer that has just come; what was left out of it is logged. */
function checked<S extends z.ZodType>(body: unknown, request: ApiRequest<S>): z.output<S> {
  const { data, dropped } = parsed(body, request, (first) => noteDeviation(request.path, 'all', first));
  const first = dropped[0] ? describeDropped(body, dropped[0]) : '';
  noteDeviation(request.path, dropped.length, first);
  if (first) logger.warn({ call: request.path, items: dropped.length, first }, 'Malformed items were left out');
  return data;
}

function parsed<S extends z.ZodType>(
  body: unknown,
  { schema }: ApiRequest<S>,
  onMalformed?: (first: string) => void,
): { data: z.output<S>; dropped: Dropped[] } {
  const { value: result, dropped } = collectDropped(() => safely(() => schema.safeParse(body)));
  if (result.success) return { data: result.data, dropped };
  const faults = result.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  onMalformed?.(faults[0] ?? '');
  throw new MalformedError(faults.join('; '));
}

/** Nesting deeper than the stack is the API's fault, not ours. */
function safely<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new MalformedError('nested too deeply');
    throw error;
  }
}

function failureOf(error: unknown, path: string): ApiFailure {
  const message = errorMessage(error);
  if (error instanceof MalformedError) return { kind: 'malformed', path, issues: message };
  if (error instanceof MissingError) return { kind: 'missing', path };
  return { kind: 'unavailable', path, cause: message };
}

/**
 * The same failure of the same endpoint is logged once in this interval; the others are counted. Not longer than the wait after a failed
 * revalidation, so that each attempt for a single answer is logged.
 */
const LOG_INTERVAL = 2000;

const logged = onGlobal('logged-failures', () => new LRUCache<string, { at: number; leftOut: number }>({ max: 500 }));

/** Logs a failed call in the specification's words. An outage under load leaves a line every few seconds, not one for every visitor. */
function logFailure({ path, query }: ApiCall, failure: ApiFailure, failureMessage: string): void {
  const reason = reasonOf(failure);
  // Refused by the open circuit, or by the host itself: both say that the API does not answer.
  const isSilent = reason === CIRCUIT_OPEN || reason.startsWith('ECONNREFUSED');
  const key = `${routeLabel(path)} ${failureMessage} ${isSilent ? '' : reason}`;
  const before = logged.get(key);
  if (before && Date.now() - before.at < LOG_INTERVAL) {
    before.leftOut += 1;
    return;
  }
  logged.set(key, { at: Date.now(), leftOut: 0 });
  const more = before?.leftOut ? { leftOut: before.leftOut } : {};
  logger.error({ call: path, query: withoutText(query), failure: failure.kind, reason, ...more }, failureMessage);
}

/** What visitors type is not logged: of a search, its length is. */
function withoutText({ search, ...query }: NonNullable<ApiCall['query']> = {}): Record<string, string | number> {
  return search === undefined || search === '' ? query : { ...query, searchLength: String(search).length };
}

/** Why a call failed, in a few words without anything a visitor typed. */
function reasonOf(failure: ApiFailure): string {
  if (failure.kind === 'malformed') return failure.issues;
  return failure.kind === 'unavailable' ? failure.cause : 'status 404';
}
