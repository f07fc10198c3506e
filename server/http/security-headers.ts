import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { FRAME_ORIGINS } from '@/lib/text/rich-text/frame-hosts';
import { MAP_PROVIDER } from '@/lib/views/map/provider';
import { environment, isHttps } from '@/lib/platform/env';

/** FullCalendar inserts an empty style element and fills it through the CSSOM. */
const EMPTY_STYLE = new Uint8Array();

/** Policy of responses that are not screens: nothing in them may run or load. */
const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers with one value for all responses, those of nginx included (deploy/nginx.conf). */
export const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Origins of the map's frame and of the frames in rich text. */
export const FRAME_SOURCES = [...new Set([MAP_PROVIDER.origin, ...FRAME_ORIGINS])];

/** Headers of every response. A screen replaces the policy by its own. */
export function baseHeaders(isSecure = isHttps()): Record<string, string> {
  return {
    'content-security-policy': CLOSED_POLICY,
    ...FIXED_HEADERS,
    ...(environment().NOINDEX && { 'x-robots-tag': 'noindex' }),
    // Two years. Subdomains may lack TLS, so they are included only when the operator says so.
    ...(isSecure && {
      'strict-transport-security': `max-age=63072000${environment().HSTS_INCLUDE_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    }),
  };
}

export function setBaseHeaders(response: ServerResponse, isSecure?: boolean): void {
  for (const [name, value] of Object.entries(baseHeaders(isSecure)))
    response.setHeader(name, value);
}

/**
 * Returns the policy of all screens. `bootScript` is the only inline script that may run; `styles`
 * are the inline styles of pages.
 */
export function pagePolicy(
  bootScript: Uint8Array,
  styles: readonly Uint8Array[],
  isSecure = isHttps(),
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(bootScript)}`,
    `style-src 'self' ${[EMPTY_STYLE, ...styles].map(hashOf).join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    // The calendar library's icons.
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${FRAME_SOURCES.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function hashOf(source: Uint8Array): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
