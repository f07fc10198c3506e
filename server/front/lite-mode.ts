import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLiteChoice, LITE_PARAMETER, savesData, type LiteChoice } from '@/lib/lite-mode';
import type { CachedResponse } from '../cache/cached-response';
import { cookieOf } from './redirect';

/** The forms of a screen: complete; complete in fewer bytes, for browsers that send `Save-Data`; lite, for visitors who chose that. */
export type PageForm = 'full' | 'save-data' | 'lite';

/** Which form of a screen a request gets, and what its address chose. */
export interface LiteMode {
  form: PageForm;
  chosen: LiteChoice | undefined;
}

/** The form for a request: lite by its address or the visitor's kept choice; `Save-Data` decides between the others. */
export function liteModeOf(request: Pick<IncomingMessage, 'headers'>, query = ''): LiteMode {
  const asked = query.includes(LITE_PARAMETER) ? new URLSearchParams(query).get(LITE_PARAMETER) : null;
  const chosen = isLiteChoice(asked) ? asked : undefined;
  if ((chosen ?? cookieOf(request, LITE_PARAMETER)) === '1') return { form: 'lite', chosen };
  return { form: savesData(request.headers) ? 'save-data' : 'full', chosen };
}

/** Keeps the choice of the lite version until the browser is closed, or forgets it. The response is private: no cache in front may store its cookie. */
export function keepChoice(page: CachedResponse, { chosen }: LiteMode, response: ServerResponse, isHttps: boolean): CachedResponse {
  if (chosen === undefined) return page;
  const parts = [`${LITE_PARAMETER}=${chosen}`, 'Path=/', 'SameSite=Lax', ...(chosen === '0' ? ['Max-Age=0'] : []), ...(isHttps ? ['Secure'] : [])];
  response.setHeader('set-cookie', parts.join('; '));
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, no-cache' }, heads: new Map() };
}
