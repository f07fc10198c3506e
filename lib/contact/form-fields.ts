import type { Messages } from '@/lib/i18n/messages';
import { fieldTexts } from './field-texts';
import { CONTACT_FIELDS, CONTACT_MAX_LENGTH, type ContactField } from './fields';
import type { ContactOutcome } from './outcome';

/** A field of the contact form as it is shown. */
export interface ContactFormField {
  name: ContactField;
  label: string;
  type: 'text' | 'email' | 'multiline';
  autoComplete: string;
  maxLength: number;
  /** What the visitor wrote before, and what was wrong with it, when a form posted without scripts comes back. */
  value: string;
  error: string | null;
}

const KINDS: Record<ContactField, Pick<ContactFormField, 'type' | 'autoComplete'>> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  subject: { type: 'text', autoComplete: 'off' },
  message: { type: 'multiline', autoComplete: 'off' },
};

/** The form's four fields; after a post that failed, with the visitor's text and the faults found in it. */
export function contactFormFields(outcome: ContactOutcome | undefined, texts: Messages['contact']): ContactFormField[] {
  const errors = outcome?.kind === 'invalid' ? fieldTexts(outcome.errors, texts.errors) : {};
  const values = outcome && outcome.kind !== 'sent' ? outcome.values : null;
  const labels: Record<ContactField, string> = { name: texts.name, email: texts.yourEmail, subject: texts.subject, message: texts.message };
  return CONTACT_FIELDS.map((name) => ({
    name,
    label: labels[name],
    ...KINDS[name],
    maxLength: CONTACT_MAX_LENGTH[name],
    value: values?.[name] ?? '',
    error: errors[name] ?? null,
  }));
}
