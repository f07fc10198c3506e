import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { addressGroup } from '@/lib/runtime/client-address';
import { keyedHash } from '@/lib/runtime/signature';
import { askRedis } from '@/lib/runtime/redis';

const HOUR_MS = 3_600_000;
/** Visitors counted in one hour; above that the least recent one is evicted. */
const MAX_COUNTED = 20_000;

/** An hour begins with the first message that is counted in it, on the monotonic clock. */
const counts = onGlobal(
  'contact-counts',
  () => new LRUCache<string, number>({ max: MAX_COUNTED, ttl: HOUR_MS, noUpdateTTL: true }),
);

interface Counted {
  count: number;
  /** Until its hour is over. */
  milliseconds: number;
}

/**
 * Counts a message for its sender and, unless refused, for all. Returns the seconds until the next
 * is accepted; null: this one is.
 */
export async function overLimit(visitor: string): Promise<number | null> {
  const { CONTACT_PER_ADDRESS_HOUR: perAddress, CONTACT_PER_HOUR: perHour } = environment();
  for (const [most, name] of [
    [perAddress, keyedHash(addressGroup(visitor))],
    [perHour, 'all'],
  ] as const) {
    if (most === 0) continue;
    const { count, milliseconds } = await countOne(`contact:count:${name}`);
    if (count > most) return Math.ceil(milliseconds / 1000);
  }
  return null;
}

/** A message that was certainly not delivered does not count. */
export async function uncount(visitor: string): Promise<void> {
  for (const name of [keyedHash(addressGroup(visitor)), 'all']) {
    const key = `contact:count:${name}`;
    counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
    await askRedis((client) => client.multi().set(key, 0, 'PX', HOUR_MS, 'NX').decr(key).exec());
  }
}

/**
 * Increments; the higher of this process's count and that of Redis, so that a lost Redis does not
 * reset it.
 */
async function countOne(key: string): Promise<Counted> {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  const here = { count, milliseconds: counts.getRemainingTTL(key) };
  const replies = await askRedis((client) =>
    client.multi().set(key, 0, 'PX', HOUR_MS, 'NX').incr(key).pttl(key).exec(),
  );
  const [everywhere, milliseconds] = [replies?.[1]?.[1], replies?.[2]?.[1]];
  const isHigher =
    typeof everywhere === 'number' &&
    typeof milliseconds === 'number' &&
    everywhere > count &&
    milliseconds > 0;
  return isHigher ? { count: everywhere, milliseconds } : here;
}
