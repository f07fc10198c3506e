import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { isUnreachable } from '@/lib/content-api/circuit-breaker';
import { recordFailure, recordSuccess } from '@/lib/content-api/call-status';
import { postJson } from '@/lib/content-api/client';
import type { Locale } from '@/lib/i18n/locales';
import { addressGroup } from '@/lib/platform/client-address';
import { environment } from '@/lib/platform/env';
import { processSingleton } from '@/lib/platform/request-context';
import { errorMessage, logger } from '@/lib/platform/logger';
import { withRedis } from '@/lib/platform/redis';
import { keyedHash } from '@/lib/platform/signature';
import { UnavailableError } from '@/lib/platform/transport';
import type { ContactValues } from './fields';
import { filledFields } from './message';
import type { ContactOutcome } from './outcome';

const HOUR_MS = 3_600_000;
/** At most 20,000 senders are counted per hour; beyond them the least recent one is evicted. */
const MAX_COUNTED = 20_000;

/** A sender's hour starts with the first message counted in it. */
const counts = processSingleton(
  'contact-counts',
  () => new LRUCache<string, number>({ max: MAX_COUNTED, ttl: HOUR_MS, noUpdateTTL: true }),
);

/**
 * Counts a message for its sender and, if accepted, for all. Returns null, or the seconds until the
 * next message is accepted.
 */
export async function secondsUntilAllowed(clientAddress: string): Promise<number | null> {
  const { CONTACT_PER_ADDRESS_HOUR: perAddress, CONTACT_PER_HOUR: perHour } = environment();
  for (const [most, name] of [
    [perAddress, keyedHash(addressGroup(clientAddress))],
    [perHour, 'all'],
  ] as const) {
    if (most === 0) continue;
    const { count, milliseconds } = await countMessage(`contact:count:${name}`);
    if (count > most) return Math.ceil(milliseconds / 1000);
  }
  return null;
}

/** Returns the higher count of this process and Redis, so that losing Redis does not reset it. */
async function countMessage(key: string): Promise<{ count: number; milliseconds: number }> {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  const replies = await withRedis((client) =>
    client.multi().set(key, 0, 'PX', HOUR_MS, 'NX').incr(key).pttl(key).exec(),
  );
  const [everywhere, milliseconds] = [replies?.[1]?.[1], replies?.[2]?.[1]];
  const isHigher =
    typeof everywhere === 'number' &&
    typeof milliseconds === 'number' &&
    everywhere > count &&
    milliseconds > 0;
  return isHigher
    ? { count: everywhere, milliseconds }
    : { count, milliseconds: counts.getRemainingTTL(key) };
}

const MAX_REMEMBERED = 10_000;
const REMEMBERED_SECONDS = 3600;
/**
 * The lock outlives the longest call by 7 seconds, and then no longer blocks the message of an
 * instance that ended.
 */
const LOCK_MARGIN_MS = 7000;
const POLL_MS = 100;

const messages = processSingleton('contact-sent', () => ({
  running: new Map<string, Promise<ContactOutcome | undefined>>(),
  sent: new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_SECONDS * 1000 }),
}));

type Send = () => Promise<ContactOutcome>;

/**
 * Sends a message unless it was sent before. Concurrent posts share one outcome; it is undefined if
 * another instance sent the message and its outcome is unknown.
 */
export function sendOnce(name: string, send: Send): Promise<ContactOutcome | undefined> {
  const outcome =
    messages.running.get(name) ??
    sendUnlessSent(name, send).finally(() => messages.running.delete(name));
  messages.running.set(name, outcome);
  return outcome;
}

async function sendUnlessSent(name: string, send: Send): Promise<ContactOutcome | undefined> {
  if (messages.sent.has(name)) return { kind: 'sent' };
  const shared = `contact:message:${name}`;
  const claimed = await claim(shared);
  if (claimed !== 'own') return claimed === 'sent' ? { kind: 'sent' } : undefined;
  let isSent = false;
  try {
    const outcome = await send();
    isSent = outcome.kind === 'sent';
    return outcome;
  } finally {
    if (isSent) messages.sent.set(name, true);
    await withRedis<unknown>((client) =>
      isSent ? client.set(shared, 'sent', 'EX', REMEMBERED_SECONDS) : client.del(shared),
    );
  }
}

/**
 * `unknown` means that another instance has been sending the message for a whole timeout. A second
 * attempt would double the visitor's wait.
 */
async function claim(key: string): Promise<'own' | 'sent' | 'unknown'> {
  const timeout = environment().CONTACT_TIMEOUT_SECONDS * 1000;
  const held = await withRedis(async (client) => {
    const isPut = await client.set(key, 'sending', 'PX', timeout + LOCK_MARGIN_MS, 'NX');
    return isPut ? null : ((await client.get(key)) ?? 'sending');
  });
  if (held !== 'sending') return held === 'sent' ? 'sent' : 'own';
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    await setTimeout(POLL_MS);
    const now = await withRedis((client) => client.get(key));
    if (now !== 'sending') return now === 'sent' ? 'sent' : 'unknown';
  }
  return 'unknown';
}

const PATH = '/api/contact';
/**
 * A redirect (Laravel's `back()`, which means success to a browser) or a proxy's timeout leaves
 * open whether the message arrived.
 */
const PERHAPS_ARRIVED = [302, 303, 504];

type Delivery = 'sent' | 'failed' | 'unknown';

/** Sends a message, which is never logged. `Idempotency-Key` shows the API a repetition. */
export async function postToApi(
  message: ContactValues,
  locale: Locale,
  key: string,
): Promise<Delivery> {
  const startedAt = performance.now();
  try {
    const payload = filledFields(message).map(({ name }) => [name, message[name]]);
    await postJson(PATH, Object.fromEntries(payload), {
      headers: { 'accept-language': locale, 'idempotency-key': key },
      timeout: environment().CONTACT_TIMEOUT_SECONDS * 1000,
    });
    recordSuccess({ template: PATH }, startedAt);
    return 'sent';
  } catch (error) {
    const reason = errorMessage(error);
    recordFailure({ template: PATH }, startedAt, { kind: 'unavailable', reason });
    logger.error({ call: PATH, reason }, 'message sent failed');
    return deliveryOf(error);
  }
}

function deliveryOf(error: unknown): Delivery {
  if (!(error instanceof UnavailableError)) return 'failed';
  const { status, code } = error;
  // The error code shows whether a connection was made.
  if (status === undefined) return code === undefined || isUnreachable(code) ? 'failed' : 'unknown';
  return PERHAPS_ARRIVED.includes(status) ? 'unknown' : 'failed';
}
