import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from './finished-page';
import type { PageCache } from './page-cache';
import { sendPlain } from './plain-answer';
import type { Screens } from './screens';

/** Folders that hold nothing but documents. */
export const DOCUMENT_FOLDERS = ['sitemap', 'feeds', 'calendar', 'directory'] as const;

const DOCUMENTS = new RegExp(`^/(?:robots\\.txt|sitemap\\.xml|(?:${DOCUMENT_FOLDERS.join('|')})/[\\w./-]+)$`);

/** Addresses read by machines: robots, sitemap, feeds, calendars, directory. Their language stands in the address, if they have one. */
export function isDocument(path: string): boolean {
  return DOCUMENTS.test(path);
}

/** Documents are kept as screens are; whatever stands in their query is no part of them. */
export async function answerDocument(
  { pages, screens }: { pages: PageCache; screens: Screens },
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendPlain(response, 405, 'Method Not Allowed');
  }
  sendPage(await pages.get(`document ${path}`, () => screens.renderDocument(path)), request, response);
}
