import type { ApiFailure } from '@/lib/api/result';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { isItemId } from '@/lib/routes/item-id';

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

type Handler<Parameters> = (request: Request, context: { params: Promise<Parameters> }) => Promise<Response>;

/** Route handler of a language's document: `…/{language}/…`. */
export function languageDocument(document: (locale: Locale) => Promise<Response>): Handler<{ language: string }> {
  return async (_request, { params }) => {
    const { language } = await params;
    return isLocale(language) ? document(language) : notADocument();
  };
}

/** Route handler of a language's document that is named after it: `{language}.{extension}`. */
export function languageFile(extension: string, document: (locale: Locale) => Promise<Response>): Handler<{ file: string }> {
  return async (_request, { params }) => {
    const language = baseName((await params).file, extension);
    return isLocale(language) ? document(language) : notADocument();
  };
}

/** Route handler of one item's document: `{language}/…/{id}.{extension}`. */
export function itemDocument(
  extension: string,
  document: (locale: Locale, id: string) => Promise<Response>,
): Handler<{ language: string; file: string }> {
  return async (_request, { params }) => {
    const { language, file } = await params;
    const id = baseName(file, extension);
    return isLocale(language) && isItemId(id) ? document(language, id) : notADocument();
  };
}

function baseName(file: string, extension: string): string {
  return file.endsWith(`.${extension}`) ? file.slice(0, -extension.length - 1) : '';
}
