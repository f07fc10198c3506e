import { z } from 'zod';
import { isBlank } from '@/lib/text/is-blank';
import {
  CONTACT_ERRORS,
  CONTACT_FIELDS,
  CONTACT_MAX_LENGTH,
  type ContactFieldError,
  type ContactFieldErrors,
} from './fields';

const say = (error: ContactFieldError): string => error;

/**
 * Line breaks in a header-like field could inject headers into a mail the API sends; direction
 * overrides change what is displayed.
 */
function singleLine(maximum: number) {
  return z
    .string(say('required'))
    .overwrite((text) => text.toWellFormed())
    .trim()
    .refine((text) => !isBlank(text), say('required'))
    .max(maximum, say('tooLong'))
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), say('singleLine'))
    .refine((value) => !/[\u202D\u202E]/.test(value), say('direction'));
}

/**
 * Line breaks count as one character, as in the browser's own limit; no visitor types other control
 * characters.
 */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

function multiLine(maximum: number) {
  return z
    .string(say('required'))
    .transform(plainText)
    .pipe(
      z
        .string()
        .trim()
        .refine((text) => !isBlank(text), say('required'))
        .max(maximum, say('tooLong')),
    );
}

/** The contact message of specification §3; all four fields are required (§5). */
const contactMessage = z.object({
  name: singleLine(CONTACT_MAX_LENGTH.name),
  email: singleLine(CONTACT_MAX_LENGTH.email).pipe(
    z.email({ pattern: z.regexes.html5Email, error: say('email') }),
  ),
  subject: singleLine(CONTACT_MAX_LENGTH.subject),
  message: multiLine(CONTACT_MAX_LENGTH.message),
});
export type ContactMessage = z.infer<typeof contactMessage>;

type CheckedContact =
  { ok: true; message: ContactMessage } | { ok: false; errors: ContactFieldErrors };

/** Checks what a form sent; the first fault of each field is reported. */
export function checkContact(input: unknown): CheckedContact {
  const result = contactMessage.safeParse(input);
  if (result.success) return { ok: true, message: result.data };
  const errors: ContactFieldErrors = {};
  for (const { path, message } of result.error.issues) {
    // Anything that is not an object lacks every field.
    for (const field of CONTACT_FIELDS)
      if (path.length === 0 || path[0] === field) errors[field] ??= errorOf(message);
  }
  return { ok: false, errors };
}

function errorOf(message: string): ContactFieldError {
  return CONTACT_ERRORS.find((error) => error === message) ?? 'required';
}
