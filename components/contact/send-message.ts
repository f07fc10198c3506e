import { ABOUT_FIELD, HONEYPOT_FIELD, KEY_HEADER } from '@/lib/contact/fields';
import type { FormResult, outcomeTexts } from '@/lib/contact/outcome';
import type { ROUTES } from '@/lib/routes/table';
import { readForm } from './draft';

const ADDRESS: (typeof ROUTES)['contactMessage']['pattern'] = '/api/contact';
/** Statuses by which the site, or a proxy in front, reports an unknown outcome. */
const UNKNOWN_STATUS = 504;
/** Statuses whose body contains the reason of a refusal. */
const STATUSES_WITH_REASON: readonly number[] = [403, 422, 429];

interface SendOptions {
  language: string;
  /** The key stays the same for every try of one text, so that the text arrives once. */
  key: string;
  timeoutSeconds: number;
}

/**
 * Sends a form's texts as JSON. Never rejects: no connection is a failure; without an answer in
 * time the outcome is unknown.
 */
export async function sendMessage(
  form: HTMLFormElement,
  { language, key, timeoutSeconds }: SendOptions,
): Promise<FormResult> {
  const { texts, honeypot, about } = readForm(form);
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        [KEY_HEADER]: key,
      },
      body: JSON.stringify({
        ...texts,
        ...(honeypot && { [HONEYPOT_FIELD]: honeypot }),
        ...(about && { [ABOUT_FIELD]: about }),
      }),
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === UNKNOWN_STATUS) return { kind: 'unknown' };
    if (!STATUSES_WITH_REASON.includes(response.status)) return { kind: 'failed' };
    const { message, errors, email } = (await response.json()) as Partial<
      Awaited<ReturnType<typeof outcomeTexts>>
    >;
    if (errors) return { kind: 'invalid', errors };
    // A proxy in front may refuse a message too, with a body of another form.
    return message === undefined || email === undefined
      ? { kind: 'failed' }
      : { kind: 'refused', text: message, email };
  } catch (error) {
    return {
      kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'unknown' : 'failed',
    };
  }
}
