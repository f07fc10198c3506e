import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { parseUrl } from '@/lib/platform/parse-url';

/** A classified link of the content: of this site (path without language), elsewhere, or none. */
export type ContentLink =
  { kind: 'internal'; path: string } | { kind: 'external'; address: string } | null;

/** Stands for the site where an address names no host. */
const HERE = 'https://site.invalid';

/**
 * An address with http(s), mailto or tel is one elsewhere, `www.…` too; anything else without a
 * scheme is a path of this site (specification §2 Home, §3). A fragment alone leads nowhere.
 */
export function contentLink(value: string): ContentLink {
  const text = withoutInvisible(value).trim().replaceAll('&amp;', '&');
  if (text === '' || text.startsWith('#')) return null;
  const url = parseUrl(/^www\.[^./]+\.[^./]/i.test(text) ? `https://${text}` : text, HERE);
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
  if (url.origin !== HERE) return { kind: 'external', address: url.href.replaceAll(' ', '') };
  // Without the language, the rest may start with two slashes: another host.
  const { path } = splitLanguage(url.pathname + url.search + url.hash);
  return { kind: 'internal', path: path.replace(/^[\\/]{2,}/, '/') };
}

/** Marks of direction and joints that come along when an address is copied from a text. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Where an event's details are (specification §2 Calendar): slashes before it name no host. */
export function slugHref(slug: string, locale: Locale): string | null {
  return contentHref(slug.replace(/^[\s\p{Cc}\\/]+/u, ''), locale);
}

/** A link as an href in the reader's language; null when nothing may be linked. */
export function contentHref(value: string, locale: Locale): string | null {
  const link = contentLink(value);
  if (!link) return null;
  return link.kind === 'external' ? link.address : withLanguage(link.path, locale);
}

const MAILBOX = /^[^\s:@/?#&%,]+@[^\s:@/?#&%,.]+\.[^\s:@/?#&%,]+$/;

/** Whether a text is one e-mail address, without name or scheme. */
export function isMailbox(text: string): boolean {
  return MAILBOX.test(text);
}
