import { setTimeout } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/locales';
import { onGlobal } from '@/lib/global-instance';
import { mayHoldInlineImage, takeOutInlineImages } from '@/lib/media/inline-images';
import { decodeBody } from './content-coding';
import { isNestedDeeperThan } from './nesting';
import { patienceOf } from './patience';
import { circuit, inTurn, MAX_CALLS, observed } from './traffic';
import { apiBase, createAgent, discard, expectOk, MalformedError, readBody, send, UnavailableError } from './transport';

export { MalformedError, MissingError } from './transport';

/** The whole call: waiting for its turn, connection, retry and body included. */
const CALL_TIMEOUT = 3000;
/** A try that took longer than this is not repeated. */
const RETRY_WITHIN = 1500;
/** Give or take half of it, so that instances do not try again in step. */
const RETRY_DELAY = 80;
const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** Of one item: editors paste pictures into its text. */
const MAX_DETAIL_BYTES = 8 * 1024 * 1024;
/** A hundred menus in one another: nothing the contract names comes near. */
const MAX_DEPTH = 200;

export interface ApiCall {
  /** Path on the API host, starting with a slash. */
  path: string;
  query?: Record<string, string | number>;
  language?: Locale;
  /** Asks for one item. */
  isDetail?: boolean;
}

/** The time of the call ends it; the connection's own patience is there for the case that nobody waits any more. */
const agent = onGlobal('api-agent', () => createAgent(MAX_CALLS, CALL_TIMEOUT * 2));

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
  const deadline = patienceOf(CALL_TIMEOUT);
  if (!(await circuit().admit())) throw new UnavailableError('circuit open');
  return inTurn(call.path, deadline, () => getJsonTwice(call, deadline));
}

async function getJsonTwice(call: ApiCall, deadline: AbortSignal): Promise<unknown> {
  const started = Date.now();
  try {
    return await getJsonOnce(call, deadline);
  } catch (error) {
    if (!isWorthAnotherTry(error) || Date.now() - started > RETRY_WITHIN) throw error;
    await setTimeout(RETRY_DELAY * (0.5 + Math.random()));
    return getJsonOnce(call, deadline);
  }
}

/** Not when the API asks us to be quiet, and not when it is known to be gone. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof UnavailableError && error.status !== 429 && !circuit().isOpen;
}

async function getJsonOnce(call: ApiCall, signal: AbortSignal): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (call.language) headers['accept-language'] = call.language;
  const response = await observed(call.path, () => send(apiAddress(call), { headers, dispatcher: agent, signal }));
  await expectOk(response);
  const type = String(response.headers['content-type'] ?? '');
  if (!mayBeJson(type)) {
    await discard(response);
    throw new MalformedError(`content type ${type} instead of JSON`);
  }
  const most = call.isDetail ? MAX_DETAIL_BYTES : MAX_BODY_BYTES;
  const body = await decodeBody(await readBody(response, most), String(response.headers['content-encoding'] ?? ''), most);
  const answer = parseJson(body);
  return mayHoldInlineImage(body) ? takeOutInlineImages(answer) : answer;
}

/** One POST of JSON. Resolves on any 2xx, the answer is not read (specification §7). Throws `UnavailableError` with the status otherwise. */
export async function postJson(path: string, body: unknown, ownHeaders: Record<string, string>): Promise<void> {
  const headers = { ...ownHeaders, 'content-type': 'application/json', accept: 'application/json' };
  const deadline = patienceOf(CALL_TIMEOUT);
  const options = { method: 'POST' as const, headers, body: JSON.stringify(body), dispatcher: agent, signal: deadline };
  const response = await inTurn(path, deadline, () => observed(path, () => send(apiAddress({ path }), options)));
  // The status says it all: an API that trickles the rest keeps no visitor waiting. The deadline ends it.
  void discard(response);
  if (response.statusCode < 200 || response.statusCode > 299) throw new UnavailableError(`status ${response.statusCode}`);
}

/**
 * JSON by its name, or text, or nameless: PHP calls whatever is printed `text/html`. The body decides, which is read in any case; pictures,
 * archives and films need not be.
 */
function mayBeJson(type: string): boolean {
  return /^\s*(?:$|text\/|[\w.+-]+\/(?:[\w.-]+\+)?json\b)/i.test(type);
}

function parseJson(body: Buffer): unknown {
  if (isNestedDeeperThan(body, MAX_DEPTH)) throw new MalformedError('nested too deeply');
  try {
    return JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    // The parser's own words quote the body, which may quote a visitor.
    throw new MalformedError('body is not JSON');
  }
}
