const MAILBOX = /^[^\s@?&#,%]+@[^\s@?&#,%]+$/;

/** The e-mail addresses in a text: alone, behind a name as `Name <a@b>`, or among other words. */
export function mailboxes(text: string): string[] {
  return text
    .split(/[\s<>()[\]{}"“”«»:;،!]+/)
    .map((word) => word.replace(/^['‘’]+/, '').replace(/(?<![.'‘’])[.'‘’]+$/, ''))
    .filter((word) => MAILBOX.test(word));
}
