import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, lstatSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, errorMessage, logger } from '@/lib/runtime/logger';
import { environment } from '@/lib/runtime/env';
import { INHERITED_SECRET } from '@/lib/runtime/signature';
import { askRedis } from '@/lib/runtime/redis';
import { sleep } from '@/lib/runtime/wait';

const FILE_NAME = 'media-secret';
const REDIS_KEY = 'media:secret';
/**
 * Redis script: replaces a missing or invalid secret and returns the current one, so that instances
 * that start together agree.
 */
const SETTLE = `
local found = redis.call('TYPE', KEYS[1]).ok == 'string' and redis.call('GET', KEYS[1]) or ''
if #found == 43 and not found:find('[^%w_-]') then return found end
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]`;
/** 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/**
 * Determines the secret that signs addresses of pictures, before the first page is rendered:
 * MEDIA_SECRET; else the one shared over Redis; else the one in DATA_DIR. Pages in caches in front
 * contain such addresses, so a restart must not change it, and the file restores it to an emptied
 * Redis. The renderers inherit it as an environment variable.
 */
export async function settleMediaSecret(): Promise<void> {
  const { MEDIA_SECRET, DATA_DIR } = environment();
  if (MEDIA_SECRET !== undefined || process.env[INHERITED_SECRET] !== undefined) return;
  const path = join(DATA_DIR, FILE_NAME);
  const own = readSecret(path);
  const candidate = own ?? randomBytes(32).toString('base64url');
  const secret = await sharedSecret(candidate);
  if (secret !== own) writeSecret(path, secret);
  process.env[INHERITED_SECRET] = secret;
}

const SETTLE_INTERVAL = 1000;

/**
 * Instances that started while Redis was away have secrets of their own, and so has one that
 * started with an emptied Redis: while the site runs, the shared secret is looked at, or written
 * where it is missing. Calls back when another one is in use from now on.
 */
export async function followMediaSecret(onChange: () => Promise<void>): Promise<void> {
  const { MEDIA_SECRET, DATA_DIR, REDIS_URL } = environment();
  if (MEDIA_SECRET !== undefined || REDIS_URL === undefined) return;
  for (;;) {
    await sleep(SETTLE_INTERVAL);
    const own = process.env[INHERITED_SECRET] ?? '';
    const secret = await sharedSecret(own);
    if (secret === own) continue;
    logger.info(
      'The secret of picture addresses is another instance’s from now on: renderers are started again',
    );
    writeSecret(join(DATA_DIR, FILE_NAME), secret);
    process.env[INHERITED_SECRET] = secret;
    await onChange();
  }
}

function readSecret(path: string): string | undefined {
  try {
    const secret = SECRET.exec(readFileSync(path, 'utf8').trim())?.[0];
    if (secret !== undefined) return secret;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
  }
  logger.error({ path }, 'A file of DATA_DIR was damaged: begun anew');
  return undefined;
}

function writeSecret(path: string, secret: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, secret, { mode: 0o600 });
    if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory())
      rmSync(path, { recursive: true });
    renameSync(`${path}.new`, path);
  } catch (error) {
    const fault =
      'The secret of picture addresses cannot be kept: set MEDIA_SECRET, or pages kept by proxies lose their pictures at a restart';
    logger.warn({ reason: errorMessage(error) }, fault);
  }
}

/**
 * The secret in Redis, written by the first instance. An invalid value is replaced, by one instance
 * only.
 */
async function sharedSecret(own: string): Promise<string> {
  const shared = await askRedis((client) => client.eval(SETTLE, 1, REDIS_KEY, own));
  return typeof shared === 'string' ? shared : own;
}
