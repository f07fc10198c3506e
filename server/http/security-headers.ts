import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { environment, isHttps } from '@/lib/runtime/env';

/** The empty string: the calendar library inserts an empty style element and fills it through the object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Sites whose documents a page may show in a frame: one list for all screens. */
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

/** Policy of every screen. `loader`: the one inline script that runs, the same on each; nothing that stands in a page is asked. */
export function pagePolicy(loader: Uint8Array, isSecure = isHttps()): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(loader).digest('base64')}'`,
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "media-src 'self'",
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

/** The policy of a screen that holds styles. `hash`: theirs, the same on every page that holds these sheets of the build. */
export function withStyles(policy: string, hash: string | undefined): string {
  return hash === undefined ? policy : policy.replace("style-src 'self'", `style-src 'self' ${hash}`);
}
