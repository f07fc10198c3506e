import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { fieldTexts, type ContactFieldTexts } from './fields';
import type { ContactOutcome } from './outcome';
import { createTranslator } from 'use-intl/core';
import { organisation } from '@/lib/organisation/organisation';

/** How the form shows what became of a message. */
export type FormResult = { kind: 'sent' | 'failed' | 'unknown' } | { kind: 'invalid'; errors: ContactFieldTexts } | ({ kind: 'refused' } & Refusal);

/** What became of a form posted without scripts, in the visitor's words. */
export async function formResult(outcome: ContactOutcome, locale: Locale, texts: Messages['contact']): Promise<FormResult> {
  if (outcome.kind === 'invalid') return { kind: 'invalid', errors: fieldTexts(outcome.errors, texts.errors) };
  const refusal = await refusalOf(outcome, locale);
  if (refusal) return { kind: 'refused', ...refusal };
  return { kind: outcome.kind === 'sent' || outcome.kind === 'unknown' ? outcome.kind : 'failed' };
}

/** Why a message without faults was not taken, in the visitor's words, and the e-mail address that takes it instead, if there is one. */
interface Refusal {
  text: string;
  email: string | null;
}

/** Null for every outcome that is no refusal. */
async function refusalOf(outcome: ContactOutcome, locale: Locale): Promise<Refusal | null> {
  if (outcome.kind !== 'limited' && outcome.kind !== 'honeypot') return null;
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'contact' });
  const { email } = organisation();
  if (outcome.kind === 'honeypot') return { text: t(email ? 'honeypot' : 'honeypotWithoutEmail'), email };
  return { text: t(email ? 'limited' : 'limitedWithoutEmail', { minutes: Math.ceil(outcome.retryAfterSeconds / 60) }), email };
}

/** What the route handler answers to a message: the text of its outcome, with what is wrong with its fields, or who takes it instead. */
export async function outcomeTexts(
  outcome: ContactOutcome,
  locale: Locale,
): Promise<{ message: string; errors?: ContactFieldTexts; email?: string | null }> {
  const texts = (await loadMessages(locale)).contact;
  const result = await formResult(outcome, locale, texts);
  switch (result.kind) {
    case 'refused':
      return { message: result.text, email: result.email };
    case 'invalid':
      return { message: texts.checkFields, errors: result.errors };
    default:
      return { message: { sent: texts.sent, unknown: texts.perhapsSent, failed: texts.failed }[result.kind] };
  }
}
