import { createDecipheriv, createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from './file-store';

/*
 * Files of the format before this one: encrypted by the key, in a folder without a version. For
 * seven days after an upgrade they stand in for missing new ones and serve a rollback. This file,
 * its uses, `testing/data-before-upgrade` and the tests with it go one release later.
 */

const KEPT_MILLISECONDS = 7 * 86_400_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** In front of the value: `storedAt`, `ttl` and the mark of keys without limit. */
const HEAD_BYTES = 17;

/** The hash of the key encrypts the file. */
const secretOf = (key: string) => createHash('sha256').update(key).digest();

/** The hash of the secret is the file's name. */
export function earlierPath(folder: string, key: string): string {
  return join(folder, createHash('sha256').update(secretOf(key)).digest('hex'));
}

/** Undefined for a file that is missing or damaged, and for keys without limit. */
export async function readEarlierFile(path: string, key: string): Promise<StoredFile | undefined> {
  try {
    const file = await readFile(path);
    const decipher = createDecipheriv('aes-256-gcm', secretOf(key), file.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(file.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const bytes = decipher.update(file.subarray(IV_BYTES + TAG_BYTES));
    decipher.final();
    const [storedAt, ttl] = [bytes.readDoubleLE(0), bytes.readDoubleLE(8)];
    const isUnbounded = bytes.readUInt8(HEAD_BYTES - 1) === 1;
    return isUnbounded ? undefined : { value: bytes.subarray(HEAD_BYTES), storedAt, ttl };
  } catch {
    return undefined;
  }
}

/** Whether the version before has neither written nor read any of its files for seven days. */
export function isEarlierFormatUnused(usedAt: readonly number[]): boolean {
  return usedAt.every((at) => Date.now() - at > KEPT_MILLISECONDS);
}
