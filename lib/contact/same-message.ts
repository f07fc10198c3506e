import { createHash } from 'node:crypto';
import { addressGroup } from './address-group';
import { keyedHash } from './keyed-hash';
import type { ContactMessage } from './message';

/** What makes two posts one message, and how long that holds. */
export interface MessageKey {
  name: string;
  seconds: number;
}

const CLIENT_KEY = /^[\w-]{16,64}$/;
const KEYED_SECONDS = 3600;
const UNKEYED_SECONDS = 600;

/**
 * With a key of the sender's script, the same key and the same text; the text is part of it, so that a key used twice never
 * swallows another message. Without one, the same text from the same address within ten minutes.
 */
export async function messageKey(message: ContactMessage, given: string | null, visitor: string): Promise<MessageKey> {
  const { name, email, subject, message: text } = message;
  const content = [name, email, subject, text];
  if (given === null || !CLIENT_KEY.test(given)) {
    return { name: await keyedHash(JSON.stringify([addressGroup(visitor), ...content])), seconds: UNKEYED_SECONDS };
  }
  const hash = createHash('sha256').update(JSON.stringify([given, ...content]));
  return { name: hash.digest('base64url'), seconds: KEYED_SECONDS };
}
