import type { Messages } from '@/lib/i18n/messages';
import type { ContactOutcome } from './outcome';

export const CONTACT_ERRORS = ['required', 'email', 'tooLong', 'singleLine', 'direction'] as const;
/** Errors of a field; each has a text in `messages` under `contact.errors`. */
export type ContactFieldError = (typeof CONTACT_ERRORS)[number];
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldError>>;
export type ContactValues = Record<ContactField, string>;

/**
 * So that four full fields of Arabic fit into a form body of 16 KB, where each letter takes six
 * bytes.
 */
export const CONTACT_MAX_LENGTH: Record<ContactField, number> = {
  name: 120,
  email: 254,
  subject: 200,
  message: 2000,
};

export type ContactFieldTexts = Partial<Record<ContactField, string>>;

export function fieldTexts(
  errors: ContactFieldErrors,
  texts: Messages['contact']['errors'],
): ContactFieldTexts {
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, texts[error]]));
}

const KINDS: Record<ContactField, { type: 'text' | 'email' | 'multiline'; autoComplete: string }> =
  {
    name: { type: 'text', autoComplete: 'name' },
    email: { type: 'email', autoComplete: 'email' },
    subject: { type: 'text', autoComplete: 'off' },
    message: { type: 'multiline', autoComplete: 'off' },
  };

/** The form's four fields; after a post that failed, with the visitor's text. */
export function contactFormFields(outcome: ContactOutcome | undefined, texts: Messages['contact']) {
  const values = outcome && outcome.kind !== 'sent' ? outcome.values : null;
  const labels: Record<ContactField, string> = {
    name: texts.name,
    email: texts.yourEmail,
    subject: texts.subject,
    message: texts.message,
  };
  return CONTACT_FIELDS.map((name) => ({
    name,
    label: labels[name],
    ...KINDS[name],
    maxLength: CONTACT_MAX_LENGTH[name],
    value: values?.[name] ?? '',
  }));
}
export type ContactFormField = ReturnType<typeof contactFormFields>[number];

/** The honeypot: a field that visitors do not see and browsers do not autofill; bots fill it in. */
export const HONEYPOT_FIELD = 'reference';

export function isHoneypotFilled(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || !(HONEYPOT_FIELD in input)) return false;
  return input[HONEYPOT_FIELD] !== '';
}

/** Header by which the form's script names the text of a message. */
export const KEY_HEADER = 'idempotency-key';
/** The same in a form posted without scripts, once a try of its text has a key. */
export const KEY_FIELD = 'idempotency_key';
