import { Redis } from 'ioredis';
import { environment } from './env';
import { onGlobal } from './global-instance';
import { logger } from './logger';
import { metrics } from './metrics';

/** Far longer than a command needs: the event loop may be blocked for a moment. */
const COMMAND_TIMEOUT = 1000;
const CONNECT_TIMEOUT = 1000;
/** A server that answers no command for this long counts as disconnected: commands are then rejected at once. */
const SOCKET_TIMEOUT = 2000;
const MAX_RETRY_DELAY = 1000;

/**
 * The one connection of this process to Redis; undefined when REDIS_URL is not set. Commands are never queued: while Redis is disconnected
 * they are rejected at once, and one without an answer is rejected after a second. Callers continue without Redis.
 * The first call decides at which level a disconnection is logged: a renderer leaves it to the front, whose connection is to the same server.
 */
export function redis(logLevel: 'warn' | 'debug' = 'warn'): Redis | undefined {
  const { REDIS_URL } = environment();
  return REDIS_URL ? onGlobal('redis', () => connect(REDIS_URL, logLevel)) : undefined;
}

/** Redis is configured and connected. */
export function isRedisReady(): boolean {
  return redis()?.status === 'ready';
}

/** Resolves when Redis is connected, or when the first attempt to connect has failed. */
export function redisSettled(client: Redis): Promise<void> {
  if (client.status === 'ready') return Promise.resolve();
  return new Promise((resolve) => {
    client.once('ready', () => resolve());
    client.once('close', () => resolve());
  });
}

/** Logs each disconnection and reconnection once, however many commands and attempts fail between them. */
function connect(url: string, logLevel: 'warn' | 'debug'): Redis {
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT,
    commandTimeout: COMMAND_TIMEOUT,
    socketTimeout: SOCKET_TIMEOUT,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    keepAlive: 5000,
    retryStrategy: (times) => Math.min(50 * 2 ** times, MAX_RETRY_DELAY),
  });
  const unknown = 'connection closed';
  let reason = unknown;
  let isDisconnected = false;
  client.on('error', (error: NodeJS.ErrnoException) => {
    reason = error.code ?? error.message;
  });
  client.on('close', () => {
    metrics.redisUp.set(0);
    if (!isDisconnected) logger[logLevel]({ reason }, 'Redis is gone: served from memory');
    isDisconnected = true;
  });
  client.on('ready', () => {
    metrics.redisUp.set(1);
    if (isDisconnected) logger[logLevel === 'warn' ? 'info' : 'debug']('Redis is back');
    isDisconnected = false;
    reason = unknown;
  });
  return client;
}
