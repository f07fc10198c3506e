import { z } from 'zod';
import { parseWithReport } from '@/lib/content-api/schemas/parse-report';
import { listingOf } from '@/lib/content-api/schemas/listing';
import { errorMessage, logger } from '@/lib/platform/logger';
import { metrics } from '@/lib/platform/metrics';
import { addTags, addDependency } from '@/lib/platform/request-context';
import { MalformedError, MissingError } from '@/lib/platform/transport';
import { loadedResponse, type LoadedResponse, type ResponseReader } from './cache-entries';
import { recordDeviation, recordFailure, recordShown, recordSuccess } from './call-status';
import { apiAddress, getJson, type ApiCall } from './client';
import { cached } from './data-cache';
import type { EntityTag } from './invalidated-tags';
import { logFailure, logRecovery, callLogFields } from './log-failure';
import type { ApiFailure, ApiResult } from './result';

export interface ApiRequest<S extends z.ZodType>
  extends ApiCall, Pick<ResponseReader<z.output<S>>, 'isUnbounded'> {
  schema: S;
  /** The specification's words for this failure: log searches depend on them. */
  failureMessage: string;
  /** Tags of the entities in the answer. The editors' webhook invalidates answers by their tags. */
  tags: EntityTag[];
  /**
   * Set for calls that request one item. If the answer has another id than the request, the item
   * is missing: a request for `12x` gets item 12, because MySQL ignores the `x`.
   */
  item?: {
    isMissing: (answer: unknown) => boolean;
    idOf: (answer: z.output<S>) => string;
  };
  /** A list without pages: an answer that names further pages is malformed. */
  isWhole?: boolean;
  /** Maximum number of records and texts that are read from all lists of the answer together. */
  maxMembers?: number;
}

/** Reads from the content API through data cache, HTTP call and schema. Never throws. */
export async function getFromApi<S extends z.ZodType>(
  request: ApiRequest<S>,
): Promise<ApiResult<z.output<S>>> {
  const { tags, isUnbounded } = request;
  addTags(tags);
  try {
    const key = `${request.language ?? ''} ${apiAddress(request)}`;
    const parse = (body: unknown): z.output<S> | undefined => parseAnswer(body, request).data;
    const call = (failingSince?: number) => loadFromApi(request, failingSince);
    const cacheable = { key, tags, parse, isUnbounded, load: call };
    const loadShown = async () => {
      const entry = await cached(cacheable);
      recordShown(request, entry.askedAt);
      return entry;
    };
    const { value, etag } = await loadShown();
    addDependency(key, async () => (await loadShown()).etag === etag);
    return value === undefined
      ? { ok: false, failure: { kind: 'missing', reason: 'no such item' } }
      : { ok: true, data: value };
  } catch (error) {
    // loadFromApi() logs failed calls. A page with one is never confirmed.
    addDependency(request.template, () => Promise.resolve(false));
    metrics.answers.inc({ outcome: 'failed' });
    return { ok: false, failure: failureOf(error) };
  }
}

async function loadFromApi<S extends z.ZodType>(
  request: ApiRequest<S>,
  failingSince?: number,
): Promise<LoadedResponse<z.output<S>>> {
  const { template: call, failureMessage } = request;
  const end = metrics.callTime.startTimer({ call });
  const at = performance.now();
  try {
    const answer = await fetchAndParse(request);
    recordSuccess(request, at);
    if (failingSince !== undefined) logRecovery(request, failingSince);
    metrics.calls.inc({ call, outcome: answer.value === undefined ? 'missing' : 'ok' });
    // A missing item is not a failure. The specification's message is logged all the same, since it
    // helps to find broken links.
    if (answer.value === undefined)
      logger.info({ ...callLogFields(request), failure: 'missing' }, failureMessage);
    return answer;
  } catch (error) {
    const failure = failureOf(error);
    recordFailure(request, at, failure);
    if (failure.kind === 'malformed') recordDeviation(request, 'all', failure.reason);
    metrics.calls.inc({ call, outcome: failure.kind });
    logFailure(request, failure);
    throw error;
  } finally {
    end();
  }
}

async function fetchAndParse<S extends z.ZodType>(
  request: ApiRequest<S>,
): Promise<LoadedResponse<z.output<S>>> {
  const isDetail = request.item !== undefined;
  try {
    return await getJson({ ...request, isDetail }, (body) => {
      const { data, dropped, cut } = parseAnswer(body, request);
      recordDeviation(request, dropped.length, dropped[0] ?? '');
      logShortened(request, 'Malformed items were left out', 'items', dropped);
      logShortened(request, 'Fields longer than their kind may be were cut', 'fields', cut);
      return loadedResponse(body, data);
    });
  } catch (error) {
    if (isDetail && error instanceof MissingError)
      return loadedResponse<z.output<S>>(null, undefined);
    throw error;
  }
}

function logShortened(request: ApiCall, message: string, unit: string, places: string[]): void {
  const [first] = places;
  if (first) logger.warn({ ...callLogFields(request), [unit]: places.length, first }, message);
}

const anyListing = listingOf(z.unknown());

/** `data` is undefined where the item does not exist. Throws for a malformed answer. */
function parseAnswer<S extends z.ZodType>(
  body: unknown,
  request: ApiRequest<S>,
): { data: z.output<S> | undefined; dropped: string[]; cut: string[] } {
  const { item, isWhole, id = '' } = request;
  const missing = { data: undefined, dropped: [], cut: [] };
  if (item?.isMissing(body)) return missing;
  if (isWhole && !Array.isArray(body)) {
    const { lastPage = 1 } = anyListing.safeParse(body).data ?? {};
    if (lastPage > 1) throw new MalformedError(`page 1 of ${lastPage} instead of the whole list`);
  }
  const answer = parseWithSchema(body, request);
  return item && !['', id].includes(item.idOf(answer.data)) ? missing : answer;
}

/**
 * Returns the value of an answer, the malformed members that were left out of its lists, and the
 * fields that were cut.
 */
export function parseWithSchema<S extends z.ZodType>(
  body: unknown,
  { schema, maxMembers }: Pick<ApiRequest<S>, 'schema' | 'maxMembers'>,
) {
  const { value: result, dropped, cut } = parseWithReport(() => schema.safeParse(body), maxMembers);
  if (result.success) return { data: result.data, dropped, cut };
  const faults = result.error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new MalformedError(faults.join('; '));
}

function failureOf(error: unknown): ApiFailure {
  const kind = error instanceof MalformedError ? 'malformed' : 'unavailable';
  return { kind, reason: errorMessage(error) };
}
