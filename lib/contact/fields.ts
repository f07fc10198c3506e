interface FieldRow {
  name: string;
  type: 'text' | 'email' | 'tel' | 'multiline';
  required: boolean;
  autoComplete: string;
  /** Height of a multiline field. */
  rows?: number;
  /** In UTF-16 units, as browsers count. All fields, full of Arabic, fit into a body of 16 KB. */
  limit: number;
}

/** The form's fields. Labels, checks, draft, message key and the API's payload derive from it. */
const TABLE = [
  { name: 'name', type: 'text', required: true, autoComplete: 'name', limit: 120 },
  { name: 'email', type: 'email', required: true, autoComplete: 'email', limit: 254 },
  { name: 'subject', type: 'text', required: true, autoComplete: 'off', limit: 200 },
  {
    name: 'message',
    type: 'multiline',
    required: true,
    autoComplete: 'off',
    rows: 6,
    limit: 2000,
  },
] as const satisfies readonly FieldRow[];

export type ContactField = (typeof TABLE)[number]['name'];
export interface ContactFieldRow extends FieldRow {
  name: ContactField;
}
export const CONTACT_FIELDS: readonly ContactFieldRow[] = TABLE;

export type ContactValues = Record<ContactField, string>;

/** A value for each field, by its name. */
export function forEachField<Value>(
  valueOf: (field: ContactFieldRow) => Value,
): Record<ContactField, Value> {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field.name, valueOf(field)])) as Record<
    ContactField,
    Value
  >;
}

export const CONTACT_ERRORS = ['required', 'email', 'tooLong', 'singleLine', 'direction'] as const;
/** Errors of a field; each has a text in `messages` under `contact.errors`. */
export type ContactFieldError = (typeof CONTACT_ERRORS)[number];

/** The honeypot: a field that visitors do not see and browsers do not autofill; bots fill it in. */
export const HONEYPOT_FIELD = 'reference';

/** Header by which the form's script sends the key of a text; the same for each try. */
export const KEY_HEADER = 'idempotency-key';
/** The same key in a form posted without scripts, from the second try on. */
export const KEY_FIELD = 'idempotency_key';

/** Cookie that tells a browser without scripts, after the redirect, that its message was sent. */
export const FLASH_COOKIE = 'message-sent';
/** From the redirect to the request that follows it. */
const FLASH_SECONDS = 60;

/** `Set-Cookie` of the redirect to a path (`sent`), and of its screen, which removes the cookie. */
export function flashCookie(path: string, state: 'sent' | 'shown', isSecure: boolean): string {
  const age = state === 'sent' ? FLASH_SECONDS : 0;
  const secure = isSecure ? '; Secure' : '';
  return `${FLASH_COOKIE}=1; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
