import { Redis } from 'ioredis';
import { environment } from './env';
import { onGlobal } from './global-instance';
import { logger } from './logger';
import { metrics } from './metrics';

/** Far longer than a command needs: our own process may be busy for a moment. */
const COMMAND_TIMEOUT = 1000;
const CONNECT_TIMEOUT = 1000;
/** A server that takes commands and answers none for this long counts as gone; from then on nobody waits for it. */
const SILENCE_TIMEOUT = 2000;
const LONGEST_RETRY_DELAY = 1000;

/**
 * The one connection of this process to Redis; undefined when REDIS_URL is not set. Commands are never queued: while Redis is away
 * they are rejected at once, and one that stays without answer is given up after a second. Callers go on without Redis.
 */
export function redis(): Redis | undefined {
  return onGlobal('redis', () => {
    const { REDIS_URL } = environment();
    return { client: REDIS_URL ? watched(connect(REDIS_URL)) : undefined };
  }).client;
}

/** Redis is configured and answers. */
export function isRedisReady(): boolean {
  return redis()?.status === 'ready';
}

/** Resolves when Redis has answered for the first time, or when the first attempt to reach it has failed. */
export function redisSettled(client: Redis): Promise<void> {
  if (client.status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    client.once('ready', () => resolve());
    client.once('close', () => resolve());
  });
}

function connect(url: string): Redis {
  return new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    keepAlive: 5000,
    retryStrategy: (times) => Math.min(50 * 2 ** times, LONGEST_RETRY_DELAY),
  });
}

/** Logs each loss and each return once, however many commands and attempts fail between them. */
function watched(client: Redis): Redis {
  let isAway = false;
  let reason = 'connection closed';
  const lost = (): void => {
    metrics.redisUp.set(0);
    if (isAway) return;
    isAway = true;
    logger.warn({ reason }, 'Redis is gone: served from memory');
  };
  client.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message;
  });
  client.on('close', lost);
  client.on('ready', () => {
    metrics.redisUp.set(1);
    if (isAway) logger.info('Redis is back');
    isAway = false;
    reason = 'connection closed';
  });
  return client;
}
