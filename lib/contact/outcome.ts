import type { ContactFieldErrors, ContactValues } from './message';

/** What became of a sent contact message (specification §4). On anything but success the visitor's text is kept. */
export type ContactOutcome =
  { kind: 'sent' } | { kind: 'invalid'; errors: ContactFieldErrors; values: ContactValues } | { kind: 'failed'; values: ContactValues };
