import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** A classified link of the content: of this site (path without language), elsewhere, or none. */
export type ContentLink = { kind: 'internal'; path: string } | { kind: 'external'; address: string } | null;

/**
 * A fragment leads nowhere, since the ids of a body are not kept. Absolute http(s) links are plain anchors, mailto and tel are kept,
 * anything else with a scheme is dropped; the rest are paths of this site (specification §2 Home, §3), but for a
 * website written without its scheme: `www.example.org`. Control characters hide schemes from naive checks.
 */
export function contentLink(value: string): ContentLink {
  const text = tidied(value);
  if (text === '' || text.startsWith('#')) return null;
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(text)) return external(text);
  if (/^[\\/]{2}/.test(text)) return external(`https:${text.replaceAll('\\', '/')}`);
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return null;
  const website = /^www\.[^./?#\\]+\.[^./?#\\]/i.test(text) ? external(`https://${text}`) : null;
  if (website) return website;
  const path = `/${text.replace(/^\.?[\\/]+/, '')}`;
  // Without the language, the rest may start with two slashes: another host.
  return { kind: 'internal', path: splitLanguage(path).path.replace(/^[\\/]{2,}/, '/') };
}

/** Without the white space that slips in around an address and its slashes; what is left belongs to it, but for numbers of telephones. */
function tidied(value: string): string {
  const text = value
    .replace(/[\t\n\r]+/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/ ?([/\\]) ?/g, '$1')
    .trim()
    .replace(/^(mailto|tel): /i, '$1:')
    // A back office may have HTML-escaped it.
    .replaceAll('&amp;', '&');
  return /^tel:/i.test(text) ? text.replaceAll(' ', '') : text.replaceAll(' ', '%20');
}

function external(address: string): ContentLink {
  return URL.canParse(address) ? { kind: 'external', address } : null;
}

/** Where an event's details are: `/{slug}` (specification §2 Calendar): slashes before it name no other host; or a whole address. */
export function slugHref(slug: string, locale: Locale): string | null {
  return contentHref(slug.replace(/^[\s\p{Cc}\\/]+/u, ''), locale);
}

/** A link as an href in the reader's language; null when nothing may be linked. */
export function contentHref(value: string, locale: Locale): string | null {
  const link = contentLink(value);
  if (!link) return null;
  return link.kind === 'external' ? link.address : withLanguage(link.path, locale);
}

/** The name of a host without its scheme, as editors copy it: `mce.example`, `mce.example/fr`. */
const HOST = /^(?:[\p{L}\p{N}-]+\.)+(?!html?\b|php\b)\p{L}{2,}(?:[/?:]|$)/iu;
const MAIL = /^[^\s:@/?#&%,]+@[^\s:@/?#&%,]+$/;

/** As `contentHref`, for a website field: a host without a scheme is an address, and so is that of a mailbox. */
export function partnerHref(value: string, locale: Locale): string | null {
  const text = value.trim();
  if (MAIL.test(text)) return contentHref(`mailto:${text}`, locale);
  return contentHref(HOST.test(text) ? `https://${text}` : text, locale);
}
