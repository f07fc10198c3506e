import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addressGroup } from '@/lib/platform/client-address';
import { keyedHash } from '@/lib/platform/signature';
import { readAbout } from '@/lib/routes/parameters';
import { isBlank } from '@/lib/text/characters';
import {
  CONTACT_FIELDS,
  mapFields,
  ABOUT_FIELD,
  HONEYPOT_FIELD,
  KEY_FIELD,
  type ContactField,
  type ContactFieldError,
  type ContactFieldRow,
  type ContactValues,
} from './fields';

export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldError>>;

function postedField(input: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(Object(input))).get(name);
}

export function isHoneypotFilled(input: unknown): boolean {
  const value = postedField(input, HONEYPOT_FIELD);
  return value !== undefined && value !== '';
}

function postedText(input: unknown, name: string): string {
  const value = postedField(input, name);
  return typeof value === 'string' ? value : '';
}

export function postedKey(input: unknown): string {
  return postedText(input, KEY_FIELD);
}

export function postedAbout(input: unknown): string {
  return readAbout(postedText(input, ABOUT_FIELD));
}

/** Returns the posted texts unchanged, to fill the form again. */
export function postedTexts(input: unknown): ContactValues {
  return mapFields(({ name }) => postedText(input, name));
}

type CheckedContact =
  { ok: true; message: ContactValues } | { ok: false; errors: ContactFieldErrors };

export function checkContact(input: unknown): CheckedContact {
  const posted = postedTexts(input);
  const message = mapFields((field) => normaliseText(field, posted[field.name]));
  const errors: ContactFieldErrors = {};
  for (const field of CONTACT_FIELDS) {
    const isText = ['string', 'undefined'].includes(typeof postedField(input, field.name));
    const error = isText ? fieldError(field, message[field.name]) : 'required';
    if (error) errors[field.name] = error;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, message };
}

/** Writes `\r\n` as `\n`, since browsers count one character, and drops control characters. */
export function normaliseText({ type }: Pick<ContactFieldRow, 'type'>, posted: string): string {
  const text = posted.toWellFormed();
  const printable =
    type === 'multiline' ? text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '') : text;
  return isBlank(printable) ? '' : printable.trim();
}

/**
 * Line breaks in a single-line field could inject headers into the API's mail. Direction overrides
 * would change how a text reads.
 */
export function fieldError(
  { type, required, limit }: Pick<ContactFieldRow, 'type' | 'required' | 'limit'>,
  text: string,
): ContactFieldError | null {
  if (text === '') return required ? 'required' : null;
  if (text.length > limit) return 'tooLong';
  if (type === 'multiline') return null;
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return 'singleLine';
  if (/[\u202D\u202E]/.test(text)) return 'direction';
  return type === 'email' && !z.regexes.html5Email.test(text) ? 'email' : null;
}

/** Empty optional fields are not sent, and do not change the message's key. */
export function filledFields(message: ContactValues): ContactFieldRow[] {
  return CONTACT_FIELDS.filter(({ name, required }) => required || message[name] !== '');
}

export interface MessageKey {
  /** Identifies all attempts: the script's key, or a generated one without scripts. */
  attemptKey: string;
  /** Hash of key and texts, sent to the API as `Idempotency-Key`. */
  idempotencyKey: string;
}

const CLIENT_KEY = /^[\w-]{16,64}$/;

/**
 * The name includes the text and the record it is about, so a reused key never suppresses another
 * message. Without a key, the sender's address gives one that is equal in all processes.
 */
export function messageKey(
  message: ContactValues,
  key: string | null,
  clientAddress: string,
  about = '',
): MessageKey {
  const texts = filledFields(message).map(({ name, required }) =>
    required ? message[name] : { [name]: message[name] },
  );
  if (about) texts.push({ [ABOUT_FIELD]: about });
  const attemptKey =
    key !== null && CLIENT_KEY.test(key)
      ? key
      : keyedHash(JSON.stringify([addressGroup(clientAddress), ...texts]));
  const hash = createHash('sha256').update(JSON.stringify([attemptKey, ...texts]));
  return { attemptKey, idempotencyKey: hash.digest('base64url') };
}
