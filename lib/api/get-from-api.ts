import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { logger } from '@/lib/logger';
import { metrics, routeLabel } from '@/lib/metrics';
import { noteSource } from '@/lib/visit';
import type { Kept } from './answers';
import { keep } from './cache';
import { noteCallFailure, noteCallSuccess, noteDeviation, noteShown } from './call-status';
import { apiAddress, getJson, MalformedError, MissingError, type ApiCall } from './client';
import { logFailure, reasonOf } from './failure-log';
import { noteFailure, noteSuccess } from './health';
import type { ApiFailure, ApiResult } from './result';
import { collectDropped, describeDropped } from './schemas/dropped';

/** A call whose answer has passed its schema. */
export interface ApiRequest<S extends z.ZodType> extends ApiCall {
  schema: S;
  /** The specification's words for this failure (§8), logged once per failure. */
  failureMessage: string;
  /** Entities the answer holds, for the editors' webhook. */
  tags: string[];
  /** For a single item: tells an answer that means "does not exist". Status 404 means it too, for these calls only. */
  isMissing?: (answer: unknown) => boolean;
}

/** The only way to read from the content API: data cache, one HTTP call, schema. Never throws. */
export async function getFromApi<S extends z.ZodType>(request: ApiRequest<S>): Promise<ApiResult<z.output<S>>> {
  try {
    const key = `${request.language ?? ''} ${apiAddress(request)}`;
    const read = (): Promise<Kept<z.output<S>>> => keep(key, request.tags, () => load(request));
    const kept = await read();
    const { mark } = kept;
    noteShown(request.path, kept.at);
    noteSource(key, async () => mark !== undefined && (await read()).mark === mark);
    return kept.found ? { ok: true, data: kept.data } : missing(request);
  } catch (error) {
    return { ok: false, failure: failureOf(error, request.path) };
  }
}

function missing({ path }: ApiCall): { ok: false; failure: ApiFailure } {
  return { ok: false, failure: { kind: 'missing', path } };
}

async function load<S extends z.ZodType>(request: ApiRequest<S>): Promise<Kept<z.output<S>>> {
  const call = routeLabel(request.path);
  const end = metrics.callTime.startTimer({ call });
  // What an editor changes from now on may not be in the answer.
  const at = Date.now();
  try {
    const kept = await ask(request, at);
    noteSuccess(request.path);
    noteCallSuccess(request.path, at);
    metrics.calls.inc({ call, outcome: kept.found ? 'ok' : 'missing' });
    return kept;
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

async function ask<S extends z.ZodType>(request: ApiRequest<S>, at: number): Promise<Kept<z.output<S>>> {
  try {
    const answer = await getJson({ ...request, isDetail: request.isMissing !== undefined });
    if (request.isMissing?.(answer)) return absent(request, at);
    const data = parse(answer, request);
    return { found: true, data, at, mark: createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16) };
  } catch (error) {
    if (error instanceof MissingError && request.isMissing) return absent(request, at);
    throw error;
  }
}

/** No failure of the API, but in the specification's words all the same: whoever follows a broken link can be told why. */
function absent({ path, failureMessage }: Pick<ApiRequest<z.ZodType>, 'path' | 'failureMessage'>, at: number): Kept<never> {
  logger.info({ call: path, failure: 'missing' }, failureMessage);
  return { found: false, at, mark: 'missing' };
}

function parse<S extends z.ZodType>(answer: unknown, request: ApiRequest<S>): z.output<S> {
  const { value: result, dropped } = collectDropped(() => safely(() => request.schema.safeParse(answer)));
  const first = dropped[0] ? describeDropped(answer, dropped[0]) : '';
  noteDeviation(request.path, dropped.length, first);
  if (first) logger.warn({ call: request.path, items: dropped.length, first }, 'Malformed items were left out');
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 3).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  noteDeviation(request.path, 'all', faults[0] ?? '');
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
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof MalformedError) return { kind: 'malformed', path, issues: message };
  if (error instanceof MissingError) return { kind: 'missing', path };
  return { kind: 'unavailable', path, cause: message };
}
