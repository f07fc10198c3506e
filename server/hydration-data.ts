import { createHash } from 'node:crypto';
import type { FinishedPage } from './finished-page';

/** Query parameter under which a page's scripts fetch their data, at the page's own address; its value says for which rendering. */
const NAME = '_hydration';
const VERSION = /^[\w-]{16}$/;

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

/** The same for ever under its address. Nothing for search engines, who have the page. */
export const HYDRATION_HEADERS = {
  'content-type': 'text/x-component; charset=utf-8',
  'cache-control': 'public, max-age=604800, immutable',
  vary: 'Accept-Encoding',
  'x-robots-tag': 'noindex',
};

/** The data of one rendering of a page; undefined when it holds them itself, or has been rendered anew since and says something else. */
export function hydrationOf({ hydration }: FinishedPage, version: string): FinishedPage | undefined {
  return hydration?.version === version ? hydration : undefined;
}
