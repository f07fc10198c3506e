import { setTimeout } from 'node:timers/promises';
import { Agent, request, type Dispatcher } from 'undici';
import { environment } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { onGlobal } from '@/lib/global-instance';

const CONNECT_TIMEOUT = 1000;
/** The whole call, connection and body included. */
const CALL_TIMEOUT = 3000;
/** A try that took longer than this is not repeated. */
const RETRY_WITHIN = 1500;
/** Give or take half of it, so that instances do not try again in step. */
const RETRY_DELAY = 80;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const MAX_SOCKETS = 32;

/** The API answered 404: the item does not exist. */
export class MissingError extends Error {
  override name = 'MissingError';
}
/** No usable answer: connection, time-out, status. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}
/** An answer that is not what the contract says. */
export class MalformedError extends Error {
  override name = 'MalformedError';
}

export interface ApiCall {
  /** Path on the API host, starting with a slash. */
  path: string;
  query?: Record<string, string | number>;
  language?: Locale;
}

const agent = onGlobal(
  'api-agent',
  () =>
    new Agent({
      connect: { timeout: CONNECT_TIMEOUT },
      connections: MAX_SOCKETS,
      pipelining: 1,
      headersTimeout: CALL_TIMEOUT,
      bodyTimeout: CALL_TIMEOUT,
    }),
);

/** Base address of the content API. The front sets API_BASE_URL when it starts the embedded one. Throws when neither exists. */
export function apiBase(): string {
  const base = environment().API_BASE_URL ?? process.env['EMBEDDED_API_URL'];
  if (!base) throw new UnavailableError('API_BASE_URL is not set');
  return base;
}

export function apiAddress({ path, query }: ApiCall): string {
  const params = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const text = params.toString();
  return apiBase() + path + (text ? `?${text}` : '');
}

/**
 * One GET of JSON, tried twice when the first try fails early enough for both to fit into the time of one call. Redirects are not
 * followed. Throws `MissingError`, `UnavailableError` or `MalformedError`.
 */
export async function getJson(call: ApiCall): Promise<unknown> {
  const deadline = AbortSignal.timeout(CALL_TIMEOUT);
  const started = Date.now();
  try {
    return await getJsonOnce(call, deadline);
  } catch (error) {
    const isWorthATry = error instanceof UnavailableError && Date.now() - started < RETRY_WITHIN;
    if (!isWorthATry) throw error;
    await setTimeout(RETRY_DELAY * (0.5 + Math.random()));
    return getJsonOnce(call, deadline);
  }
}

async function getJsonOnce(call: ApiCall, signal: AbortSignal): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.language) headers['accept-language'] = call.language;
  const response = await send(call, { method: 'GET', headers, signal });
  if (response.statusCode === 404) {
    await discard(response);
    throw new MissingError('status 404');
  }
  if (response.statusCode !== 200) {
    await discard(response);
    throw new UnavailableError(`status ${response.statusCode}`);
  }
  const type = String(response.headers['content-type'] ?? '');
  if (!/^[\w.+-]+\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    await discard(response);
    throw new MalformedError(`content type ${type || 'missing'} instead of JSON`);
  }
  return parseJson(await readBody(response));
}

/** One POST of JSON. Resolves on any 2xx, the answer is not read (specification §7). Throws `UnavailableError` with the status otherwise. */
export async function postJson(path: string, body: unknown, language: Locale): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language };
  const response = await send({ path }, { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(CALL_TIMEOUT) });
  await discard(response);
  if (response.statusCode < 200 || response.statusCode > 299) throw new UnavailableError(`status ${response.statusCode}`);
}

interface SendOptions {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

async function send(call: ApiCall, options: SendOptions): Promise<Dispatcher.ResponseData> {
  try {
    return await request(apiAddress(call), { ...options, dispatcher: agent });
  } catch (error) {
    throw unavailable(error);
  }
}

async function readBody(response: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw new MalformedError(`body over ${MAX_BODY_BYTES} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof MalformedError) throw error;
    throw unavailable(error);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new MalformedError(`body is not JSON: ${error instanceof Error ? error.message.slice(0, 120) : ''}`);
  }
}

/** Ends an answer nobody reads, so that its connection is freed. */
async function discard(response: Dispatcher.ResponseData): Promise<void> {
  await response.body.dump({ limit: 65_536 }).catch(() => response.body.destroy());
}

function unavailable(error: unknown): UnavailableError {
  if (error instanceof UnavailableError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  return new UnavailableError([code, message].filter(Boolean).join(': ').slice(0, 200));
}
