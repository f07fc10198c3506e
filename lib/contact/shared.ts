import type { Redis } from 'ioredis';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { isRedisReady, redis } from '@/lib/runtime/redis';
import { createHmac, randomBytes } from 'node:crypto';
import { onGlobal } from '@/lib/runtime/global-instance';

/** What Redis answers; undefined without Redis: the form works the same with the memory of this process. */
export async function fromShared<T>(ask: (memory: ReturnType<typeof inRedis>) => Promise<T>): Promise<T | undefined> {
  const client = redis();
  if (client && isRedisReady()) {
    try {
      return await ask(inRedis(client));
    } catch (error) {
      logger.warn({ reason: errorMessage(error) }, 'Contact form without Redis');
    }
  }
  return undefined;
}

/** What all instances of one site remember together. Undefined is no answer. */
function inRedis(client: Redis) {
  return {
    /** One more under this key; how many there are. */
    async count(key: string, seconds: number): Promise<number | undefined> {
      const replies = await client.multi().incr(key).expire(key, seconds).exec();
      const count = replies?.[0]?.[1];
      return typeof count === 'number' ? count : undefined;
    },
    /** Puts a value where none is, and answers null; otherwise answers the value that is there. */
    async putNew(key: string, value: string, milliseconds?: number): Promise<string | null> {
      const isPut = milliseconds ? await client.set(key, value, 'PX', milliseconds, 'NX') : await client.set(key, value, 'NX');
      return isPut ? null : ((await client.get(key)) ?? value);
    },
    read: (key: string) => client.get(key),
    put: (key: string, value: string, seconds: number) => client.set(key, value, 'EX', seconds),
    remove: (key: string) => client.del(key),
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
