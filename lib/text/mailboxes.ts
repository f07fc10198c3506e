/** One e-mail address without name or scheme. */
const MAILBOX = /^[^\s:@/?#&%,]+@[^\s:@/?#&%,.]+\.[^\s:@/?#&%,]+$/;

export function isMailbox(text: string): boolean {
  return MAILBOX.test(text);
}

/** The e-mail addresses in a text: alone, behind a name as `Name <a@b>`, or among other words. */
export function mailboxes(text: string): string[] {
  return text
    .split(/[\s<>()[\]{}"“”«»:;،!]+/)
    .map((word) => word.replace(/^['‘’]+/, '').replace(/(?<![.'‘’])[.'‘’]+$/, ''))
    .filter(isMailbox);
}
