import type { FormResult, outcomeTexts } from '@/lib/contact/form-result';
import { HONEYPOT_FIELD, KEY_FIELD, KEY_HEADER } from '@/lib/contact/fields';

const ADDRESS = '/api/contact';
/** The site, or a proxy in front of it, has heard nothing of the message. */
const UNKNOWN = 504;
/** Statuses whose answer says in words why the message was not taken. */
const EXPLAINED: readonly number[] = [403, 422, 429];

interface Sending {
  language: string;
  /** The same for every try of one text, so that it arrives once. */
  key: string;
  timeoutSeconds: number;
}

/** Sends a form's texts as JSON. Never rejects: no connection is a failure like any other; without an answer in time nothing is known. */
export async function sendMessage(form: HTMLFormElement, { language, key, timeoutSeconds }: Sending): Promise<FormResult> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language, [KEY_HEADER]: key },
      body: JSON.stringify(textsOf(form)),
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === UNKNOWN) return { kind: 'unknown' };
    if (!EXPLAINED.includes(response.status)) return { kind: 'failed' };
    const { message, errors, email } = (await response.json()) as Partial<Awaited<ReturnType<typeof outcomeTexts>>>;
    if (errors) return { kind: 'invalid', errors };
    // A proxy in front of the site may refuse a message too, in a form of its own.
    return message === undefined || email === undefined ? { kind: 'failed' } : { kind: 'refused', text: message, email };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'unknown' : 'failed' };
  }
}

/** The honeypot field is sent only when it was filled in; the key is a header. */
function textsOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries([...new FormData(form)].filter(([name, value]) => name !== KEY_FIELD && (name !== HONEYPOT_FIELD || value !== '')));
}
