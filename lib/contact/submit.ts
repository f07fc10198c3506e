import { sendContactMessage } from '@/lib/api/endpoints/contact';
import type { Locale } from '@/lib/i18n/locales';
import { checkContact, CONTACT_FIELDS, type ContactValues } from './message';
import type { ContactOutcome } from './outcome';

/** Checks and forwards one contact message. "Sent" only after the API's 2xx; what the visitor wrote comes back otherwise. */
export async function submitContact(input: unknown, locale: Locale): Promise<ContactOutcome> {
  const checked = checkContact(input);
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors, values: valuesOf(input) };
  const sent = await sendContactMessage(checked.message, locale);
  return sent ? { kind: 'sent' } : { kind: 'failed', values: checked.message };
}

/** The four texts of whatever was sent, for showing them again. */
function valuesOf(input: unknown): ContactValues {
  const values: ContactValues = { name: '', email: '', subject: '', message: '' };
  if (typeof input !== 'object' || input === null) return values;
  for (const field of CONTACT_FIELDS) {
    const value: unknown = Object.entries(input).find(([name]) => name === field)?.[1];
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}
