/** What the form's script says beside the message. */
export const KEY_HEADER = 'idempotency-key';
/** The same in a form posted without scripts, once a try of its text has a key. */
export const KEY_FIELD = 'idempotency_key';
/** Milliseconds the form was open. */
export const OPEN_HEADER = 'form-open-for';
