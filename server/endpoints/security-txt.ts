import type { ServerResponse } from 'node:http';
import { LOCALES } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { environment } from '@/lib/runtime/env';
import { siteAddress } from '@/lib/site-address';
import { sendPlain } from '../front/plain-response';
import { routes } from '@/lib/routes/links';

const MONTHS_AHEAD = 6;

/** Where to report a vulnerability (RFC 9116). It never expires while the site runs, and reads the same all month. */
export function securityTxt(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, 1));
  const { email } = organisation();
  return [
    `Contact: ${email ? `mailto:${email}` : siteAddress() + routes.contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    ...(environment().SITE_URL ? [`Canonical: ${siteAddress()}${routes.securityTxt}`] : []),
  ].join('\n');
}

export function sendSecurityTxt(response: ServerResponse): void {
  response.setHeader('cache-control', 'public, max-age=86400');
  sendPlain(response, 200, securityTxt(new Date()));
}
