import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { environment, isHttps } from '@/lib/runtime/env';

/** The empty string: the calendar library inserts an empty style element and fills it through the object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/**
 * Sites whose documents a page may show in a frame. One list for all screens: a navigation without a reload stays under the policy
 * of the document the visitor came in by.
 */
const FRAME_ORIGINS: readonly string[] = ['https://www.openstreetmap.org'];

/** Policy of answers that are no screens: nothing in them may run or load. */
const CLOSED_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same on every answer of every site: those that nginx makes itself, too (deploy/nginx.conf). */
export const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Headers of every answer, whatever its kind. A screen puts its own policy in place of the closed one. */
export function baseHeaders(isSecure = isHttps()): Record<string, string> {
  return {
    'content-security-policy': CLOSED_POLICY,
    ...FIXED_HEADERS,
    // For two years. Other hosts below this one's name may have no TLS: an operator says so when they do.
    ...(isSecure && { 'strict-transport-security': `max-age=63072000${environment().HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}` }),
  };
}

export function setBaseHeaders(response: ServerResponse, isSecure?: boolean): void {
  for (const [name, value] of Object.entries(baseHeaders(isSecure))) response.setHeader(name, value);
}

/**
 * Policy of a screen. Inline scripts are allowed by their hashes, so a cached page needs no nonce; deferred pages all have the same two. `encoding`: by which
 * the page's bytes were read.
 */
export function pagePolicy(html: string, encoding: BufferEncoding, isSecure = isHttps()): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScriptHashes(html, encoding)].join(' ')}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    // The calendar library's icons.
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${FRAME_ORIGINS.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Structured data and the framework's payload: no browser runs them, so no policy asks for their hashes. */
const DATA_BLOCK = /\stype="(?:application\/ld\+json|text\/x-payload)"/;

/** Hashes of the scripts that stand in a page. Scripts with a `src`, and data blocks that never run, need none. */
export function inlineScriptHashes(html: string, encoding: BufferEncoding = 'utf8'): string[] {
  const hashes = new Set<string>();
  for (const { attributes, body } of scriptsOf(html)) {
    if (/\ssrc\s*=/i.test(attributes) || DATA_BLOCK.test(attributes) || body === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(body, encoding).digest('base64')}'`);
  }
  return [...hashes];
}

/** The scripts of a page and where each stands, in one pass: a page may hold what others wrote, at any length. One that is never closed does not run. */
export function* scriptsOf(html: string) {
  const opening = /<script\b/gi;
  const closing = /<\/script\b/gi;
  while (opening.test(html)) {
    const start = html.indexOf('>', opening.lastIndex);
    closing.lastIndex = start;
    if (start === -1 || !closing.test(html)) return;
    const body = html.slice(start + 1, closing.lastIndex - '</script'.length);
    const end = html.indexOf('>', closing.lastIndex);
    const to = end === -1 ? html.length : end + 1;
    yield { attributes: html.slice(opening.lastIndex, start), body, from: opening.lastIndex - '<script'.length, to };
    opening.lastIndex = closing.lastIndex;
  }
}
