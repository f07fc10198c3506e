import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { fieldTexts, type ContactFieldTexts } from './fields';
import type { ContactOutcome } from './outcome';
import { createTranslator } from 'use-intl/core';
import { organisation } from '@/lib/organisation/organisation';

/** How the form shows what became of a message. A refusal says why, and which e-mail address takes the message instead, if there is one. */
export type FormResult =
  { kind: 'sent' | 'failed' | 'unknown' } | { kind: 'invalid'; errors: ContactFieldTexts } | { kind: 'refused'; text: string; email: string | null };

/** What became of a message, in the visitor's words. */
export async function formResult(outcome: ContactOutcome, locale: Locale): Promise<FormResult> {
  const messages = await loadMessages(locale);
  if (outcome.kind === 'invalid') return { kind: 'invalid', errors: fieldTexts(outcome.errors, messages.contact.errors) };
  if (outcome.kind !== 'limited' && outcome.kind !== 'honeypot') return { kind: outcome.kind };
  const t = createTranslator({ locale, messages, namespace: 'contact' });
  const { email } = organisation();
  if (outcome.kind === 'honeypot') return { kind: 'refused', text: t(email ? 'honeypot' : 'honeypotWithoutEmail'), email };
  const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
  return { kind: 'refused', text: t(email ? 'limited' : 'limitedWithoutEmail', { minutes, number: formatNumber(minutes, locale) }), email };
}

/** What the route handler answers to a message: the text of its outcome, with what is wrong with its fields, or who takes it instead. */
export async function outcomeTexts(outcome: ContactOutcome, locale: Locale) {
  const { contact } = await loadMessages(locale);
  const result = await formResult(outcome, locale);
  if (result.kind === 'refused') return { message: result.text, email: result.email };
  if (result.kind === 'invalid') return { message: contact.checkFields, errors: result.errors };
  return { message: { sent: contact.sent, unknown: contact.perhapsSent, failed: contact.failed }[result.kind] };
}
