import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { isMailbox } from './mailboxes';
import { parseUrl } from '@/lib/runtime/parse-url';

/** A classified link of the content: of this site (path without language), elsewhere, or none. */
export type ContentLink =
  { kind: 'internal'; path: string } | { kind: 'external'; address: string } | null;

/**
 * A fragment alone leads nowhere. Absolute http(s) links are plain anchors, mailto and tel are
 * kept, anything else with a scheme is dropped; the rest are paths of this site (specification §2
 * Home, §3), but for a website or mailbox written without its scheme: `www.example.org`,
 * `a@example.org`. Control characters hide schemes from naive checks.
 */
export function contentLink(value: string): ContentLink {
  const text = tidied(value);
  if (text === '' || text.startsWith('#')) return null;
  const mailbox = text.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  if (isMailbox(mailbox)) return external(`mailto:${mailbox}`);
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(text)) return external(text);
  if (/^[\\/]{2}/.test(text)) return external(`https:${text.replaceAll('\\', '/')}`);
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return null;
  const website = /^www\.[^./?#\\]+\.[^./?#\\]/i.test(text) ? external(`https://${text}`) : null;
  if (website) return website;
  // Some editors write the way from their own address.
  const path = `/${text.replace(/^(?:\.{0,2}[\\/])+/, '')}`;
  // Without the language, the rest may start with two slashes: another host.
  return { kind: 'internal', path: splitLanguage(path).path.replace(/^[\\/]{2,}/, '/') };
}

/** Marks of direction and joints that come along when an address is copied from a text. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/**
 * Without the white space that slips in around an address and its slashes; what is left belongs to
 * it, but for numbers of telephones.
 */
function tidied(value: string): string {
  const text = withoutInvisible(value.replace(/[\t\n\r]+/g, ''))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/ ?([/\\]) ?/g, '$1')
    .trim()
    .replace(/^(mailto|tel): /i, '$1:')
    // A dialog puts its scheme before what was pasted or typed.
    .replace(/^https?:\/{2}(?=https?:\/\/|mailto:|tel:)/i, '')
    // A back office may have HTML-escaped it.
    .replaceAll('&amp;', '&');
  return /^tel:/i.test(text) ? text.replaceAll(' ', '') : text.replaceAll(' ', '%20');
}

function external(address: string): ContentLink {
  return parseUrl(address) && { kind: 'external', address };
}

/**
 * Where an event's details are: `/{slug}` (specification §2 Calendar): slashes before it name no
 * other host; or a whole address.
 */
export function slugHref(slug: string, locale: Locale): string | null {
  return contentHref(slug.replace(/^[\s\p{Cc}\\/]+/u, ''), locale);
}

/** A link as an href in the reader's language; null when nothing may be linked. */
export function contentHref(value: string, locale: Locale): string | null {
  const link = contentLink(value);
  if (!link) return null;
  return link.kind === 'external' ? link.address : withLanguage(link.path, locale);
}
