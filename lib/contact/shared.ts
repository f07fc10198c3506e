import type { Redis } from 'ioredis';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { isRedisReady, redis } from '@/lib/runtime/redis';

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
export function putNew(key: string, value: string, milliseconds: number): Promise<string | null | undefined> {
  return fromShared(async (client) => {
    const isPut = await client.set(key, value, 'PX', milliseconds, 'NX');
    return isPut ? null : ((await client.get(key)) ?? value);
  });
}
