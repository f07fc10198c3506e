import { answerMessage } from '@/lib/contact/answer-message';
import { flashCookie } from '@/lib/contact/fields';
import { OUTCOME_HEADER, encodeOutcome } from '@/lib/contact/outcome';
import { routes } from '@/lib/routes/links';
import { isHttps } from '@/lib/platform/env';
import { createLimit } from '@/lib/platform/limit';
import { sendCached, type CachedResponse } from '../../http/cached-response';
import { pageFetcher } from '../../renderer/pool/forward-to-renderer';
import type { PageRequest, ResolvedRequest } from '../resolve-request';
import { runRouteHandler, sendHandlerResponse, type Exchange } from '../exchange';

/** 32 messages are delivered at a time and 100 may wait: the API may take seconds for each. */
const limit = createLimit(32, 100);
const MAX_WAIT = 8000;

export async function answerContactMessage(exchange: Exchange): Promise<void> {
  await sendHandlerResponse(exchange, await runContactHandler(exchange));
}

/** A message enters the queue once it is read: a slow sender does not occupy a place. */
function runContactHandler(exchange: Exchange, url?: string): Promise<Response> {
  return runRouteHandler(
    exchange,
    (request) => limit(() => answerMessage(request), AbortSignal.timeout(MAX_WAIT)),
    url,
  );
}

/**
 * Answers a contact form posted without JavaScript: with the handler's redirect after success,
 * otherwise with the contact screen and the visitor's text.
 */
export async function answerContactForm(
  exchange: Exchange,
  { locale, page }: Pick<Extract<ResolvedRequest, { kind: 'contact-form' }>, 'locale' | 'page'>,
): Promise<void> {
  const { request, response } = exchange;
  const answer = await runContactHandler(exchange, `${routes.contactMessage}?language=${locale}`);
  const outcome = answer.headers.get(OUTCOME_HEADER);
  if (outcome === null) return sendHandlerResponse(exchange, answer);
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter !== null) response.setHeader('retry-after', retryAfter);
  return sendCached(await fetchOutcomeScreen(exchange, page, outcome), request, response);
}

/** The contact screen that says "sent"; its response clears the cookie. */
export async function fetchSentScreen(
  exchange: Exchange,
  asked: PageRequest,
): Promise<CachedResponse> {
  const screen = await fetchOutcomeScreen(exchange, asked, encodeOutcome({ kind: 'sent' }));
  const { pathname } = new URL(exchange.request.url ?? '', 'http://localhost');
  exchange.response.appendHeader('set-cookie', flashCookie(pathname, 'shown', isHttps()));
  return screen;
}

/** The contact screen with an outcome, never stored. */
async function fetchOutcomeScreen(
  exchange: Exchange,
  page: PageRequest,
  outcome: string,
): Promise<CachedResponse> {
  const fetched = await pageFetcher(exchange, {
    ...page,
    headers: { ...page.headers, [OUTCOME_HEADER]: outcome },
  })(undefined);
  if ('notModified' in fetched)
    throw new Error('The renderer answered an unconditional request with 304');
  return fetched.response;
}
