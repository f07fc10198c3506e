import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLightChoice, LIGHT_NAME, type LightChoice } from '@/lib/light-mode';
import type { FinishedPage } from './finished-page';
import { cookieOf } from './redirect';

/** Which version of a screen a request gets, and what its address chose. */
export interface LightMode {
  isLight: boolean;
  chosen: LightChoice | undefined;
}

/** The version of a request: its address → the visitor's kept choice → `Save-Data` (decision 18). */
export function lightModeOf(request: IncomingMessage, query = ''): LightMode {
  const asked = query.includes(LIGHT_NAME) ? new URLSearchParams(query).get(LIGHT_NAME) : null;
  if (isLightChoice(asked)) return { isLight: asked === '1', chosen: asked };
  const kept = cookieOf(request, LIGHT_NAME);
  return { isLight: isLightChoice(kept) ? kept === '1' : sparesData(request), chosen: undefined };
}

/**
 * Keeps what the address chose until the browser is closed. Who leaves the light version and sends no `Save-Data` has nothing to be
 * remembered. The answer is this visitor's own: no cache in front may hand its cookie to another.
 */
export function keepChoice(
  page: FinishedPage,
  { chosen }: LightMode,
  call: { request: IncomingMessage; response: ServerResponse },
  isHttps: boolean,
): FinishedPage {
  if (chosen === undefined) return page;
  const isNeedless = chosen === '0' && !sparesData(call.request);
  const parts = [`${LIGHT_NAME}=${chosen}`, 'Path=/', 'SameSite=Lax', ...(isNeedless ? ['Max-Age=0'] : []), ...(isHttps ? ['Secure'] : [])];
  call.response.setHeader('set-cookie', parts.join('; '));
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' } };
}

function sparesData({ headers }: IncomingMessage): boolean {
  return String(headers['save-data'] ?? '').toLowerCase() === 'on';
}
