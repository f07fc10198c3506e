import { KEY_FIELD, KEY_HEADER } from './fields';
import { flashCookie } from './flash';
import { CONTACT_OUTCOME, encodeOutcome, OUTCOME_STATUS, type ContactOutcome } from './outcome';
import { readContactRequest } from './read-request';
import { outcomeTexts } from './form-result';
import { submitContact } from './submit';
import { browserLanguage } from '@/lib/i18n/decide-language';
import { CHOSEN_PARAMETER, withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { routes } from '@/lib/routes/links';
import { isHttps } from '@/lib/runtime/env';
import { currentContext } from '@/lib/runtime/request-context';

/**
 * POST /api/contact: a contact message, as JSON by the form's script, or as a form by a browser without scripts. It is checked, forwarded
 * to the content API and answered in the visitor's language: JSON for the script, a redirect or the contact screen for the form.
 */
export async function answerMessage(request: Request): Promise<Response> {
  const { headers } = request;
  const language = new URL(request.url).searchParams.get('language') ?? undefined;
  const locale = isLocale(language) ? language : browserLanguage(headers.get('accept-language') ?? undefined);
  const read = await readContactRequest(request);
  if (!read.ok) {
    const { failed } = (await loadMessages(locale)).contact;
    return read.isForm ? text(read.status, failed) : json(read.status, { message: failed });
  }
  const key = read.isForm ? keyIn(read.input) : headers.get(KEY_HEADER);
  const outcome = await submitContact(read.input, { locale, visitor: currentContext()?.visitor ?? '', key });
  if (read.isForm) return answerForm(outcome, locale, headers);
  return json(OUTCOME_STATUS[outcome.kind], await outcomeTexts(outcome, locale), retryAfter(outcome));
}

/** The key of an earlier try of this text, in a form without scripts. */
function keyIn(input: unknown): string | null {
  const key: unknown = typeof input === 'object' && input !== null && KEY_FIELD in input ? input[KEY_FIELD] : null;
  return typeof key === 'string' ? key : null;
}

async function answerForm(outcome: ContactOutcome, locale: Locale, headers: Headers): Promise<Response> {
  if (outcome.kind === 'sent') {
    const screen = withLanguage(routes.contact, locale);
    // With prefix: a browser of another language would be redirected from the address without.
    const isLedOn = locale === DEFAULT_LOCALE && browserLanguage(headers.get('accept-language') ?? undefined) !== locale;
    const location = isLedOn ? `${screen}?${CHOSEN_PARAMETER}=${locale}` : screen;
    return new Response(null, {
      status: 303,
      headers: { location, 'set-cookie': flashCookie(screen, 'sent', isHttps()), 'cache-control': 'no-store' },
    });
  }
  const { message } = await outcomeTexts(outcome, locale);
  // Behind the front the contact screen shows the outcome with the visitor's text; under plain Next only a sentence does.
  return text(OUTCOME_STATUS[outcome.kind], message, {
    ...retryAfter(outcome),
    ...(currentContext() && { [CONTACT_OUTCOME]: encodeOutcome(outcome) }),
  });
}

function retryAfter(outcome: ContactOutcome): Record<string, string> {
  return outcome.kind === 'limited' ? { 'retry-after': String(outcome.retryAfterSeconds) } : {};
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  return new Response(`${body}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
}
