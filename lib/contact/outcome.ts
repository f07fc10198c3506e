import type { ContactFieldErrors, ContactValues } from './fields';

/** What became of a sent contact message (specification §4). On anything but success the visitor's text is kept. */
export type ContactOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: ContactFieldErrors; values: ContactValues }
  | { kind: 'failed'; values: ContactValues }
  /** Too many messages in this hour. */
  | { kind: 'limited'; retryAfterSeconds: number; values: ContactValues }
  /** The field nobody sees was filled in. */
  | { kind: 'trapped'; values: ContactValues };

/** The HTTP status that says the same. */
export const OUTCOME_STATUS: Record<ContactOutcome['kind'], number> = { sent: 200, invalid: 422, failed: 502, limited: 429, trapped: 403 };
