const MAILBOX = /^[^\s:@/?#&%,]+@[^\s:@/?#&%,.]+\.[^\s:@/?#&%,]+$/;

/** Whether a text is one e-mail address, without name or scheme. */
export function isMailbox(text: string): boolean {
  return MAILBOX.test(text);
}
