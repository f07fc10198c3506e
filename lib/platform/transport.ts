import { isMissingStatus } from './http-messages';
import { unescape } from 'node:querystring';
import { Agent, request, type Dispatcher } from 'undici';
import { errorCode, errorMessage } from '@/lib/platform/logger';
import { environment, withoutCredentials } from '@/lib/platform/env';
import { readBounded } from './read-body';
import { runOutsideContext, processSingleton } from '@/lib/platform/request-context';
import { parseUrl } from './parse-url';

/** The host does not have the item: status 404 or 410. */
export class MissingError extends Error {
  override name = 'MissingError';
}

interface FailureDetails {
  /** Status of the response. */
  status?: number;
  /** Code of the connection's error. */
  code?: string;
  /** The response's `Retry-After`, in milliseconds. */
  retryAfter?: number | undefined;
}

/**
 * A call without a usable response: its connection failed, it timed out, or its status is an error.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, { status, code, retryAfter }: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
export class MalformedError extends Error {
  override name = 'MalformedError';
}

const CONNECT_TIMEOUT = 1000;
/** `code` of the error of a call that a timeout of this site ended. */
export const TIMED_OUT = 'TIMED_OUT';

/** Timeout for a host that sends nothing; a call's own signal may end it earlier. */
const SILENCE_TIMEOUT = 10_000;
/** Connections per host: more than all limits of calls together. */
const MAX_CONNECTIONS = 128;

const agent = processSingleton(
  'http-agent',
  () =>
    new Agent({
      connect: { timeout: CONNECT_TIMEOUT },
      connections: MAX_CONNECTIONS,
      pipelining: 1,
      headersTimeout: SILENCE_TIMEOUT,
      bodyTimeout: SILENCE_TIMEOUT,
    }),
);

/**
 * Base address of the content API, without user and password. The front sets EMBEDDED_API_URL.
 * Throws when neither exists.
 */
export function apiBaseUrl(): string {
  const base = environment().API_BASE_URL ?? process.env['EMBEDDED_API_URL'];
  if (!base) throw new UnavailableError('API_BASE_URL is not set');
  return withoutCredentials(base);
}

export function hasCredentials(): boolean {
  const baseUrl = environment().API_BASE_URL;
  return baseUrl !== undefined && baseUrl !== withoutCredentials(baseUrl);
}

/** The user and password of API_BASE_URL, for calls of that address alone. */
function credentialsFor(address: string): Record<string, string> {
  if (!hasCredentials() || !address.startsWith(`${apiBaseUrl()}/`)) return {};
  const { username, password } = new URL(environment().API_BASE_URL ?? '');
  return {
    authorization: `Basic ${Buffer.from(`${unescape(username)}:${unescape(password)}`).toString('base64')}`,
  };
}

/**
 * `User-Agent` of calls, since firewalls refuse requests without one. SITE_URL is part of it when
 * set.
 */
function userAgent(): string {
  const { SITE_URL } = environment();
  return SITE_URL ? `${USER_AGENT} (+${SITE_URL})` : USER_AGENT;
}
const USER_AGENT = 'chamber-network-website';

export interface SendOptions {
  method?: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body?: string;
  /** Timeout for the head of the answer, in milliseconds; 0: none but the signal. */
  headersTimeout?: number;
  signal: AbortSignal;
  /**
   * `omit`: without the user and password of API_BASE_URL, for a path that a visitor may have made
   * up.
   */
  credentials?: 'include' | 'omit';
}

/** One HTTP call; redirects are not followed. Throws `UnavailableError` when no answer comes. */
export async function sendRequest(
  address: string,
  { method = 'GET', headers, credentials = 'include', ...options }: SendOptions,
): Promise<Dispatcher.ResponseData> {
  const credentialHeaders = credentials === 'include' ? credentialsFor(address) : {};
  try {
    // Later calls reuse the connection, which must not keep the context of this request.
    const response = await runOutsideContext(() =>
      request(address, {
        method,
        headers: {
          'user-agent': userAgent(),
          'accept-encoding': 'identity',
          ...headers,
          ...credentialHeaders,
        },
        dispatcher: agent,
        ...options,
      }),
    );
    // A body destroyed unread emits an error, which would end the process without a listener.
    // Readers still receive it.
    response.body.on('error', () => undefined);
    return response;
  } catch (error) {
    throw options.signal.aborted
      ? new UnavailableError('no answer in time', { code: TIMED_OUT })
      : toUnavailableError(error);
  }
}

/**
 * A whole body. Throws `MalformedError` when it is larger than allowed, `UnavailableError` when it
 * breaks off.
 */
export async function readBody(
  response: Dispatcher.ResponseData,
  maxBytes: number,
): Promise<Buffer> {
  const body = await readBounded(response.body, maxBytes).catch((error: unknown) =>
    Promise.reject(toUnavailableError(error)),
  );
  if (!body) throw new MalformedError(`body over ${maxBytes} bytes`);
  return body;
}

/**
 * Throws unless the status is 200: `MissingError` for 404 and 410, `UnavailableError` for others.
 */
export async function expectOk(response: Dispatcher.ResponseData): Promise<void> {
  const { statusCode: status, headers } = response;
  if (status === 200) return;
  await discardBody(response);
  if (isMissingStatus(status)) throw new MissingError(`status ${status}`);
  // Only the target's host is logged, to correct API_BASE_URL: its query may be a visitor's input.
  const location = String(headers['location']);
  const url = parseUrl(location);
  const target = url ? `, to ${url.origin}` : location.startsWith('/') ? ', to another path' : '';
  const retryAfter = retryAfterOf(String(headers['retry-after'] ?? ''));
  throw new UnavailableError(`status ${status}${target}`, { status, retryAfter });
}

/** `Retry-After` in milliseconds, of seconds or an HTTP date (RFC 9110, 10.2.3). */
function retryAfterOf(header: string): number | undefined {
  const milliseconds = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - new Date().getTime();
  return milliseconds > 0 ? milliseconds : undefined;
}

export async function discardBody(response: Dispatcher.ResponseData): Promise<void> {
  await response.body.dump({ limit: 65_536 }).catch(() => response.body.destroy());
}

function toUnavailableError(error: unknown): UnavailableError {
  if (error instanceof UnavailableError) return error;
  const code = errorCode(error);
  // The call's own signal aborted while the body was read.
  if (code === String(DOMException.TIMEOUT_ERR))
    return new UnavailableError('no answer in time', { code: TIMED_OUT });
  const message = errorMessage(error);
  return new UnavailableError([code, message].filter(Boolean).join(': ').slice(0, 200), { code });
}

/** A signal that aborts after a time in milliseconds, created outside the request context. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  return runOutsideContext(() => AbortSignal.timeout(milliseconds));
}
