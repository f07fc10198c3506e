import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { fieldTexts, type ContactFieldTexts } from './fields';
import type { ContactOutcome } from './outcome';
import { createTranslator } from 'use-intl/core';
import { organisation } from '@/lib/organisation/organisation';

/**
 * The outcome of a message as the form shows it. A refusal has a reason and, if known, an e-mail
 * address to use instead.
 */
export type FormResult =
  | { kind: 'sent' | 'failed' | 'unknown' }
  | { kind: 'invalid'; errors: ContactFieldTexts }
  | { kind: 'refused'; text: string; email: string | null };

export async function formResult(outcome: ContactOutcome, locale: Locale): Promise<FormResult> {
  const messages = await loadMessages(locale);
  if (outcome.kind === 'invalid')
    return { kind: 'invalid', errors: fieldTexts(outcome.errors, messages.contact.errors) };
  if (outcome.kind !== 'limited' && outcome.kind !== 'honeypot') return { kind: outcome.kind };
  const t = createTranslator({ locale, messages, namespace: 'contact' });
  const { email } = organisation();
  if (outcome.kind === 'honeypot')
    return { kind: 'refused', text: t(email ? 'honeypot' : 'honeypotWithoutEmail'), email };
  const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
  return {
    kind: 'refused',
    text: t(email ? 'limited' : 'limitedWithoutEmail', {
      minutes,
      number: formatNumber(minutes, locale),
    }),
    email,
  };
}

/**
 * The route handler's answer to a message: the text of its outcome, with errors of fields or an
 * alternative address.
 */
export async function outcomeTexts(outcome: ContactOutcome, locale: Locale) {
  const { contact } = await loadMessages(locale);
  const result = await formResult(outcome, locale);
  if (result.kind === 'refused') return { message: result.text, email: result.email };
  if (result.kind === 'invalid') return { message: contact.checkFields, errors: result.errors };
  return {
    message: { sent: contact.sent, unknown: contact.perhapsSent, failed: contact.failed }[
      result.kind
    ],
  };
}
