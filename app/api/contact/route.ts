import { fieldTexts } from '@/lib/contact/field-texts';
import { readContactRequest } from '@/lib/contact/read-json';
import { submitContact } from '@/lib/contact/submit';
import { browserLanguage } from '@/lib/i18n/decide-language';
import { loadMessages } from '@/lib/i18n/messages';

/** The contact form sent by a script: checked, forwarded to the content API, answered in the language of `Accept-Language`. */
export async function POST(request: Request): Promise<Response> {
  const locale = browserLanguage(request.headers.get('accept-language') ?? undefined);
  const texts = (await loadMessages(locale)).contact;
  const read = await readContactRequest(request);
  if (!read.ok) return answer(read.status, { message: texts.failed });
  const outcome = await submitContact(read.input, locale);
  switch (outcome.kind) {
    case 'sent':
      return answer(200, { message: texts.sent });
    case 'invalid':
      return answer(422, { message: texts.checkFields, errors: fieldTexts(outcome.errors, texts.errors) });
    case 'failed':
      return answer(502, { message: texts.failed });
  }
}

export function GET(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST' } });
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
