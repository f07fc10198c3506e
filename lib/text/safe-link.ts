import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { parseUrl } from '@/lib/platform/parse-url';

/** A link leads to a path of this site (without language), to another address, or nowhere. */
export type ContentLink =
  { kind: 'internal'; path: string } | { kind: 'external'; address: string } | null;

/** The base of addresses without a host; it stands for this site. */
const SITE_BASE = 'https://site.invalid';

/**
 * Classifies a link of the content (specification §2 Home, §3). Addresses with http(s), mailto, tel
 * or `www.` are external, others without a scheme are paths of this site.
 */
export function contentLink(value: string): ContentLink {
  const text = value.trim().replaceAll('&amp;', '&');
  if (text === '' || text.startsWith('#')) return null;
  const url = parseUrl(/^www\.[^./]+\.[^./]/i.test(text) ? `https://${text}` : text, SITE_BASE);
  if (!url || !/^(?:https?|mailto|tel):$/.test(url.protocol)) return null;
  if (url.origin !== SITE_BASE) return { kind: 'external', address: url.href.replaceAll(' ', '') };
  // The path after the language may start with two slashes, which would name another host.
  const { path } = splitLanguage(url.pathname + url.search + url.hash);
  return { kind: 'internal', path: path.replace(/^[\\/]{2,}/, '/') };
}

/**
 * Returns the link of an event's `slug` (specification §2 Calendar). Its leading slashes are
 * removed, so that they name no host.
 */
export function slugHref(slug: string, locale: Locale): string | null {
  return contentHref(slug.replace(/^[\s\p{Cc}\\/]+/u, ''), locale);
}

/** Returns a link as an href in the reader's language, or null if it is not allowed. */
export function contentHref(value: string, locale: Locale): string | null {
  const link = contentLink(value);
  if (!link) return null;
  return link.kind === 'external' ? link.address : withLanguage(link.path, locale);
}

const MAILBOX = /^[^\s:@/?#&%,]+@[^\s:@/?#&%,.]+\.[^\s:@/?#&%,]+$/;

export function isMailbox(text: string): boolean {
  return MAILBOX.test(text);
}
