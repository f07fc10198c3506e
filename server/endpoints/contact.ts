import { CONFIRMATION_PARAMETER, isConfirmation, takeConfirmation } from '@/lib/contact/confirmation';
import { encodeOutcome } from '@/lib/contact/outcome';
import { splitLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { ROUTES } from '@/lib/routes/table';
import { CONTACT_OUTCOME } from '../renderer/protocol';
import { sendCached, type CachedResponse } from '../cache/cached-response';
import type { Fetched } from '../cache/page-cache';
import { publicHeaders, type Forwarder } from '../front/renderers/forward-to-renderer';
import { liteModeOf, withLocaleSegment, type Address } from '../front/resolve-request';
import type { Exchange } from '../front/request-handler';
import { readAtMost } from '../front/request-body';

const MAX_BODY_BYTES = 16 * 1024;

/** The token in an address of the contact screen by which the sender of a message learns that it was sent; undefined without one that holds. */
export function confirmationIn({ target, screen }: Address): string | undefined {
  if (!target.ok || !target.query.includes(CONFIRMATION_PARAMETER) || screen?.kind !== 'screen' || screen.route !== ROUTES.contact) return undefined;
  const token = new URLSearchParams(target.query).get(CONFIRMATION_PARAMETER) ?? '';
  return isConfirmation(token) ? token : undefined;
}

/**
 * The contact screen with the confirmation; undefined when it was shown before. The token is used up only once the screen is there, so that a failing
 * renderer leaves the confirmation to the next try. No cache keeps the screen.
 */
export async function confirmedScreen(fetchScreen: (contact: string) => Promise<Fetched>, token: string): Promise<CachedResponse | undefined> {
  const fetched = await fetchScreen(encodeOutcome({ kind: 'sent' }));
  return (await takeConfirmation(token)) ? responseIn(fetched) : undefined;
}

/**
 * A contact form posted by a browser without JavaScript: forwarded to the one contact handler (`/api/contact`). Its answer is sent as it is, a redirect on
 * success; where it leaves an outcome, the contact screen is rendered with it, the visitor's text kept.
 */
export async function answerContactForm({ forwarder }: { forwarder: Forwarder }, { id, request, response }: Exchange): Promise<void> {
  const locale = splitLanguage(request.url ?? '').prefix ?? DEFAULT_LOCALE;
  const body = await readAtMost(request, MAX_BODY_BYTES + 1);
  if (body.length > MAX_BODY_BYTES) response.setHeader('connection', 'close');
  const result = await forwarder.endpoint(request, `${routes.contactMessage}?language=${locale}`, id, body);
  const contact = result.headers[CONTACT_OUTCOME];
  for (const name of ['location', 'retry-after', 'set-cookie'])
    if (result.headers[name] !== undefined) response.setHeader(name, result.headers[name]);
  if (contact === undefined) {
    for (const [name, value] of Object.entries(publicHeaders(result.headers))) response.setHeader(name, value);
    response.setHeader('content-length', result.body.length);
    response.writeHead(result.status).end(result.body);
    return undefined;
  }
  const path = withLocaleSegment(locale === DEFAULT_LOCALE ? routes.contact : `/${locale}${routes.contact}`, locale);
  const { form } = liteModeOf(request);
  const fetched = await forwarder.fetchPage({ path, route: 'contact', requestId: id, form, contact })(undefined);
  return sendCached(responseIn(fetched), request, response);
}

function responseIn(fetched: Fetched): CachedResponse {
  if ('notModified' in fetched) throw new Error('The renderer answered an unconditional request with 304');
  return fetched.response;
}
