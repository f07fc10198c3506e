import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { onGlobal } from '@/lib/global-instance';
import { isRedisReady, redis, redisSettled } from '@/lib/redis';
import { sleep } from '@/lib/retry';
import { askPrimary } from '@/lib/workers';
import { invalidatedTags } from './invalidated-tags';

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

/** Invalidates what carries one of the tags: here at once, in the other workers of this machine, and in the other instances that share Redis. */
export async function announceInvalidation(tags: string[]): Promise<void> {
  invalidatedTags.invalidate(tags);
  await askPrimary({ ask: 'changed', tags, at: Date.now() });
  if (!redis()) return;
  pending.push({ tags, at: Date.now() });
  if (pending.length > MAX_PENDING) pending.shift();
  await sendPending();
}

/**
 * Applies the invalidations other instances announce through Redis; calls `onInvalidated` with the tags of each batch. Resolves when those from
 * before this instance started are applied, or when Redis takes too long.
 */
export async function followInvalidations(onInvalidated: (tags: string[]) => void): Promise<void> {
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

async function follow(reader: Redis, onInvalidated: (tags: string[]) => void, onCaughtUp: () => void): Promise<never> {
  let position = '0';
  let isCatchingUp = true;
  for (;;) {
    try {
      const entries = await read(reader, position, !isCatchingUp);
      const invalidated: string[] = [];
      for (const [id, fields] of entries) {
        position = id;
        invalidated.push(...apply(fields, isCatchingUp));
      }
      if (invalidated.length > 0) onInvalidated([...new Set(invalidated)]);
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
 * Applies an invalidation, unless it is this instance's own, and returns its tags. One from before this instance started carries its own time; a
 * later one counts from now, so that the clocks of instances need not agree.
 */
function apply(fields: string[], isFromBefore: boolean): string[] {
  const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
  if (value('from') === instanceId) return [];
  const tags = tagList.parse(JSON.parse(value('tags')));
  invalidatedTags.invalidate(tags, isFromBefore ? Number(value('at')) : Date.now());
  return tags;
}
