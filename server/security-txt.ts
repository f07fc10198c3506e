import type { ServerResponse } from 'node:http';
import { organisation } from '@/lib/organisation';
import { environment } from '@/lib/env';
import { siteAddress } from '@/lib/site-address';
import { sendPlain } from './plain-answer';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const MONTHS_AHEAD = 6;

/** Whom to tell about a weakness of the site (RFC 9116). It never expires while the site runs, and reads the same all month. */
export function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1));
  return [
    `Contact: mailto:${organisation().email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en, ar',
    ...(environment().SITE_URL ? [`Canonical: ${siteAddress()}${SECURITY_TXT_PATH}`] : []),
  ].join('\n');
}

export function sendSecurityTxt(response: ServerResponse): void {
  response.setHeader('cache-control', 'public, max-age=86400');
  sendPlain(response, 200, securityTxt(new Date()));
}
