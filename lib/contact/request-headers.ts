/** What the form's script says beside the message. */
export const KEY_HEADER = 'idempotency-key';
/** Milliseconds the form was open. */
export const OPEN_HEADER = 'form-open-for';
