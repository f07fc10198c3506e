import type { ContactFieldErrors, ContactValues } from './fields';

/**
 * Outcome of a contact message (specification §4). Unless it is success, the visitor's text is
 * kept.
 */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactFieldErrors; values: ContactValues }
  /**
   * Unknown: the API did not answer, and the message may have arrived. `key` belongs to the next
   * try of the same text.
   */
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

/**
 * Header that carries an outcome from the route handler to the contact screen. Never sent to
 * visitors.
 */
export const CONTACT_OUTCOME = 'x-contact-outcome';

export function encodeOutcome(outcome: ContactOutcome): string {
  return Buffer.from(JSON.stringify(outcome)).toString('base64url');
}

/** The outcome in a header the front has sent; undefined without one. */
export function decodeOutcome(header: string | undefined): ContactOutcome | undefined {
  return header === undefined
    ? undefined
    : (JSON.parse(Buffer.from(header, 'base64url').toString('utf8')) as ContactOutcome);
}
