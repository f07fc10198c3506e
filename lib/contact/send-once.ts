import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import type { ContactOutcome } from './outcome';
import { keyedHash } from '@/lib/runtime/signature';
import { askRedis, putNew } from '@/lib/runtime/redis';
import { createHash } from 'node:crypto';
import { addressGroup } from '@/lib/runtime/client-address';
import type { ContactMessage } from './message';

const MAX_REMEMBERED = 10_000;
/**
 * Lifetime of the lock, longer than a message can take: after it, an instance that ended no longer
 * blocks its message.
 */
const CLAIM_MARGIN = 7000;
const LOOK_AGAIN_MILLISECONDS = 100;

type Send = () => Promise<ContactOutcome>;

const memory = onGlobal('contact-sent', () => ({
  running: new Map<string, Promise<ContactOutcome | undefined>>(),
  sent: new LRUCache<string, true>({ max: MAX_REMEMBERED }),
}));

/**
 * Sends a message unless it was sent; concurrent posts share one outcome. Undefined: another
 * instance sent it, with an unknown outcome.
 */
export function sendOnce(
  key: Omit<MessageKey, 'given'>,
  send: Send,
): Promise<ContactOutcome | undefined> {
  const outcome =
    memory.running.get(key.name) ??
    sendUnlessSent(key, send).finally(() => memory.running.delete(key.name));
  memory.running.set(key.name, outcome);
  return outcome;
}

async function sendUnlessSent(
  { name, seconds }: Omit<MessageKey, 'given'>,
  send: Send,
): Promise<ContactOutcome | undefined> {
  if (memory.sent.has(name)) return { kind: 'sent' };
  const shared = `contact:message:${name}`;
  const claimed = await claim(shared);
  if (claimed !== 'own') return claimed === 'sent' ? { kind: 'sent' } : undefined;
  let isSent = false;
  try {
    const outcome = await send();
    isSent = outcome.kind === 'sent';
    return outcome;
  } finally {
    if (isSent) memory.sent.set(name, true, { ttl: seconds * 1000 });
    await askRedis<unknown>((client) =>
      isSent ? client.set(shared, 'sent', 'EX', seconds) : client.del(shared),
    );
  }
}

/**
 * `unknown`: another instance was sending it and has not succeeded within one call's time; sending
 * it here too would take twice that.
 */
async function claim(key: string): Promise<'own' | 'sent' | 'unknown'> {
  const milliseconds = environment().CONTACT_TIMEOUT_SECONDS * 1000 + CLAIM_MARGIN;
  const held = await putNew(key, 'sending', milliseconds);
  if (held !== 'sending') return held === 'sent' ? 'sent' : 'own';
  const deadline = performance.now() + milliseconds - CLAIM_MARGIN;
  while (performance.now() < deadline) {
    await setTimeout(LOOK_AGAIN_MILLISECONDS);
    const now = await askRedis((client) => client.get(key));
    if (now !== 'sending') return now === 'sent' ? 'sent' : 'unknown';
  }
  return 'unknown';
}

export interface MessageKey {
  /**
   * Sent with every try of the text: the key of the form's script, or one made for a form without
   * scripts.
   */
  given: string;
  /** Of the key and the text together; the `Idempotency-Key` of the call to the API. */
  name: string;
  seconds: number;
}

const CLIENT_KEY = /^[\w-]{16,64}$/;
const KEYED_SECONDS = 3600;
const UNKEYED_SECONDS = 600;

/**
 * With a key: the same key and text; with the text, so that a key used twice never suppresses
 * another message. Without one: the same text from the same address within ten minutes; the key
 * made then is the same in every process.
 */
export function messageKey(
  message: ContactMessage,
  key: string | null,
  visitor: string,
): MessageKey {
  const { name, email, subject, message: text } = message;
  const content = [name, email, subject, text];
  const isKeyed = key !== null && CLIENT_KEY.test(key);
  const given = isKeyed ? key : keyedHash(JSON.stringify([addressGroup(visitor), ...content]));
  const hash = createHash('sha256').update(JSON.stringify([given, ...content]));
  return {
    given,
    name: hash.digest('base64url'),
    seconds: isKeyed ? KEYED_SECONDS : UNKEYED_SECONDS,
  };
}
