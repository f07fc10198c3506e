import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';
import type { ContactOutcome } from './outcome';
import type { MessageKey } from './same-message';
import { fromShared } from './shared';

const MAX_REMEMBERED = 10_000;
/** Longer than a message can take, delay and call included; an instance that died meanwhile blocks its message no longer. */
const CLAIM_MILLISECONDS = 10_000;
const LOOK_AGAIN_MILLISECONDS = 100;

const memory = onGlobal('contact-sent', () => ({
  running: new Map<string, Promise<ContactOutcome>>(),
  sent: new LRUCache<string, true>({ max: MAX_REMEMBERED }),
}));

/**
 * Sends a message unless it was sent already. Posts of the same message that arrive together share one outcome, in all instances
 * that share Redis; only success is remembered, so what failed can be sent again.
 */
export function sendOnce(key: MessageKey, send: () => Promise<ContactOutcome>): Promise<ContactOutcome> {
  const running = memory.running.get(key.name);
  if (running) return running;
  const outcome = sendUnlessSent(key, send).finally(() => memory.running.delete(key.name));
  memory.running.set(key.name, outcome);
  return outcome;
}

async function sendUnlessSent({ name, seconds }: MessageKey, send: () => Promise<ContactOutcome>): Promise<ContactOutcome> {
  if (memory.sent.has(name)) return { kind: 'sent' };
  const shared = `contact:message:${name}`;
  if (!(await claim(shared))) return { kind: 'sent' };
  let isSent = false;
  try {
    const outcome = await send();
    isSent = outcome.kind === 'sent';
    return outcome;
  } finally {
    if (isSent) memory.sent.set(name, true, { ttl: seconds * 1000 });
    await fromShared((memory) => (isSent ? memory.put(shared, 'sent', seconds) : memory.remove(shared)));
  }
}

/** True when this post is the one to send the message, false when another instance has sent it; waits while one is at it. */
async function claim(key: string): Promise<boolean> {
  const deadline = Date.now() + CLAIM_MILLISECONDS;
  for (;;) {
    const held = await fromShared((memory) => memory.putNew(key, 'sending', CLAIM_MILLISECONDS));
    if (held === 'sent') return false;
    if (held !== 'sending' || Date.now() > deadline) return true;
    await setTimeout(LOOK_AGAIN_MILLISECONDS);
  }
}
