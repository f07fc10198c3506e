import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { onGlobal } from '@/lib/global-instance';
import { isRedisReady, redis, redisSettled } from '@/lib/redis';
import { pause } from '@/lib/retry';
import { askPrimary } from '@/lib/workers';
import { invalidatedTags } from './invalidated-tags';

/** A Redis stream: whoever was cut off reads on from where it stopped. */
const STREAM = 'answers:changes';
const KEPT_CHANGES = '10000';
/** A read waits this long for the next change. */
const WAIT = 5000;
/** A lost connection is looked at again this often. */
const RECONNECT = 100;
/** A start never waits longer for a Redis that is there. One that is not is known sooner. */
const START_PATIENCE = 5000;
const MAX_PENDING = 1000;

interface Change {
  tags: string[];
  at: number;
}

const tagList = z.array(z.string());
const instance = onGlobal('instance-id', () => randomUUID());
/** Changes made while Redis was away. */
const pending = onGlobal('pending-changes', (): Change[] => []);

/** Makes what carries one of the tags be asked for again, here at once, in the other workers, and in the other instances that share Redis. */
export async function announceChange(tags: string[]): Promise<void> {
  invalidatedTags.invalidate(tags);
  await askPrimary({ ask: 'changed', tags, at: Date.now() });
  if (!redis()) return;
  pending.push({ tags, at: Date.now() });
  if (pending.length > MAX_PENDING) pending.shift();
  await sendPending();
}

/**
 * Takes over the changes other instances announce through Redis; calls `onChange` with the tags of each batch. Resolves when those of the time before this
 * instance started are known, or when Redis keeps it waiting.
 */
export async function followChanges(onChange: (tags: string[]) => void): Promise<void> {
  const client = redis();
  if (!client) return;
  client.on('ready', () => void sendPending());
  // A blocking read needs a connection of its own, and an answer comes at least every few seconds.
  const reader = client.duplicate({ commandTimeout: undefined, socketTimeout: WAIT + 2000 });
  // The shared connection logs that Redis is gone.
  reader.on('error', () => undefined);
  const caughtUp = new Promise<void>((resolve) => void follow(reader, onChange, resolve));
  const isThere = redisSettled(client).then(() => (isRedisReady() ? caughtUp : undefined));
  await Promise.race([isThere, pause(START_PATIENCE)]);
}

/** Sends what is pending, one after the other, as long as Redis takes it. */
async function sendPending(): Promise<void> {
  const change = isRedisReady() ? pending.shift() : undefined;
  if (!change) return;
  try {
    await redis()?.xadd(STREAM, 'MAXLEN', '~', KEPT_CHANGES, '*', 'from', instance, 'at', change.at, 'tags', JSON.stringify(change.tags));
  } catch {
    // Redis has gone in this moment; its return sends what is pending.
    pending.unshift(change);
    return;
  }
  await sendPending();
}

async function follow(reader: Redis, onChange: (tags: string[]) => void, onCaughtUp: () => void): Promise<never> {
  let position = '0';
  let isCatchingUp = true;
  for (;;) {
    try {
      const entries = await read(reader, position, !isCatchingUp);
      const changed: string[] = [];
      for (const [id, fields] of entries) {
        position = id;
        changed.push(...take(fields, isCatchingUp));
      }
      if (changed.length > 0) onChange([...new Set(changed)]);
      if (!isCatchingUp || entries.length > 0) continue;
      isCatchingUp = false;
      onCaughtUp();
    } catch {
      await pause(RECONNECT);
    }
  }
}

async function read(reader: Redis, position: string, isWaiting: boolean): Promise<[id: string, fields: string[]][]> {
  const streams = isWaiting
    ? await reader.xread('COUNT', 1000, 'BLOCK', WAIT, 'STREAMS', STREAM, position)
    : await reader.xread('COUNT', 1000, 'STREAMS', STREAM, position);
  return streams?.[0]?.[1] ?? [];
}

/**
 * Takes a change over, unless it is this instance's own, and gives its tags. Changes of the time before this instance started carry their own time; later
 * ones count from now, whatever the others' clocks say.
 */
function take(fields: string[], isOld: boolean): string[] {
  const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
  if (value('from') === instance) return [];
  const tags = tagList.parse(JSON.parse(value('tags')));
  invalidatedTags.invalidate(tags, isOld ? Number(value('at')) : Date.now());
  return tags;
}
