import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { fieldTexts, type ContactFieldTexts } from './field-texts';
import type { ContactOutcome } from './outcome';
import { refusalOf, type Refusal } from './refusal';

/** How the form shows what became of a message. */
export type FormResult = { kind: 'sent' | 'failed' | 'unknown' } | { kind: 'invalid'; errors: ContactFieldTexts } | ({ kind: 'refused' } & Refusal);

/** What became of a form posted without scripts, in the visitor's words. */
export async function formResult(outcome: ContactOutcome, locale: Locale, texts: Messages['contact']): Promise<FormResult> {
  if (outcome.kind === 'invalid') return { kind: 'invalid', errors: fieldTexts(outcome.errors, texts.errors) };
  const refusal = await refusalOf(outcome, locale);
  if (refusal) return { kind: 'refused', ...refusal };
  return { kind: outcome.kind === 'sent' || outcome.kind === 'unknown' ? outcome.kind : 'failed' };
}
