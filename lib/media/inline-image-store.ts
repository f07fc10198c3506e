import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { SqliteStore } from '@/lib/api/cache/sqlite-store';
import { errorMessage } from '@/lib/runtime/error-message';
import { environment } from '@/lib/runtime/env';
import { onGlobal } from '@/lib/runtime/global-instance';
import { logger } from '@/lib/runtime/logger';
import { isRedisReady, redis } from '@/lib/runtime/redis';

const FILE_NAME = 'inline-images.sqlite';
const MAX_BYTES = 256 * 1024 * 1024;
const KEPT_SECONDS = 30 * 86_400;
/** A picture that is still in its text is stored anew this often. */
const KEEP_AGAIN = 3_600_000;

const written = onGlobal('inline-images-written', () => new LRUCache<string, true>({ max: 10_000, ttl: KEEP_AGAIN }));
const store = () => onGlobal('inline-image-store', () => new SqliteStore({ path: join(environment().DATA_DIR, FILE_NAME), maxBytes: MAX_BYTES }));

/**
 * Pictures that stood inside a text, by their hash: on disk for the front and for restarts, in Redis for other instances. Each reading of the
 * text from the API puts them there again.
 */
export function storeInlineImage(hash: string, bytes: Buffer): void {
  if (written.has(hash)) return;
  const isOnDisk = store().set(hash, bytes.toString('base64'), { ttl: KEPT_SECONDS * 1000, priority: 'usual' });
  const client = redis();
  if (client && isRedisReady()) {
    client.set(redisKey(hash), bytes, 'EX', KEPT_SECONDS).catch((error: unknown) => {
      written.delete(hash);
      logger.debug({ reason: errorMessage(error) }, 'A picture of a text is not in Redis');
    });
  }
  if (isOnDisk && (!client || isRedisReady())) written.set(hash, true);
}

/** Undefined when no text was read that holds it, or it had to leave. */
export async function readInlineImage(hash: string): Promise<Buffer | undefined> {
  const text = store().get(hash);
  if (text !== undefined) return Buffer.from(text, 'base64');
  const client = redis();
  if (!client || !isRedisReady()) return undefined;
  try {
    const bytes = await client.getBuffer(redisKey(hash));
    // Others may write to Redis, and what is shown under a hash must be what has it.
    return bytes && createHash('sha256').update(bytes).digest('base64url') === hash ? bytes : undefined;
  } catch (error) {
    logger.debug({ reason: errorMessage(error) }, 'A picture of a text was not read from Redis');
    return undefined;
  }
}

function redisKey(hash: string): string {
  return `inline-image:${hash}`;
}
