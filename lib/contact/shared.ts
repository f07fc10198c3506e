import type { Redis } from 'ioredis';
import { logger } from '@/lib/logger';
import { isRedisReady, redis } from '@/lib/redis';

/** What Redis answers, or undefined without it: the form works the same from memory. */
export async function fromRedis<T>(ask: (client: Redis) => Promise<T>): Promise<T | undefined> {
  const client = redis();
  if (!client || !isRedisReady()) return undefined;
  try {
    return await ask(client);
  } catch (error) {
    logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'Contact form without Redis');
    return undefined;
  }
}
