import { setTimeout } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import { onGlobal } from '@/lib/global-instance';
import { apiBase, createAgent, discard, expectOk, MalformedError, readBody, send, UnavailableError } from './transport';

export { MalformedError, MissingError } from './transport';

/** The whole call, connection and body included. */
const CALL_TIMEOUT = 3000;
/** A try that took longer than this is not repeated. */
const RETRY_WITHIN = 1500;
/** Give or take half of it, so that instances do not try again in step. */
const RETRY_DELAY = 80;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
const MAX_SOCKETS = 32;

export interface ApiCall {
  /** Path on the API host, starting with a slash. */
  path: string;
  query?: Record<string, string | number>;
  language?: Locale;
}

const agent = onGlobal('api-agent', () => createAgent(MAX_SOCKETS, CALL_TIMEOUT));

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
  const response = await send(apiAddress(call), { headers, dispatcher: agent, signal });
  await expectOk(response);
  const type = String(response.headers['content-type'] ?? '');
  if (!/^[\w.+-]+\/(?:[\w.-]+\+)?json\b/i.test(type)) {
    await discard(response);
    throw new MalformedError(`content type ${type || 'missing'} instead of JSON`);
  }
  return parseJson((await readBody(response, MAX_BODY_BYTES)).toString('utf8'));
}

/** One POST of JSON. Resolves on any 2xx, the answer is not read (specification §7). Throws `UnavailableError` with the status otherwise. */
export async function postJson(path: string, body: unknown, language: Locale): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language };
  const response = await send(apiAddress({ path }), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    dispatcher: agent,
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  });
  await discard(response);
  if (response.statusCode < 200 || response.statusCode > 299) throw new UnavailableError(`status ${response.statusCode}`);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new MalformedError(`body is not JSON: ${error instanceof Error ? error.message.slice(0, 120) : ''}`);
  }
}
