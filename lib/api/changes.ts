import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { onGlobal } from '@/lib/global-instance';
import { isRedisReady, redis } from '@/lib/redis';
import { pause } from '@/lib/retry';
import { forget } from './forgotten';

/** A Redis stream: whoever was cut off reads on from where it stopped. */
const STREAM = 'answers:changes';
const KEPT_CHANGES = '10000';
const WAIT = 5000;
const MAX_PENDING = 1000;

interface Change {
  tags: string[];
  at: number;
}

const tagList = z.array(z.string());
const instance = onGlobal('instance-id', () => randomUUID());
/** Changes made while Redis was away. */
const pending = onGlobal('pending-changes', (): Change[] => []);

/** Makes what carries one of the tags be asked for again, here at once and in the other instances that share Redis. */
export async function announceChange(tags: string[]): Promise<void> {
  forget(tags);
  if (!redis()) return;
  pending.push({ tags, at: Date.now() });
  if (pending.length > MAX_PENDING) pending.shift();
  await sendPending();
}

/** Takes over the changes other instances announce, those of the time before this one started included; calls `onChange` for each batch. */
export function followChanges(onChange: () => void): void {
  const client = redis();
  if (!client) return;
  client.on('ready', () => void sendPending());
  // A blocking read needs a connection of its own, and an answer comes at least every few seconds.
  const reader = client.duplicate({ commandTimeout: undefined, socketTimeout: WAIT + 2000 });
  reader.on('error', () => undefined);
  void follow(reader, onChange);
}

async function sendPending(): Promise<void> {
  const client = redis();
  while (client && isRedisReady()) {
    const change = pending.shift();
    if (!change) return;
    try {
      await client.xadd(STREAM, 'MAXLEN', '~', KEPT_CHANGES, '*', 'from', instance, 'at', change.at, 'tags', JSON.stringify(change.tags));
    } catch {
      // Redis has gone in this moment; its return sends what is pending.
      pending.unshift(change);
      return;
    }
  }
}

async function follow(reader: Redis, onChange: () => void): Promise<never> {
  let position = '0';
  let isCatchingUp = true;
  for (;;) {
    try {
      const streams = await reader.xread('COUNT', 1000, 'BLOCK', WAIT, 'STREAMS', STREAM, position);
      const entries = streams?.[0]?.[1] ?? [];
      let changes = 0;
      for (const [id, fields] of entries) {
        position = id;
        if (take(fields, isCatchingUp)) changes += 1;
      }
      if (changes > 0) onChange();
      if (entries.length < 1000) isCatchingUp = false;
    } catch {
      // The shared connection logs that Redis is gone.
      await pause(250);
    }
  }
}

/**
 * Takes a change over, unless it is this instance's own. Changes of the time before this instance started carry their own time; later
 * ones count from now, whatever the others' clocks say.
 */
function take(fields: string[], isOld: boolean): boolean {
  const value = (name: string): string => fields[fields.indexOf(name) + 1] ?? '';
  if (value('from') === instance) return false;
  forget(tagList.parse(JSON.parse(value('tags'))), isOld ? Number(value('at')) : Date.now());
  return true;
}
