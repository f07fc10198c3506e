import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLAIN_FORM_DELAY } from '@/lib/contact/delay';
import { environment } from '@/lib/env';
import { splitLanguage, withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import { sendPage } from './finished-page';
import { lightModeOf } from './light-mode';
import { sendPlain } from './plain-answer';
import type { Rendering } from './rendering/calls';
import { BodyTooLargeError, readBody } from './request-body';
import { visitorAddress } from './visitor-address';

const MAX_BODY_BYTES = 16 * 1024;

/**
 * A contact form posted by a browser without JavaScript. Success redirects to the contact screen, so that a reload sends nothing
 * again; anything else answers with the screen itself, the visitor's text kept.
 */
export async function answerContactPost(
  rendering: Pick<Rendering, 'submitContact' | 'screen'>,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnForm(request)) return sendPlain(response, 403, 'Forbidden');
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? ''))
    return sendPlain(response, 415, 'Unsupported Media Type');
  const locale = splitLanguage(request.url ?? '').prefix ?? DEFAULT_LOCALE;
  const body = await readForm(request, response);
  if (!body) return;
  const visitor = visitorAddress(request, environment().TRUST_PROXY);
  const sender = { locale, visitor, key: null, delay: PLAIN_FORM_DELAY };
  const outcome = await rendering.submitContact(Object.fromEntries(new URLSearchParams(body)), sender, requestId);
  const address = withLanguage(routes.contact, locale);
  if (outcome.kind === 'sent') {
    response.setHeader('location', `${address}?sent=1`);
    return sendPlain(response, 303, '');
  }
  if (outcome.kind === 'limited') response.setHeader('retry-after', String(outcome.retryAfterSeconds));
  const { isLight } = lightModeOf(request);
  const { page } = await rendering.screen('', { url: address, locale, contact: outcome, isLight }, requestId);
  await sendPage(page, request, response);
}

async function readForm(request: IncomingMessage, response: ServerResponse): Promise<string | null> {
  try {
    return (await readBody(request, MAX_BODY_BYTES)).toString('utf8') || ' ';
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    response.setHeader('connection', 'close');
    sendPlain(response, 413, 'Content Too Large');
    return null;
  }
}

/** Only a form on this site's own pages may be posted: browsers say so themselves. */
function isOwnForm(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.headers.origin;
  return origin === undefined || originHost(origin) === request.headers.host;
}

function originHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
