import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, lstatSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, errorMessage, logger } from '@/lib/platform/logger';
import { environment, EnvironmentError } from '@/lib/platform/env';
import { INHERITED_SECRET } from '@/lib/platform/signature';
import { withRedis } from '@/lib/platform/redis';

const FILE_NAME = 'media-secret';
const REDIS_KEY = 'media:secret';
/**
 * The script stores the given secret if Redis has no valid one, and returns the stored one.
 * Instances that start together therefore use the same secret.
 */
const SETTLE_SCRIPT = `
local found = redis.call('TYPE', KEYS[1]).ok == 'string' and redis.call('GET', KEYS[1]) or ''
if #found == 43 and not found:find('[^%w_-]') then return found end
redis.call('SET', KEYS[1], ARGV[1])
return ARGV[1]`;
const NO_MEDIA_SECRET =
  'MEDIA_SECRET is not set: instances that start while Redis is away do not show each other’s pictures';
/** 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/**
 * Sets the secret that signs the addresses of pictures and downloads: MEDIA_SECRET, else the one in
 * Redis, else the one in DATA_DIR. A restart must not change it, because caches in front of the
 * site store pages that contain such addresses. Renderers inherit it as an environment variable.
 * Throws `EnvironmentError` for a file that this user may not read.
 */
export async function settleMediaSecret(): Promise<void> {
  const { MEDIA_SECRET, DATA_DIR, REDIS_URL } = environment();
  if (MEDIA_SECRET !== undefined || process.env[INHERITED_SECRET] !== undefined) return;
  if (REDIS_URL !== undefined) logger.warn(NO_MEDIA_SECRET);
  const path = join(DATA_DIR, FILE_NAME);
  const stored = readSecret(path);
  const candidate = stored ?? randomBytes(32).toString('base64url');
  const secret = await sharedSecret(candidate);
  if (secret !== stored) writeSecret(path, secret);
  process.env[INHERITED_SECRET] = secret;
}

function readSecret(path: string): string | undefined {
  try {
    const secret = SECRET.exec(readFileSync(path, 'utf8').trim())?.[0];
    if (secret !== undefined) return secret;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'EACCES' || code === 'EPERM')
      throw new EnvironmentError(`DATA_DIR: ${path} belongs to another user (${code})`);
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

/** The first instance writes the secret to Redis. */
async function sharedSecret(candidate: string): Promise<string> {
  const shared = await withRedis((client) => client.eval(SETTLE_SCRIPT, 1, REDIS_KEY, candidate));
  return typeof shared === 'string' ? shared : candidate;
}
