import type { Redis } from 'ioredis';
import { environment } from './env';
import { processSingleton } from './request-context';
import { errorMessage, logger } from './logger';
import { gauge } from './metrics';
import { sleep } from './wait';

/** Timeout of a command, in milliseconds: long, since the event loop may be blocked. */
const COMMAND_TIMEOUT = 1000;
const CONNECT_TIMEOUT = 1000;
/**
 * A server that answers no command for this long counts as disconnected: commands are then rejected
 * at once.
 */
const SOCKET_TIMEOUT = 2000;
const MAX_RETRY_DELAY = 1000;
const SENTINEL_PORT = 26_379;

/**
 * Redis counts as refusing for this long after it answered a command with an error. A series of
 * such answers is logged once.
 */
const REFUSAL_INTERVAL = 60_000;

type LogLevel = 'warn' | 'debug';

const connection = processSingleton(
  'redis',
  (): { client?: Redis; logLevel: LogLevel; refusedAt: number } => ({
    logLevel: 'warn',
    refusedAt: -Infinity,
  }),
);

/**
 * The one connection of this process to Redis; undefined without REDIS_URL. Commands are never
 * queued: while Redis is disconnected they are rejected at once, and one without an answer is
 * rejected after a second. Callers continue without Redis.
 */
export function redis(): Redis | undefined {
  return connection.client;
}

const isReady = () => redis()?.status === 'ready';
const isRefusing = () => performance.now() - connection.refusedAt < REFUSAL_INTERVAL;

/**
 * The result of a command; undefined without Redis, while it is disconnected, and when it refuses
 * or does not answer. Callers continue without Redis.
 */
export async function withRedis<T>(ask: (client: Redis) => Promise<T>): Promise<T | undefined> {
  const client = redis();
  if (!client || !isReady()) return undefined;
  try {
    return await ask(client);
  } catch (error) {
    reportFailure(error);
    return undefined;
  }
}

/** Redis refuses commands for want of rights or memory, or as a replica. */
function reportFailure(error: unknown): void {
  const reason = errorMessage(error);
  const isRefusal = error instanceof Error && error.name === 'ReplyError';
  if (!isRefusal) return logger.debug({ reason }, 'Redis does not answer');
  const level = isRefusing() ? 'debug' : connection.logLevel;
  connection.refusedAt = performance.now();
  logger[level]({ reason }, 'Redis refuses commands: served from memory');
}

/**
 * Connects this process where REDIS_URL is set, before it serves. Resolves when Redis is connected,
 * or when the first attempt has failed or takes too long. Each disconnection and reconnection is
 * logged once, however many commands and attempts fail between them; a renderer leaves that to the
 * front, which has the same server.
 */
export async function connectRedis(logLevel: LogLevel = 'warn'): Promise<void> {
  const { REDIS_URL, REDIS_SENTINELS } = environment();
  if (!REDIS_URL || connection.client) return;
  // The library takes nine megabytes of memory: it is loaded only if used.
  const ioredis = await import('ioredis');
  const sentinels = REDIS_SENTINELS?.map((address) => {
    const [host = '', port = SENTINEL_PORT] = address.split(':');
    return { host, port: Number(port) };
  });
  const client = new ioredis.Redis(REDIS_URL, {
    // With sentinels, the host of REDIS_URL is the name by which they know the master.
    ...(sentinels && { sentinels, name: new URL(REDIS_URL).hostname }),
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
    if (!isDisconnected) logger[logLevel]({ reason }, 'Redis is gone: served from memory');
    isDisconnected = true;
  });
  client.on('ready', () => {
    if (isDisconnected) logger[logLevel === 'warn' ? 'info' : 'debug']('Redis is back');
    isDisconnected = false;
    reason = unknown;
  });
  Object.assign(connection, { client, logLevel });
  const isUp = () => Number(isReady() && !isRefusing());
  gauge('site_redis_up', '1 while Redis answers and takes what is written', isUp, 'min');
  const settled = new Promise<void>((resolve) => {
    for (const event of ['ready', 'close']) client.once(event, () => resolve());
  });
  // While Redis loads its data it accepts connections, and neither event comes.
  await Promise.race([settled, sleep(CONNECT_TIMEOUT + COMMAND_TIMEOUT)]);
}
