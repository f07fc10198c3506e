import type { Redis } from 'ioredis';
import { logger } from '@/lib/logger';
import { isRedisReady, redis } from '@/lib/redis';
import { askPrimary, isWorker } from '@/lib/workers';

/** What all instances and workers of one site remember together. Undefined is no answer. */
export interface SharedMemory {
  /** One more under this key; how many there are. */
  count(key: string, seconds: number): Promise<number | undefined>;
  /** Puts a value where none is, and answers null; otherwise answers the value that is there. */
  putNew(key: string, value: string, milliseconds?: number): Promise<string | null | undefined>;
  put(key: string, value: string, seconds: number): Promise<unknown>;
  remove(key: string): Promise<unknown>;
}

/** What the shared memory answers: Redis, or the process that started the workers of this machine. Undefined without either: the form works the same alone. */
export async function fromShared<T>(ask: (memory: SharedMemory) => Promise<T>): Promise<T | undefined> {
  const client = redis();
  if (client && isRedisReady()) {
    try {
      return await ask(inRedis(client));
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Contact form without Redis');
    }
  }
  return isWorker() ? ask(inPrimary) : undefined;
}

function inRedis(client: Redis): SharedMemory {
  return {
    async count(key, seconds) {
      const replies = await client.multi().incr(key).expire(key, seconds).exec();
      const count = replies?.[0]?.[1];
      return typeof count === 'number' ? count : undefined;
    },
    async putNew(key, value, milliseconds) {
      const isPut = milliseconds ? await client.set(key, value, 'PX', milliseconds, 'NX') : await client.set(key, value, 'NX');
      return isPut ? null : ((await client.get(key)) ?? value);
    },
    put: (key, value, seconds) => client.set(key, value, 'EX', seconds),
    remove: (key) => client.del(key),
  };
}

const inPrimary: SharedMemory = {
  async count(key, seconds) {
    const count = await askPrimary({ ask: 'count', key, seconds });
    return typeof count === 'number' ? count : undefined;
  },
  async putNew(key, value, milliseconds) {
    const held = await askPrimary({ ask: 'put-new', key, value, milliseconds: milliseconds ?? null });
    return typeof held === 'number' ? undefined : held;
  },
  put: (key, value, seconds) => askPrimary({ ask: 'put', key, value, seconds }),
  remove: (key) => askPrimary({ ask: 'remove', key }),
};
