import { createTranslator } from 'use-intl/core';
import { formatNumber } from '@/lib/i18n/format-number';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { organisation } from '@/lib/organisation/organisation';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from './fields';
import type { ContactFieldErrors } from './message';

/** Outcome of a message (specification §4). Unless it was sent, the visitor's text is returned. */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactFieldErrors; values: ContactValues }
  /** `unknown`: the API gave no answer and may have the message. The next try reuses `key`. */
  | { kind: 'failed' | 'unknown'; values: ContactValues; key: string }
  | { kind: 'limited'; retryAfterSeconds: number; values: ContactValues }
  | { kind: 'honeypot'; values: ContactValues };

export const OUTCOME_STATUS: Record<ContactOutcome['kind'], number> = {
  sent: 200,
  invalid: 422,
  failed: 502,
  unknown: 504,
  limited: 429,
  honeypot: 403,
};

/** This header carries an outcome from the handler to the contact screen, never to visitors. */
export const OUTCOME_HEADER = 'x-contact-outcome';

export function encodeOutcome(outcome: ContactOutcome): string {
  return Buffer.from(JSON.stringify(outcome)).toString('base64url');
}

export function decodeOutcome(header: string | undefined): ContactOutcome | undefined {
  return header === undefined
    ? undefined
    : (JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as ContactOutcome);
}

type ContactFieldTexts = Partial<Record<ContactField, string>>;

/** The outcome as the form shows it; `refused` has a reason and an e-mail address, if known. */
export type FormResult =
  | { kind: 'sent' | 'failed' | 'unknown' }
  | { kind: 'invalid'; errors: ContactFieldTexts }
  | { kind: 'refused'; text: string; email: string | null };

export async function formResult(outcome: ContactOutcome, locale: Locale): Promise<FormResult> {
  const messages = await loadMessages(locale);
  if (outcome.kind === 'invalid') {
    const texts = Object.entries(outcome.errors).map(([field, error]) => [
      field,
      messages.contact.errors[error],
    ]);
    return { kind: 'invalid', errors: Object.fromEntries(texts) as ContactFieldTexts };
  }
  if (outcome.kind !== 'limited' && outcome.kind !== 'honeypot') return { kind: outcome.kind };
  const t = createTranslator({ locale, messages, namespace: 'contact' });
  const { email } = organisation();
  if (outcome.kind === 'honeypot')
    return { kind: 'refused', text: t(email ? 'honeypot' : 'honeypotWithoutEmail'), email };
  const minutes = Math.ceil(outcome.retryAfterSeconds / 60);
  const given = { minutes, number: formatNumber(minutes, locale) };
  return { kind: 'refused', text: t(email ? 'limited' : 'limitedWithoutEmail', given), email };
}

/** Returns the JSON for the script: a message, with the fields' errors or an e-mail address. */
export async function outcomeTexts(outcome: ContactOutcome, locale: Locale) {
  const { contact } = await loadMessages(locale);
  const result = await formResult(outcome, locale);
  if (result.kind === 'refused') return { message: result.text, email: result.email };
  if (result.kind === 'invalid') return { message: contact.checkFields, errors: result.errors };
  const { sent, failed, perhapsSent: unknown } = contact;
  return { message: { sent, failed, unknown }[result.kind] };
}

/**
 * Returns the form's fields, filled with the visitor's text after a failed attempt. `subject` is
 * what the subject begins with.
 */
export function contactFormFields(
  outcome: ContactOutcome | undefined,
  texts: Messages['contact'],
  subject = '',
) {
  const values = outcome && outcome.kind !== 'sent' ? outcome.values : null;
  return CONTACT_FIELDS.map((field) => {
    const { label } = texts.fields[field.name];
    return {
      ...field,
      label: field.required ? label : texts.optional.replace('{label}', label),
      /** What stands in the field at first, and again once a message was sent. */
      start: field.name === 'subject' ? subject : '',
      value: values?.[field.name] ?? (field.name === 'subject' ? subject : ''),
    };
  });
}
export type ContactFormField = ReturnType<typeof contactFormFields>[number];

export function fieldList(texts: Messages['contact'], locale: Locale): string {
  const names = CONTACT_FIELDS.map(({ name }) => texts.fields[name].noun);
  return new Intl.ListFormat(intlTag(locale)).format(names);
}
