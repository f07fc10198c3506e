import type { FormResult } from '@/lib/contact/form-result';
import { HONEYPOT_FIELD, KEY_FIELD, KEY_HEADER, OPEN_HEADER } from '@/lib/contact/fields';

const ADDRESS = '/api/contact';
const INVALID = 422;
/** The site, or a proxy in front of it, has heard nothing of the message. */
const UNKNOWN = 504;
/** Statuses whose answer says in words why the message was not taken. */
const REFUSED: readonly number[] = [403, 429];

interface Sending {
  language: string;
  /** The same for every try of one text, so that it arrives once. */
  key: string;
  openFor: number;
  timeoutSeconds: number;
}

/** Sends a form's texts as JSON. Never rejects: no connection is a failure like any other; without an answer in time nothing is known. */
export async function sendMessage(form: HTMLFormElement, { language, key, openFor, timeoutSeconds }: Sending): Promise<FormResult> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language, [KEY_HEADER]: key, [OPEN_HEADER]: openFor.toFixed(0) },
      body: JSON.stringify(textsOf(form)),
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    if (response.ok) return { kind: 'sent' };
    if (response.status === INVALID) return { kind: 'invalid', errors: errorsOf(await response.json()) };
    if (REFUSED.includes(response.status)) return refusalOf(await response.json());
    return { kind: response.status === UNKNOWN ? 'unknown' : 'failed' };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'unknown' : 'failed' };
  }
}

/** The honeypot field is sent only when it was filled in; the key is a header. */
function textsOf(form: HTMLFormElement): Record<string, unknown> {
  return Object.fromEntries([...new FormData(form)].filter(([name, value]) => name !== KEY_FIELD && (name !== HONEYPOT_FIELD || value !== '')));
}

function errorsOf(body: unknown): Record<string, string> {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
  return Object.fromEntries(entries.flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])));
}

function refusalOf(body: unknown): FormResult {
  if (typeof body !== 'object' || body === null || !('message' in body) || !('email' in body)) return { kind: 'failed' };
  const { message, email } = body;
  const isRefusal = typeof message === 'string' && (typeof email === 'string' || email === null);
  return isRefusal ? { kind: 'refused', text: message, email } : { kind: 'failed' };
}
