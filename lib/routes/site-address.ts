import type { Locale } from '@/lib/i18n/locales';
import { localisedPath } from './links';
import { environment } from '@/lib/runtime/env';

/** The address of the site without a trailing slash, never by a request's host. */
export function siteAddress(): string {
  const { SITE_URL, PORT } = environment();
  return SITE_URL ?? `http://localhost:${PORT}`;
}

/** A path of this site, or an address elsewhere, as an absolute address. */
export function absoluteAddress(href: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(href) ? href : siteAddress() + href;
}

/** The absolute address of a path without language, as a page in a language links it. */
export function screenAddress(path: string, locale: Locale): string {
  return siteAddress() + localisedPath(path, locale);
}
