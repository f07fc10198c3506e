import { delayAfter } from '@/lib/contact/delay';
import { fieldTexts } from '@/lib/contact/field-texts';
import { OUTCOME_STATUS } from '@/lib/contact/outcome';
import { readContactRequest } from '@/lib/contact/read-json';
import { refusalOf } from '@/lib/contact/refusal';
import { KEY_HEADER, OPEN_HEADER } from '@/lib/contact/request-headers';
import { submitContact } from '@/lib/contact/submit';
import { browserLanguage } from '@/lib/i18n/decide-language';
import { loadMessages } from '@/lib/i18n/messages';
import { currentVisit } from '@/lib/visit';

/** The contact form sent by a script: checked, forwarded to the content API, answered in the language of `Accept-Language`. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const locale = browserLanguage(headers.get('accept-language') ?? undefined);
  const texts = (await loadMessages(locale)).contact;
  const read = await readContactRequest(request);
  if (!read.ok) return answer(read.status, { message: texts.failed });
  const outcome = await submitContact(read.input, {
    locale,
    visitor: currentVisit()?.visitor ?? '',
    key: headers.get(KEY_HEADER),
    delay: delayAfter(headers.get(OPEN_HEADER)),
  });
  const status = OUTCOME_STATUS[outcome.kind];
  const refusal = await refusalOf(outcome, locale);
  if (refusal)
    return answer(
      status,
      { message: refusal.text, email: refusal.email },
      outcome.kind === 'limited' ? { 'retry-after': String(outcome.retryAfterSeconds) } : {},
    );
  if (outcome.kind === 'invalid') return answer(status, { message: texts.checkFields, errors: fieldTexts(outcome.errors, texts.errors) });
  return answer(status, { message: outcome.kind === 'sent' ? texts.sent : texts.failed });
}

export function GET(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
