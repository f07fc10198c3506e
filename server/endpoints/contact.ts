import { POST } from '@/app/api/contact/route';
import { CONFIRMATION_PARAMETER, isConfirmation, takeConfirmation } from '@/lib/contact/confirmation';
import { encodeOutcome } from '@/lib/contact/outcome';
import { splitLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { ROUTES } from '@/lib/routes/table';
import { createLimit } from '@/lib/runtime/limit';
import { CONTACT_OUTCOME } from '../renderer/protocol';
import { sendCached, type CachedResponse } from '../cache/cached-response';
import { fetchPage } from '../front/renderers/forward-to-renderer';
import { liteModeOf, PAGE_HEADERS, withLocaleSegment, type Address, type PageRequest } from '../front/resolve-request';
import type { Exchange } from '../front/site';
import { answerInFront, sendAnswer } from './route-handler';

/** Messages at a time, and how many may wait besides: the API may take seconds for each. */
const limit = createLimit(32, 100);
/** A message waits no longer for its turn, in milliseconds. */
const LONGEST_WAIT = 8000;

/** POST /api/contact, by the form's script. */
export async function answerContactMessage(exchange: Exchange): Promise<void> {
  await sendAnswer(exchange, await postMessage(exchange, exchange.request.url ?? ''));
}

/** A message has its turn once it is read: one that is sent slowly takes the place of no other. */
function postMessage(exchange: Exchange, url: string): Promise<Response> {
  return answerInFront(exchange, (request) => limit(() => POST(request), AbortSignal.timeout(LONGEST_WAIT)), url);
}

/**
 * A contact form posted by a browser without JavaScript to the contact screen. The handler's answer is sent as it is, a redirect on success; where it leaves an
 * outcome, the contact screen is rendered with it, the visitor's text kept.
 */
export async function answerContactForm(exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  const locale = splitLanguage(request.url ?? '').prefix ?? DEFAULT_LOCALE;
  const answer = await postMessage(exchange, `${routes.contactMessage}?language=${locale}`);
  const contact = answer.headers.get(CONTACT_OUTCOME);
  if (contact === null) return sendAnswer(exchange, answer);
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
  const path = withLocaleSegment(locale === DEFAULT_LOCALE ? routes.contact : `/${locale}${routes.contact}`, locale);
  return sendCached(await fetchScreen(exchange, { path, headers: PAGE_HEADERS[liteModeOf(request).form] }, contact), request, response);
}

/** The token in an address of the contact screen by which the sender of a message learns that it was sent; undefined without one that holds. */
export function confirmationIn({ target, screen }: Address): string | undefined {
  if (!target.ok || !target.query.includes(CONFIRMATION_PARAMETER) || screen?.kind !== 'screen' || screen.route !== ROUTES.contact) return undefined;
  const token = new URLSearchParams(target.query).get(CONFIRMATION_PARAMETER) ?? '';
  return isConfirmation(token) ? token : undefined;
}

/**
 * The contact screen with the confirmation; undefined without a token, or when it was shown before. The token is used up only once the screen is there, so that
 * a failing renderer leaves the confirmation to the next try.
 */
export async function confirmedScreen(exchange: Exchange, asked: PageRequest): Promise<CachedResponse | undefined> {
  const token = asked.kind === 'page' && exchange.request.method === 'GET' ? confirmationIn(exchange.address) : undefined;
  if (token === undefined) return undefined;
  const screen = await fetchScreen(exchange, asked, encodeOutcome({ kind: 'sent' }));
  return (await takeConfirmation(token)) ? screen : undefined;
}

/** The contact screen that shows an outcome. No cache keeps it. */
async function fetchScreen(exchange: Exchange, { path, headers }: Pick<PageRequest, 'path' | 'headers'>, outcome: string): Promise<CachedResponse> {
  const fetched = await fetchPage(exchange, path, { ...headers, [CONTACT_OUTCOME]: outcome })(undefined);
  if ('notModified' in fetched) throw new Error('The renderer answered an unconditional request with 304');
  return fetched.response;
}
