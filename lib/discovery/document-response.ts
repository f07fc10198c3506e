import type { ApiFailure } from '@/lib/api/result';

/*
 * Answers of the addresses that are read by machines: sitemap, feeds, calendars, directory. The front keeps the good ones as it keeps
 * screens, compresses them and answers conditional requests; here they only say what they are.
 */

/** A document of the given type, as UTF-8. */
export function textDocument(body: string, type: string, headers: Record<string, string> = {}): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, ...headers } });
}

export function xmlDocument(body: string): Response {
  return textDocument(body, 'application/xml');
}

export function notADocument(): Response {
  return new Response('Not Found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** 404 for an item that does not exist; 503 while the API fails, so that caches keep their last good copy. */
export function documentFailure(failure: ApiFailure): Response {
  if (failure.kind === 'missing') return notADocument();
  return new Response('Service Unavailable\n', { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' } });
}
