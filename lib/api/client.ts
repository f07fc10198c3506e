import { isUtf8 } from 'node:buffer';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { takeOutInlineImages } from '@/lib/media/inline-images';
import {
  apiBase,
  decodeBody,
  discard,
  expectOk,
  MalformedError,
  MissingError,
  readBody,
  send,
  timeoutSignal,
  UnavailableError,
} from '@/lib/runtime/transport';
import { apiCircuit, reportToCircuit } from './circuit-breaker';
import { endOfValue, parseOrdered } from './ordered-json';
import { BusyError, createLimit, createNamedLimit } from '@/lib/runtime/limit';

/** An attempt that took more than this share of the call's timeout is not repeated. */
const RETRY_WITHIN = 0.5;
/** Plus or minus half, so that instances do not retry at the same time. */
const RETRY_DELAY = 80;
/** Asked again, as a connection that breaks is. */
const CUT_OFF = 'body is not JSON: cut off';
export const CIRCUIT_OPEN = 'circuit open';
const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Bound for one item, whose text may contain pasted pictures. */
const MAX_DETAIL_BYTES = 8 * 1024 * 1024;
/**
 * Bytes from which on answers are read one at a time, each in an iteration of the event loop of its
 * own: parsed, they take many times as many.
 */
const LARGE = 256 * 1024;
/**
 * JSON, text, or no media type: PHP's default is `text/html`. The body of any other type is not
 * read.
 */
const MAY_BE_JSON = /^\s*(?:$|text\/|[\w.+-]+\/(?:[\w.-]+\+)?json\b)/i;

export interface ApiCall {
  /**
   * Path on the API host, with `{id}` in the place of an id. Labels, limits and logs use it, since
   * there are few templates.
   */
  template: `/${string}`;
  id?: string;
  query?: Record<string, string | number>;
  language?: Locale;
  isDetail?: boolean;
  /** An empty body says that there is nothing. */
  mayBeEmpty?: boolean;
}

const MAX_CONCURRENT_CALLS = 32;
/** Of these, calls of one endpoint: one that hangs leaves connections to the others. */
const MAX_OF_ONE_ENDPOINT = MAX_CONCURRENT_CALLS / 2;

const largeLimit = onGlobal('api-large-limit', () => createLimit(1));
const limit = onGlobal('api-limit', () =>
  createNamedLimit(MAX_CONCURRENT_CALLS, MAX_OF_ONE_ENDPOINT),
);

export function apiPath({ template, id = '' }: Pick<ApiCall, 'template' | 'id'>): string {
  return template.replace('{id}', () => encodeURIComponent(id));
}

export function apiAddress({ query, ...call }: ApiCall): string {
  const params = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const text = params.toString();
  return apiBase() + apiPath(call) + (text ? `?${text}` : '');
}

/**
 * One GET of JSON, a second attempt included, and what is read of it, at once: parsed, an answer
 * takes many times its bytes. Throws `MissingError`, `UnavailableError` or `MalformedError`.
 */
export async function readJson<T>(call: ApiCall, read: (answer: unknown) => T): Promise<T> {
  const timeout = environment().API_TIMEOUT_SECONDS * 1000;
  const deadline = timeoutSignal(timeout);
  if (!(await apiCircuit().acquire())) throw new UnavailableError(CIRCUIT_OPEN);
  try {
    return await limit(
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
    // Not after 429 (Too Many Requests), and not when the host is known to be down.
    const isAway =
      error instanceof UnavailableError && error.status !== 429 && !apiCircuit().isOpen;
    const isCut = error instanceof MalformedError && error.message === CUT_OFF;
    if (!(isAway || isCut) || performance.now() - started > retryWithin) throw error;
    await setTimeout(RETRY_DELAY * (0.5 + Math.random()));
    return get();
  }
}

async function getOnce<T>(
  call: ApiCall,
  signal: AbortSignal,
  read: (answer: unknown) => T,
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.language) headers['accept-language'] = call.language;
  const response = await reportToCircuit(call.template, () =>
    send(apiAddress(call), { headers, signal }),
  );
  await expectOk(response);
  const type = String(response.headers['content-type'] ?? '');
  if (!MAY_BE_JSON.test(type)) {
    await discard(response);
    throw new MalformedError(`content type ${type} instead of JSON`);
  }
  const most = call.isDetail ? MAX_DETAIL_BYTES : MAX_BODY_BYTES;
  const body = await decodeBody(
    await readBody(response, most),
    String(response.headers['content-encoding'] ?? ''),
    most,
  );
  const parse = async () =>
    read(await takeOutInlineImages(parseAnswer(decodeText(body, type), call)));
  return body.length < LARGE ? parse() : largeLimit(() => setImmediate().then(parse), signal);
}

function parseAnswer(text: string, { mayBeEmpty }: ApiCall): unknown {
  // A Laravel controller that returns null for what it did not find; of lists it is a fault.
  if (text.trim() === '')
    throw mayBeEmpty
      ? new MissingError('empty body', { isNone: true })
      : new MalformedError('empty body');
  const parsed = parseOrdered(text) ?? parseOrdered(withoutNotices(text));
  const answer =
    typeof parsed === 'string' && /^\s*[[{]/.test(parsed) ? parseOrdered(parsed) : parsed;
  if (answer !== undefined) return answer;
  if (endOfValue(text) === undefined) throw new MalformedError('nested too deeply');
  throw new MalformedError(
    /^\s*[[{]/.test(text) && !/[\]}]$/.test(text.trimEnd()) ? CUT_OFF : 'body is not JSON',
  );
}

/**
 * UTF-8, as JSON is, but for a few bytes that were cut; otherwise what the answer says, or the
 * alphabet of old databases.
 */
function decodeText(body: Buffer, type: string): string {
  const text = body.toString('utf8');
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? '';
  if (
    isUtf8(body) ||
    /^utf-?8$/i.test(charset) ||
    count(text, /\uFFFD/g) <= count(text, /[\u0080-\uFFFC]/g)
  )
    return text;
  try {
    return new TextDecoder(charset || OLD_ALPHABET).decode(body);
  } catch {
    return new TextDecoder(OLD_ALPHABET).decode(body);
  }
}

const OLD_ALPHABET = 'windows-1252';
const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

const NOTICE = /^\s*(?:<br|<b>|PHP |Deprecated|Notice|Warning)/i;

/** What PHP prints of warnings stands before the answer, on lines of its own, or behind it. */
function withoutNotices(text: string): string {
  const answer = NOTICE.test(text) ? text.slice(Math.max(0, text.search(/^[[{]/m))) : text;
  const end = endOfValue(answer);
  return NOTICE.test(answer.slice(end)) ? answer.slice(0, end) : answer;
}

/**
 * One POST of JSON. Resolves on any 2xx; the answer is not read (specification §7). Otherwise
 * throws `UnavailableError`.
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
  const response = await reportToCircuit(template, () => send(apiAddress({ template }), options));
  // Only the status counts: the body is discarded without waiting for it, until the deadline.
  void discard(response);
  const { statusCode: status } = response;
  if (status < 200 || status > 299) throw new UnavailableError(`status ${status}`, { status });
}
