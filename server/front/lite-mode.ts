import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLiteChoice, LITE_PARAMETER, type LiteChoice } from '@/lib/lite-mode';
import type { CachedResponse } from '../cache/cached-response';
import { cookieOf } from './redirect';

/** Which version of a screen a request gets, and what its address chose. */
export interface LiteMode {
  isLite: boolean;
  chosen: LiteChoice | undefined;
}

/** The version of a request: its address → the visitor's kept choice → `Save-Data`. */
export function liteModeOf(request: Pick<IncomingMessage, 'headers'>, query = ''): LiteMode {
  const asked = query.includes(LITE_PARAMETER) ? new URLSearchParams(query).get(LITE_PARAMETER) : null;
  if (isLiteChoice(asked)) return { isLite: asked === '1', chosen: asked };
  const kept = cookieOf(request, LITE_PARAMETER);
  return { isLite: isLiteChoice(kept) ? kept === '1' : prefersReducedData(request), chosen: undefined };
}

/**
 * Keeps what the address chose until the browser is closed. A visitor who leaves the lite version and sends no `Save-Data` has nothing to be
 * remembered. The response is private: no cache in front may store its cookie.
 */
export function keepChoice(
  page: CachedResponse,
  { chosen }: LiteMode,
  call: { request: IncomingMessage; response: ServerResponse },
  isHttps: boolean,
): CachedResponse {
  if (chosen === undefined) return page;
  const isNeedless = chosen === '0' && !prefersReducedData(call.request);
  const parts = [`${LITE_PARAMETER}=${chosen}`, 'Path=/', 'SameSite=Lax', ...(isNeedless ? ['Max-Age=0'] : []), ...(isHttps ? ['Secure'] : [])];
  call.response.setHeader('set-cookie', parts.join('; '));
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' }, heads: new Map() };
}

function prefersReducedData({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return String(headers['save-data'] ?? '').toLowerCase() === 'on';
}
