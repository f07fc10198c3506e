import type { Redis } from 'ioredis';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { isRedisReady, redis } from '@/lib/runtime/redis';
import { createHmac, randomBytes } from 'node:crypto';
import { onGlobal } from '@/lib/runtime/global-instance';

/** What all instances of one site remember together, in Redis; undefined without it: the form works the same with the memory of this process. */
export async function fromShared<T>(ask: (client: Redis) => Promise<T>): Promise<T | undefined> {
  const client = redis();
  if (!client || !isRedisReady()) return undefined;
  try {
    return await ask(client);
  } catch (error) {
    logger.warn({ reason: errorMessage(error) }, 'Contact form without Redis');
    return undefined;
  }
}

/** Puts a value where none is, and answers null; otherwise answers the value that is there. */
export function putNew(key: string, value: string, milliseconds?: number): Promise<string | null | undefined> {
  return fromShared(async (client) => {
    const isPut = milliseconds ? await client.set(key, value, 'PX', milliseconds, 'NX') : await client.set(key, value, 'NX');
    return isPut ? null : ((await client.get(key)) ?? value);
  });
}

const SECRET_KEY = 'contact:secret';

/** Begins as this process's own secret; it becomes the one of all instances, and stays that while Redis is away. */
const secret = onGlobal('contact-secret', () => ({ value: randomBytes(32).toString('hex') }));

/** A name for something that is never kept itself, such as an address. The same in all instances that share Redis, and in all renderers. */
export async function keyedHash(text: string): Promise<string> {
  const shared = await putNew(SECRET_KEY, secret.value);
  secret.value = shared ?? secret.value;
  return createHmac('sha256', secret.value).update(text).digest('base64url');
}
