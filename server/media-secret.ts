import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorMessage, logger } from '@/lib/runtime/logger';
import { environment } from '@/lib/runtime/env';
import { KEPT_SECRET } from '@/lib/runtime/signature';
import { askRedis } from '@/lib/runtime/redis';

const FILE_NAME = 'media-secret';
const REDIS_KEY = 'media:secret';

/**
 * Settles the secret that signs addresses of pictures, before the first page is rendered: MEDIA_SECRET; else the one that all instances on one
 * Redis share; else the one in DATA_DIR. Pages that a proxy keeps for a day hold such addresses, so a restart must not change it, and the
 * file brings it back to a Redis that was emptied. The renderers inherit the variable it is put into.
 */
export async function settleMediaSecret(): Promise<void> {
  const { MEDIA_SECRET, DATA_DIR } = environment();
  if (MEDIA_SECRET !== undefined || process.env[KEPT_SECRET] !== undefined) return;
  const path = join(DATA_DIR, FILE_NAME);
  const own = readSecret(path);
  const candidate = own ?? randomBytes(32).toString('base64url');
  const secret = await sharedSecret(candidate);
  if (secret !== own) writeSecret(path, secret);
  process.env[KEPT_SECRET] = secret;
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function writeSecret(path: string, secret: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, secret, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  } catch (error) {
    const fault = 'The secret of picture addresses cannot be kept: set MEDIA_SECRET, or pages kept by proxies lose their pictures at a restart';
    logger.warn({ reason: errorMessage(error) }, fault);
  }
}

/** The secret that stands in Redis, where the first instance puts its own. */
async function sharedSecret(own: string): Promise<string> {
  return (await askRedis((client) => client.set(REDIS_KEY, own, 'NX').then(() => client.get(REDIS_KEY)))) ?? own;
}
