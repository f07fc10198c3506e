import type { Redis } from 'ioredis';
import { logger } from '@/lib/runtime/logger';
import { isRedisReady, redis } from '@/lib/runtime/redis';
import { createHmac, randomBytes } from 'node:crypto';
import { onGlobal } from '@/lib/runtime/global-instance';

/** What all instances of one site remember together. Undefined is no answer. */
interface SharedMemory {
  /** One more under this key; how many there are. */
  count(key: string, seconds: number): Promise<number | undefined>;
  /** Puts a value where none is, and answers null; otherwise answers the value that is there. */
  putNew(key: string, value: string, milliseconds?: number): Promise<string | null | undefined>;
  read(key: string): Promise<string | null>;
  put(key: string, value: string, seconds: number): Promise<unknown>;
  remove(key: string): Promise<unknown>;
}

/** What Redis answers; undefined without Redis: the form works the same with the memory of this process. */
export async function fromShared<T>(ask: (memory: SharedMemory) => Promise<T>): Promise<T | undefined> {
  const client = redis();
  if (client && isRedisReady()) {
    try {
      return await ask(inRedis(client));
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Contact form without Redis');
    }
  }
  return undefined;
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
    read: (key) => client.get(key),
    put: (key, value, seconds) => client.set(key, value, 'EX', seconds),
    remove: (key) => client.del(key),
  };
}

const SECRET_KEY = 'contact:secret';

/** Begins as this process's own secret; it becomes the one of all instances, and stays that while Redis is away. */
const secret = onGlobal('contact-secret', () => ({ value: randomBytes(32).toString('hex') }));

/** A name for something that is never kept itself, such as an address. The same in all instances that share Redis, and in all renderers. */
export async function keyedHash(text: string): Promise<string> {
  const shared = await fromShared((memory) => memory.putNew(SECRET_KEY, secret.value));
  secret.value = shared ?? secret.value;
  return createHmac('sha256', secret.value).update(text).digest('base64url');
}
