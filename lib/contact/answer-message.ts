import { secondsUntilAllowed, postToApi, sendOnce } from './delivery';
import { flashCookie, KEY_HEADER, type ContactValues } from './fields';
import {
  checkContact,
  isHoneypotFilled,
  messageKey,
  postedAbout,
  postedKey,
  postedTexts,
  type MessageKey,
} from './message';
import {
  OUTCOME_HEADER,
  encodeOutcome,
  OUTCOME_STATUS,
  outcomeTexts,
  type ContactOutcome,
} from './outcome';
import { browserLanguage } from '@/lib/i18n/decide-language';
import { withLanguage } from '@/lib/i18n/language-path';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { routes } from '@/lib/routes/links';
import {
  jsonErrorResponse,
  MAX_REQUEST_BYTES,
  errorResponse,
  noStoreHeaders,
} from '@/lib/platform/http-messages';
import { isHttps, siteAddress } from '@/lib/platform/env';
import { metrics } from '@/lib/platform/metrics';
import { parseUrl } from '@/lib/platform/parse-url';
import { parseJson, readRequestText } from '@/lib/platform/read-body';
import { currentContext } from '@/lib/platform/request-context';

/**
 * Handles POST /api/contact. The form's script sends JSON and gets JSON; a form without scripts
 * gets a redirect or the contact screen.
 */
export async function answerMessage(request: Request): Promise<Response> {
  const { headers } = request;
  const language = new URL(request.url).searchParams.get('language') ?? undefined;
  const locale = isLocale(language)
    ? language
    : browserLanguage(headers.get('accept-language') ?? undefined);
  const read = await readContactRequest(request);
  if (!read.ok) {
    const { failed } = (await loadMessages(locale)).contact;
    return read.isForm
      ? errorResponse(read.status, { text: failed })
      : jsonErrorResponse(read.status, failed);
  }
  const outcome = await submit(read.input, {
    locale,
    clientAddress: currentContext()?.clientAddress ?? '',
    key: read.isForm ? postedKey(read.input) : headers.get(KEY_HEADER),
  });
  metrics.contact.inc({ outcome: outcome.kind });
  if (read.isForm) return answerForm(outcome, locale);
  const status = OUTCOME_STATUS[outcome.kind];
  return Response.json(await outcomeTexts(outcome, locale), {
    status,
    headers: { ...noStoreHeaders(status), ...retryAfterHeader(outcome) },
  });
}

interface Sender {
  locale: Locale;
  /** Only a keyed hash of the client's address is stored, for an hour. */
  clientAddress: string;
  key: string | null;
}

/** Checks and forwards a message. The outcome is `sent` only after the API's 2xx. */
async function submit(input: unknown, sender: Sender): Promise<ContactOutcome> {
  if (isHoneypotFilled(input)) return { kind: 'honeypot', values: postedTexts(input) };
  const checked = checkContact(input);
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors, values: postedTexts(input) };
  const { message } = checked;
  const key = messageKey(message, sender.key, sender.clientAddress, postedAbout(input));
  const outcome = await sendOnce(key.idempotencyKey, () => deliver(message, sender, key));
  return outcome ?? { kind: 'unknown', values: message, key: key.attemptKey };
}

async function deliver(
  message: ContactValues,
  { locale, clientAddress }: Sender,
  { attemptKey, idempotencyKey }: MessageKey,
): Promise<ContactOutcome> {
  const retryAfterSeconds = await secondsUntilAllowed(clientAddress);
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds, values: message };
  const kind = await postToApi(message, locale, idempotencyKey);
  return kind === 'sent' ? { kind } : { kind, values: message, key: attemptKey };
}

async function answerForm(outcome: ContactOutcome, locale: Locale): Promise<Response> {
  if (outcome.kind === 'sent') {
    const screen = withLanguage(routes.contact, locale);
    return new Response(null, {
      status: 303,
      headers: {
        location: screen,
        'set-cookie': flashCookie(screen, 'sent', isHttps()),
        'cache-control': 'no-store',
      },
    });
  }
  const { message } = await outcomeTexts(outcome, locale);
  // The front answers with the contact screen, which shows the outcome and the visitor's text.
  return errorResponse(OUTCOME_STATUS[outcome.kind], {
    text: message,
    headers: { ...retryAfterHeader(outcome), [OUTCOME_HEADER]: encodeOutcome(outcome) },
  });
}

function retryAfterHeader(outcome: ContactOutcome): Record<string, string> {
  return outcome.kind === 'limited' ? { 'retry-after': String(outcome.retryAfterSeconds) } : {};
}

/** The content of a contact request, or the status with which it is refused. */
export type ContactRequest =
  | { ok: true; isForm: boolean; input: unknown }
  | { ok: false; isForm: boolean; status: 400 | 403 | 413 | 415 };

/** Reads JSON or a form of at most 16 kB, sent by a page of this site. */
export async function readContactRequest(request: Request): Promise<ContactRequest> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  const refuse = (status: 400 | 403 | 413 | 415): ContactRequest => ({ ok: false, isForm, status });
  if (!isSameOrigin(request.headers, isForm)) return refuse(403);
  if (!isForm && !/^application\/json\b/i.test(type)) return refuse(415);
  const body = await readRequestText(request, MAX_REQUEST_BYTES);
  if (body === null) return refuse(413);
  if (isForm) return { ok: true, isForm, input: Object.fromEntries(new URLSearchParams(body)) };
  const input = parseJson(body);
  return input === undefined ? refuse(400) : { ok: true, isForm, input };
}

/** Browsers name the requesting site here; `none` means a form that a reload sends again. */
function isSameOrigin(headers: Headers, isForm: boolean): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (isForm && site === 'none');
  const origin = headers.get('origin');
  const ownHosts = [headers.get('host'), new URL(siteAddress()).host];
  return origin === null || ownHosts.includes(parseUrl(origin)?.host ?? '');
}
