import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { addressGroup } from '@/lib/runtime/trust-proxy';
import { keyedHash } from '@/lib/runtime/signature';
import { askRedis } from '@/lib/runtime/redis';

const HOUR_SECONDS = 3600;
/** Visitors counted in one hour; past that the one who has been quiet longest is forgotten. */
const MAX_COUNTED = 20_000;

const counts = onGlobal('contact-counts', () => new LRUCache<string, number>({ max: MAX_COUNTED }));

/**
 * Counts a message against its sender's hour and everybody's. Seconds until the next one is taken when either is over, null
 * otherwise. What one sender is refused does not count for the others.
 */
export async function overLimit(visitor: string, now: number = Date.now()): Promise<number | null> {
  const { CONTACT_PER_ADDRESS_HOUR: perAddress, CONTACT_PER_HOUR: perHour } = environment();
  const hour = Math.floor(now / 1000 / HOUR_SECONDS);
  const isOver =
    (perAddress > 0 && (await countOne(`${hour}:${keyedHash(addressGroup(visitor))}`)) > perAddress) ||
    (perHour > 0 && (await countOne(`${hour}:all`)) > perHour);
  return isOver ? Math.ceil((hour + 1) * HOUR_SECONDS - now / 1000) : null;
}

/** One more; the higher of this process's count and that of all instances, so that losing Redis forgets nothing seen here. */
async function countOne(name: string): Promise<number> {
  const key = `contact:count:${name}`;
  const here = (counts.get(key) ?? 0) + 1;
  counts.set(key, here);
  const replies = await askRedis((client) => client.multi().incr(key).expire(key, HOUR_SECONDS).exec());
  const everywhere = replies?.[0]?.[1];
  return typeof everywhere === 'number' ? Math.max(here, everywhere) : here;
}
