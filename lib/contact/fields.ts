interface FieldRow {
  name: string;
  type: 'text' | 'email' | 'tel' | 'multiline';
  required: boolean;
  autoComplete: string;
  rows?: number;
  /** Maximum in UTF-16 units, as browsers count. All fields full of Arabic fit into 16 kB. */
  limit: number;
}

/** The form's fields. Labels, checks, draft, message key and the API's payload derive from them. */
const FIELD_TABLE = [
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

export type ContactField = (typeof FIELD_TABLE)[number]['name'];
export interface ContactFieldRow extends FieldRow {
  name: ContactField;
}
export const CONTACT_FIELDS: readonly ContactFieldRow[] = FIELD_TABLE;

export type ContactValues = Record<ContactField, string>;

export function mapFields<Value>(
  valueOf: (field: ContactFieldRow) => Value,
): Record<ContactField, Value> {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field.name, valueOf(field)])) as Record<
    ContactField,
    Value
  >;
}

export const CONTACT_ERRORS = ['required', 'email', 'tooLong', 'singleLine', 'direction'] as const;
export type ContactFieldError = (typeof CONTACT_ERRORS)[number];

/** The honeypot is hidden from visitors and from autofill; only bots fill it in. */
export const HONEYPOT_FIELD = 'reference';

/** In this field the form says which record the message is about, `chamber-31` for one. */
export const ABOUT_FIELD = 'about';

/** In this header the form's script sends the key of a message, the same for each attempt. */
export const KEY_HEADER = 'idempotency-key';
/** In this field a form without scripts sends the key, from the second attempt on. */
export const KEY_FIELD = 'idempotency_key';

/** The redirect after a sent message sets this cookie, for browsers without scripts. */
export const FLASH_COOKIE = 'message-sent';
/** The cookie lasts 60 seconds, from the redirect to the request of its target. */
const FLASH_SECONDS = 60;

/** Returns `Set-Cookie`. The redirect sets the cookie (`sent`), its target removes it (`shown`). */
export function flashCookie(path: string, state: 'sent' | 'shown', isSecure: boolean): string {
  const age = state === 'sent' ? FLASH_SECONDS : 0;
  const secure = isSecure ? '; Secure' : '';
  return `${FLASH_COOKIE}=1; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
