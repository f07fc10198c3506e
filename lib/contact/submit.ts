import { sendContactMessage } from '@/lib/api/endpoints/contact';
import type { Locale } from '@/lib/i18n/locales';
import { metrics } from '@/lib/runtime/metrics';
import { hold } from './delay';
import { overLimit } from './limits';
import { CONTACT_FIELDS, type ContactValues } from './fields';
import { checkContact, type ContactMessage } from './message';
import type { ContactOutcome } from './outcome';
import { messageKey, type MessageKey } from './same-message';
import { sendOnce } from './send-once';
import { isHoneypotFilled } from './honeypot';

/** Who sends, and how. */
export interface ContactSender {
  locale: Locale;
  /** Address the message comes from; only its keyed hash is kept, for an hour. */
  visitor: string;
  /** `Idempotency-Key` of the form's script, or the key that came back with a form without scripts. */
  key: string | null;
  /** Milliseconds the message waits before it is sent on. */
  delay: number;
}

/** Checks and forwards one contact message. "Sent" only after the API's 2xx; what the visitor wrote comes back otherwise. */
export async function submitContact(input: unknown, sender: ContactSender): Promise<ContactOutcome> {
  const outcome = await outcomeOf(input, sender);
  metrics.contact.inc({ outcome: outcome.kind });
  return outcome;
}

async function outcomeOf(input: unknown, sender: ContactSender): Promise<ContactOutcome> {
  if (isHoneypotFilled(input)) return { kind: 'honeypot', values: valuesOf(input) };
  const checked = checkContact(input);
  if (!checked.ok) return { kind: 'invalid', errors: checked.errors, values: valuesOf(input) };
  const key = await messageKey(checked.message, sender.key, sender.visitor);
  const outcome = await sendOnce(key, () => deliver(checked.message, sender, key));
  return outcome ?? { kind: 'unknown', values: checked.message, key: key.given };
}

async function deliver(message: ContactMessage, { locale, visitor, delay }: ContactSender, { given, name }: MessageKey): Promise<ContactOutcome> {
  const retryAfterSeconds = await overLimit(visitor);
  if (retryAfterSeconds !== null) return { kind: 'limited', retryAfterSeconds, values: message };
  await hold(delay);
  const kind = await sendContactMessage(message, locale, name);
  return kind === 'sent' ? { kind } : { kind, values: message, key: given };
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
