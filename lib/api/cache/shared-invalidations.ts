import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { onGlobal } from '@/lib/runtime/global-instance';
import { isRedisReady, redis, redisSettled } from '@/lib/runtime/redis';
import { sleep } from '@/lib/runtime/retry';

/** A Redis stream rather than a channel: an instance that was disconnected reads on from where it stopped. */
const STREAM = 'answers:changes';
const MAX_STREAM_LENGTH = '10000';
const BLOCK_MILLISECONDS = 5000;
const RECONNECT_DELAY = 100;
/** A start waits no longer than this for a Redis that is connected; one that is not is known sooner. */
const START_TIMEOUT = 5000;
const MAX_PENDING = 1000;

interface Invalidation {
  tags: string[];
  at: number;
}

const tagList = z.array(z.string());
const instanceId = onGlobal('instance-id', () => randomUUID());
/** Invalidations that Redis has not taken yet. */
const pending = onGlobal('pending-invalidations', (): Invalidation[] => []);

/** Tells the other instances that share Redis that data with these tags has changed. */
export async function publishInvalidation(tags: string[]): Promise<void> {
  if (!redis()) return;
  pending.push({ tags, at: Date.now() });
  if (pending.length > MAX_PENDING) pending.shift();
  await sendPending();
}

/** Called with the tags of changed data; answers from before `at` count as changed. */
export type OnInvalidated = (tags: string[], at: number) => void;

/**
 * Takes over the invalidations other instances publish through Redis. Resolves when those from before this instance started are known, or when Redis
 * takes too long.
 */
export async function followInvalidations(onInvalidated: OnInvalidated): Promise<void> {
  const client = redis();
  if (!client) return;
  client.on('ready', () => void sendPending());
  // A blocking read needs a connection of its own, and returns at least every few seconds.
  const reader = client.duplicate({ commandTimeout: undefined, socketTimeout: BLOCK_MILLISECONDS + 2000 });
  // The shared connection logs that Redis is disconnected.
  reader.on('error', () => undefined);
  const caughtUp = new Promise<void>((resolve) => void follow(reader, onInvalidated, resolve));
  const startUp = redisSettled(client).then(() => (isRedisReady() ? caughtUp : undefined));
  await Promise.race([startUp, sleep(START_TIMEOUT)]);
}

/** Sends what is pending in order, as long as Redis takes it. */
async function sendPending(): Promise<void> {
  const invalidation = isRedisReady() ? pending.shift() : undefined;
  if (!invalidation) return;
  const { tags, at } = invalidation;
  try {
    await redis()?.xadd(STREAM, 'MAXLEN', '~', MAX_STREAM_LENGTH, '*', 'from', instanceId, 'at', at, 'tags', JSON.stringify(tags));
  } catch {
    // Redis has just disconnected; when it is connected again, this function runs again.
    pending.unshift(invalidation);
    return;
  }
  await sendPending();
}

async function follow(reader: Redis, onInvalidated: OnInvalidated, onCaughtUp: () => void): Promise<never> {
  let position = '0';
  let isCatchingUp = true;
  for (;;) {
    try {
      const entries = await read(reader, position, !isCatchingUp);
      for (const [id, fields] of entries) {
        position = id;
        handOver(fields, isCatchingUp, onInvalidated);
      }
      if (!isCatchingUp || entries.length > 0) continue;
      isCatchingUp = false;
      onCaughtUp();
    } catch {
      await sleep(RECONNECT_DELAY);
    }
  }
}

async function read(reader: Redis, position: string, isBlocking: boolean): Promise<[id: string, fields: string[]][]> {
  const streams = isBlocking
    ? await reader.xread('COUNT', 1000, 'BLOCK', BLOCK_MILLISECONDS, 'STREAMS', STREAM, position)
    : await reader.xread('COUNT', 1000, 'STREAMS', STREAM, position);
  return streams?.[0]?.[1] ?? [];
}

/**
 * Hands an invalidation over, unless it is this instance's own. One from before this instance started carries its own time; a later one counts from
 * now, so that the clocks of instances need not agree.
 */
function handOver(fields: string[], isFromBefore: boolean, onInvalidated: OnInvalidated): void {
  const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
  if (value('from') === instanceId) return;
  onInvalidated(tagList.parse(JSON.parse(value('tags'))), isFromBefore ? Number(value('at')) : Date.now());
}
