import { createHash } from 'node:crypto';
import type { FinishedPage } from './finished-page';

/** Query parameter under which a page's scripts fetch their data, at the page's own address; its value says for which rendering. */
const NAME = '_hydration';
const VERSION = /^[\w-]{16}$/;
const KEPT_FOR_GOOD = 'public, max-age=604800, immutable';

/** Name of one rendering's data. */
export function versionOf(data: string): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 16);
}

/** Where the data of one rendering of a page is fetched. `url` is the page's canonical address. */
export function hydrationAddress(url: string, version: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${NAME}=${version}`;
}

/** The rendering whose data a query asks for; undefined when it asks for a page. */
export function hydrationVersion(query: string): string | undefined {
  if (!query.includes(NAME)) return undefined;
  const version = new URLSearchParams(query).get(NAME);
  return version !== null && VERSION.test(version) ? version : undefined;
}

/** Headers of a rendering's data: the same for ever under its address. Nothing for search engines, who have the page. */
export function hydrationHeaders(version: string): Record<string, string> {
  return {
    'content-type': 'text/x-component; charset=utf-8',
    'cache-control': KEPT_FOR_GOOD,
    vary: 'Accept-Encoding',
    'x-robots-tag': 'noindex',
    'x-version': version,
  };
}

/**
 * The data of a page's present rendering for who asks for that of `version`. When the page has been rendered anew since, it is the newer
 * one's: the scripts then show that, as after any change; but nobody may keep it under the older one's name.
 */
export function hydrationOf(page: FinishedPage, version: string): FinishedPage | undefined {
  const data = page.hydration;
  if (!data || data.headers['x-version'] === version) return data;
  return { ...data, headers: { ...data.headers, 'cache-control': 'no-store' } };
}
