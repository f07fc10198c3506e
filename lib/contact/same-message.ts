import { createHash } from 'node:crypto';
import { addressGroup } from './address-group';
import { keyedHash } from './keyed-hash';
import type { ContactMessage } from './message';

/** What makes two posts one message, and how long that holds. */
export interface MessageKey {
  /** What the sender gives with every try of the text: the key of the form's script, or one made for a form without. */
  given: string;
  /** Of the key and the text together; the `Idempotency-Key` of the call to the API. */
  name: string;
  seconds: number;
}

const CLIENT_KEY = /^[\w-]{16,64}$/;
const KEYED_SECONDS = 3600;
const UNKEYED_SECONDS = 600;

/**
 * With a key of the sender's, the same key and the same text; the text is part of it, so that a key used twice never swallows another
 * message. Without one, the same text from the same address within ten minutes; the key made then holds in every process.
 */
export async function messageKey(message: ContactMessage, key: string | null, visitor: string): Promise<MessageKey> {
  const { name, email, subject, message: text } = message;
  const content = [name, email, subject, text];
  const isKeyed = key !== null && CLIENT_KEY.test(key);
  const given = isKeyed ? key : await keyedHash(JSON.stringify([addressGroup(visitor), ...content]));
  const hash = createHash('sha256').update(JSON.stringify([given, ...content]));
  return { given, name: hash.digest('base64url'), seconds: isKeyed ? KEYED_SECONDS : UNKEYED_SECONDS };
}
