import type { ContactField } from '@/lib/contact/message';

/** What the site answered to a message sent by the form's script. */
export type SendResult = { kind: 'sent' } | { kind: 'failed' } | { kind: 'invalid'; errors: Partial<Record<ContactField, string>> };

const ADDRESS = '/api/contact';
const PATIENCE = 20_000;

/** Sends a form's texts as JSON. Never rejects: no connection is a failure like any other. */
export async function sendMessage(form: HTMLFormElement, language: string): Promise<SendResult> {
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return { kind: 'sent' };
    return response.status === 422 ? { kind: 'invalid', errors: errorsOf(await response.json()) } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function errorsOf(body: unknown): Record<string, string> {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null;
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors) : [];
  return Object.fromEntries(entries.flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])));
}
