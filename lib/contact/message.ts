import { z } from 'zod';

/** A field is wrong in one of these ways; each has a text in `messages` under `contact.errors`. */
export type ContactFieldError = 'required' | 'email' | 'tooLong' | 'singleLine';
export type ContactField = 'name' | 'email' | 'subject' | 'message';
export type ContactFieldErrors = Partial<Record<ContactField, ContactFieldError>>;
export type ContactValues = Record<ContactField, string>;

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies readonly ContactField[];
export const CONTACT_MAX_LENGTH: Record<ContactField, number> = { name: 120, email: 254, subject: 200, message: 8000 };

const say = (error: ContactFieldError): string => error;

/** Line breaks in a header-like field could inject headers into a mail the API sends. */
function singleLine(maximum: number) {
  return z
    .string(say('required'))
    .trim()
    .min(1, say('required'))
    .max(maximum, say('tooLong'))
    .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), say('singleLine'));
}

/** The contact message of specification §3; all four fields are required (§5). */
export const contactMessage = z.object({
  name: singleLine(CONTACT_MAX_LENGTH.name),
  email: singleLine(CONTACT_MAX_LENGTH.email).pipe(z.email({ pattern: z.regexes.html5Email, error: say('email') })),
  subject: singleLine(CONTACT_MAX_LENGTH.subject),
  message: z.string(say('required')).trim().min(1, say('required')).max(CONTACT_MAX_LENGTH.message, say('tooLong')),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export type CheckedContact = { ok: true; message: ContactMessage } | { ok: false; errors: ContactFieldErrors };

/** Checks what a form sent; the first fault of each field is reported. */
export function checkContact(input: unknown): CheckedContact {
  const result = contactMessage.safeParse(input);
  if (result.success) return { ok: true, message: result.data };
  const errors: ContactFieldErrors = {};
  for (const issue of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === issue.path[0]);
    if (field) errors[field] ??= errorOf(issue.message);
  }
  if (Object.keys(errors).length === 0) for (const field of CONTACT_FIELDS) errors[field] = 'required';
  return { ok: false, errors };
}

function errorOf(message: string): ContactFieldError {
  return message === 'email' || message === 'tooLong' || message === 'singleLine' ? message : 'required';
}
