import { isUtf8 } from 'node:buffer';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { extractInlineImages } from '@/lib/media/inline-images';
import type { Locale } from '@/lib/i18n/locales';
import { environment } from '@/lib/platform/env';
import { processSingleton } from '@/lib/platform/request-context';
import { BusyError, createLimit, createNamedLimit } from '@/lib/platform/limit';
import { parseJson } from '@/lib/platform/read-body';
import {
  apiBaseUrl,
  discardBody,
  expectOk,
  MalformedError,
  readBody,
  sendRequest,
  timeoutSignal,
  UnavailableError,
} from '@/lib/platform/transport';
import { apiCircuit, reportToCircuit } from './circuit-breaker';

/** An attempt that took more than this share of the call's timeout is not repeated. */
const RETRY_WITHIN = 0.5;
/** Milliseconds, plus or minus up to half at random, so that instances do not retry together. */
const RETRY_DELAY = 80;
export const CIRCUIT_OPEN = 'circuit open';
const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Maximum size of a response with a single item, whose text may contain pasted pictures. */
const MAX_DETAIL_BYTES = 8 * 1024 * 1024;
/**
 * Larger bodies are parsed one at a time, since a value takes many times the memory of its text.
 */
const LARGE_BODY_BYTES = 256 * 1024;

export interface ApiCall {
  /** Path on the API host with `{id}` for an id. Metrics, limits and logs name calls by it. */
  template: `/${string}`;
  id?: string;
  query?: Record<string, string | number>;
  language?: Locale;
  isDetail?: boolean;
}

const MAX_CONCURRENT_CALLS = 32;
/**
 * A single endpoint may use half of the connections. If it hangs, the other half remains for the
 * other endpoints.
 */
const MAX_CALLS_PER_ENDPOINT = MAX_CONCURRENT_CALLS / 2;

const largeBodyLimit = processSingleton('api-large-limit', () => createLimit(1));
const callLimit = processSingleton('api-limit', () =>
  createNamedLimit(MAX_CONCURRENT_CALLS, MAX_CALLS_PER_ENDPOINT),
);

export function apiPath({ template, id = '' }: Pick<ApiCall, 'template' | 'id'>): string {
  return template.replace('{id}', () => encodeURIComponent(id));
}

export function apiAddress({ query, ...call }: ApiCall): string {
  const params = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const text = params.toString();
  return apiBaseUrl() + apiPath(call) + (text ? `?${text}` : '');
}

/**
 * Gets JSON, in at most two attempts, and returns the result of `read`. Throws `MissingError`,
 * `UnavailableError` or `MalformedError`.
 */
export async function getJson<T>(call: ApiCall, read: (answer: unknown) => T): Promise<T> {
  const timeout = environment().API_TIMEOUT_SECONDS * 1000;
  const deadline = timeoutSignal(timeout);
  if (!(await apiCircuit().acquire())) throw new UnavailableError(CIRCUIT_OPEN);
  try {
    return await callLimit(
      call.template,
      () => getWithRetry(() => getOnce(call, deadline, read), timeout * RETRY_WITHIN),
      deadline,
    );
  } catch (error) {
    throw error instanceof BusyError ? new UnavailableError('no free connection in time') : error;
  }
}

async function getWithRetry<T>(get: () => Promise<T>, retryWithin: number): Promise<T> {
  const started = performance.now();
  try {
    return await get();
  } catch (error) {
    if (!mayRetry(error) || performance.now() - started > retryWithin) throw error;
    await setTimeout(RETRY_DELAY * (0.5 + Math.random()));
    return get();
  }
}

/**
 * A host that answers with 429 or `Retry-After`, or whose circuit is open, gets no second attempt.
 */
function mayRetry(error: unknown): boolean {
  return (
    error instanceof UnavailableError &&
    error.status !== 429 &&
    error.retryAfter === undefined &&
    !apiCircuit().isOpen
  );
}

async function getOnce<T>(
  call: ApiCall,
  signal: AbortSignal,
  read: (answer: unknown) => T,
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.language) headers['accept-language'] = call.language;
  const response = await reportToCircuit(call.template, () =>
    sendRequest(apiAddress(call), { headers, signal }),
  );
  await expectOk(response);
  const maxBytes = call.isDetail ? MAX_DETAIL_BYTES : MAX_BODY_BYTES;
  const body = await readBody(response, maxBytes);
  const parse = async () => read(await extractInlineImages(parseJsonBody(body)));
  return body.length < LARGE_BODY_BYTES
    ? parse()
    : largeBodyLimit(() => setImmediate().then(parse), signal);
}

/** JSON is UTF-8 (RFC 8259, 8.1), whatever media type and charset the response declares. */
function parseJsonBody(body: Buffer): unknown {
  if (!isUtf8(body)) throw new MalformedError('body is not UTF-8');
  const text = body.toString('utf8');
  if (text.trim() === '') throw new MalformedError('empty body');
  const value = parseJson(text);
  if (value === undefined) throw new MalformedError('body is not JSON');
  return value;
}

/**
 * Posts JSON. Resolves on any 2xx; the response is not read (specification §7). Otherwise throws
 * `UnavailableError`.
 */
export async function postJson(
  template: ApiCall['template'],
  body: unknown,
  given: { headers: Record<string, string>; timeout: number },
): Promise<void> {
  const headers = {
    ...given.headers,
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const options = {
    method: 'POST' as const,
    headers,
    body: JSON.stringify(body),
    headersTimeout: 0,
    signal: timeoutSignal(given.timeout),
  };
  const response = await reportToCircuit(template, () =>
    sendRequest(apiAddress({ template }), options),
  );
  // Only the status matters. The body is discarded in the background, within the call's deadline.
  void discardBody(response);
  const { statusCode: status } = response;
  if (status < 200 || status > 299) throw new UnavailableError(`status ${status}`, { status });
}
