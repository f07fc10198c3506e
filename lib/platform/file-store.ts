import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  chmod,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createLimit } from '@/lib/platform/limit';
import { errorCode, errorMessage, logger } from '@/lib/platform/logger';
import type { Store, Stored, StoreOptions } from './store';

/**
 * Interval of retries for a folder that cannot be written to, and of log lines for the same error.
 */
const RETRY_MILLISECONDS = 60_000;
/** Bound of bytes waiting to be written; further values are not stored. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024;
const READS_AT_ONCE = 16;
/** Whenever this share of the bound has been written, files are evicted. */
const FREED_SHARE = 0.1;
/** A read updates a file's modification time, at most at this interval. */
const USED_EVERY = 3_600_000;
const MARKED_FILES = 20_000;
/** Block size of file systems. */
const BLOCK_BYTES = 4096;
/** Suffix of files being written; after this time the writer has been killed. */
const NEW = '.new';
const WRITTEN_WITHIN = 60_000;
const LEFT_BEHIND = -Infinity;
/**
 * The one order in which files leave is that of their modification time: that of unbounded keys is
 * dated back ten years.
 */
const DATED_BACK = 315_576_000_000;

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Two numbers and a mark, in front of the value. */
const HEAD_BYTES = 17;

interface Entry {
  value: Buffer;
  storedAt: number;
  ttl: number;
  isUnbounded: boolean;
}

/** Errors of one file, and of the folder. */
const DAMAGED = 'A file of DATA_DIR was damaged: deleted';
const UNUSABLE = 'A folder of DATA_DIR cannot be used';

/**
 * Values under keys, each in a file of its own in one folder, bounded in bytes: those of unbounded
 * keys leave first, then the least recently used. A file has the hash of its key as its name and is
 * encrypted by the key, as both may contain visitors' searches; the cipher's tag detects damage at
 * any byte, and damaged files are deleted. Written beside and renamed: safe against a killed
 * process, and for several processes at a time. A folder that cannot be used is logged, and nothing
 * is stored. All work is asynchronous; values are written one after the other, in the order of the
 * calls.
 */
export class FileStore implements Store {
  readonly isShared: boolean;
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #reads = createLimit(READS_AT_ONCE);
  readonly #writes = createLimit(1);
  readonly #marked = new LRUCache<string, true>({ max: MARKED_FILES, ttl: USED_EVERY });
  readonly #loggedAt = new Map<string, number>();
  /** A process writes one file at a time. */
  readonly #temporary: string;
  #isOpen = false;
  #waitingBytes = 0;
  /** Bytes since the last eviction; the size at the start is unknown. */
  #written = Infinity;
  #failedAt = -Infinity;

  constructor({
    folder,
    maxBytes,
    isShared = false,
  }: {
    folder: string;
    maxBytes: number;
    isShared?: boolean;
  }) {
    this.isShared = isShared;
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#temporary = join(folder, randomUUID() + NEW);
  }

  async get(key: string): Promise<Stored | undefined> {
    const { secret, path } = this.#placeOf(key);
    try {
      const entry = decrypted(await this.#reads(() => readFile(path)), secret);
      if (!entry) return await this.#deleteDamaged(path);
      const age = Date.now() - entry.storedAt;
      if (age > entry.ttl) return undefined;
      this.#markUsed(path, entry.isUnbounded);
      return { value: entry.value, age };
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EISDIR') return this.#deleteDamaged(path);
      if (code !== 'ENOENT' && code !== 'ENOTDIR')
        this.#report(UNUSABLE, { folder: this.#folder, reason: errorMessage(error) });
      return undefined;
    }
  }

  /** False when it is not stored. */
  async set(
    key: string,
    value: string | Uint8Array,
    { ttl, isUnbounded }: StoreOptions,
  ): Promise<boolean> {
    const bytes = Buffer.from(value);
    const isRefused =
      bytes.byteLength > this.#maxBytes / 4 ||
      this.#waitingBytes + bytes.byteLength > MAX_WAITING_BYTES;
    if (isRefused || performance.now() - this.#failedAt < RETRY_MILLISECONDS) return false;
    this.#waitingBytes += bytes.byteLength;
    const { secret, path } = this.#placeOf(key);
    const entry = { value: bytes, storedAt: Date.now(), ttl, isUnbounded };
    try {
      return await this.#writes(() => this.#write(path, encrypted(entry, secret), isUnbounded));
    } finally {
      this.#waitingBytes -= bytes.byteLength;
    }
  }

  async delete(key: string): Promise<void> {
    await this.#writes(() => this.#remove(this.#placeOf(key).path));
  }

  /** The hash of the key encrypts the file, and the hash of that hash is its name. */
  #placeOf(key: string): { secret: Buffer; path: string } {
    const secret = createHash('sha256').update(key).digest();
    return { secret, path: join(this.#folder, createHash('sha256').update(secret).digest('hex')) };
  }

  async #write(path: string, bytes: Buffer, isUnbounded: boolean): Promise<boolean> {
    try {
      await this.#open();
      await this.#writeTemporary(bytes);
      if (isUnbounded) await date(this.#temporary, isUnbounded);
      await rename(this.#temporary, path).catch(async (error: unknown) => {
        if (errorCode(error) !== 'EISDIR') throw error;
        await this.#deleteDamaged(path);
        await rename(this.#temporary, path);
      });
      this.#written += roomOf(bytes.byteLength);
      if (this.#written > this.#maxBytes * FREED_SHARE) await this.#evict();
      return true;
    } catch (error) {
      this.#isOpen = false;
      this.#failedAt = performance.now();
      this.#report(UNUSABLE, { folder: this.#folder, reason: errorMessage(error) });
      await this.#remove(this.#temporary);
      return false;
    }
  }

  async #writeTemporary(bytes: Buffer): Promise<void> {
    const write = () => writeFile(this.#temporary, bytes, { mode: 0o600 });
    await write().catch(async (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      // The folder was removed.
      this.#isOpen = false;
      await this.#open();
      await write();
    });
  }

  /** Creates the folder, for this user only. A file of that name is renamed. */
  async #open(): Promise<void> {
    if (this.#isOpen) return;
    const make = () => mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await make().catch(async (error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
      const movedTo = `${this.#folder}.damaged`;
      await rename(this.#folder, movedTo);
      this.#report('A folder of DATA_DIR was damaged: begun anew', { movedTo });
      await make();
    });
    await chmod(this.#folder, 0o700);
    this.#isOpen = true;
  }

  async #evict(): Promise<void> {
    const files = await Promise.all(
      (await readdir(this.#folder)).map((name) =>
        this.#reads(() => this.#look(join(this.#folder, name))),
      ),
    );
    let remaining = this.#maxBytes * (1 - FREED_SHARE);
    for (const { path, bytes, usedAt } of files.sort((a, b) => b.usedAt - a.usedAt)) {
      remaining -= bytes;
      if (usedAt === LEFT_BEHIND || remaining < 0) await this.#remove(path);
    }
    this.#written = 0;
  }

  /** Keeps files being written; removes those that a killed process left behind. */
  async #look(path: string): Promise<{ path: string; bytes: number; usedAt: number }> {
    const found = await lstat(path).catch(() => undefined);
    if (!found) return { path, bytes: 0, usedAt: Infinity };
    const isOld = Date.now() - found.ctimeMs > WRITTEN_WITHIN;
    const usedAt = path.endsWith(NEW) ? (isOld ? LEFT_BEHIND : Infinity) : found.mtimeMs;
    return { path, bytes: roomOf(found.size), usedAt };
  }

  #markUsed(path: string, isUnbounded: boolean): void {
    if (this.#marked.has(path)) return;
    this.#marked.set(path, true);
    // Removed meanwhile, or on a read-only disk.
    date(path, isUnbounded).catch(() => undefined);
  }

  async #deleteDamaged(path: string): Promise<undefined> {
    this.#report(DAMAGED, { path });
    await this.#remove(path);
  }

  async #remove(path: string): Promise<void> {
    await rm(path, { recursive: true, force: true }).catch((error: unknown) => {
      this.#report(UNUSABLE, { folder: this.#folder, reason: errorMessage(error) });
    });
  }

  #report(message: string, details: Record<string, string>): void {
    const now = performance.now();
    if (now - (this.#loggedAt.get(message) ?? -Infinity) < RETRY_MILLISECONDS) return;
    this.#loggedAt.set(message, now);
    logger.error(details, message);
  }
}

function date(path: string, isUnbounded: boolean): Promise<void> {
  const at = (Date.now() - (isUnbounded ? DATED_BACK : 0)) / 1000;
  return utimes(path, at, at);
}

function roomOf(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

function encrypted({ value, storedAt, ttl, isUnbounded }: Entry, secret: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeDoubleLE(storedAt, 0);
  head.writeDoubleLE(ttl, 8);
  head.writeUInt8(Number(isUnbounded), HEAD_BYTES - 1);
  const cipher = createCipheriv(CIPHER, secret, iv);
  const text = [cipher.update(head), cipher.update(value), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...text]);
}

/** Undefined if any byte was changed. */
function decrypted(file: Buffer, secret: Buffer): Entry | undefined {
  const start = IV_BYTES + TAG_BYTES;
  if (file.byteLength < start + HEAD_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, secret, file.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(file.subarray(IV_BYTES, start));
  const bytes = decipher.update(file.subarray(start));
  try {
    decipher.final();
  } catch {
    return undefined;
  }
  const isUnbounded = bytes.readUInt8(HEAD_BYTES - 1) === 1;
  return {
    value: bytes.subarray(HEAD_BYTES),
    storedAt: bytes.readDoubleLE(0),
    ttl: bytes.readDoubleLE(8),
    isUnbounded,
  };
}
