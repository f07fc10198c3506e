import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { createLimit } from '@/lib/platform/limit';
import { errorCode, errorMessage, logger } from '@/lib/platform/logger';
import { earlierPath, isEarlierFormatUnused, readEarlierFile } from './earlier-files';
import type { Store, Stored } from './store';

/** Version of the format of files: the end of the folder's name. */
const FORMAT_SUFFIX = '-2';
/**
 * Interval of retries for a folder that cannot be written to, and of log lines for the same error.
 */
const RETRY_MILLISECONDS = 60_000;
/** Bound of bytes waiting to be written; further values are not stored. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024;
const READS_AT_ONCE = 16;
/** Whenever this share of the bound has been written, files are evicted. */
const FREED_SHARE = 0.1;
const BLOCK_BYTES = 4096;
/** Suffix of files being written; after this time the writer has been killed. */
const TEMPORARY_SUFFIX = '.new';
const MAX_WRITE_MILLISECONDS = 60_000;
const ABANDONED = -Infinity;

/** In front of the value: the checksum of all that follows it, `storedAt` and `ttl`. */
const CHECKSUM_BYTES = 4;
const HEAD_BYTES = CHECKSUM_BYTES + 16;

/** `storedAt` is a time of the wall clock, `ttl` a number of milliseconds. */
export interface StoredFile {
  value: Buffer;
  storedAt: number;
  ttl: number;
}

interface FoundFile {
  path: string;
  bytes: number;
  writtenAt: number;
}

/** Errors of one file, and of the folder. */
const DAMAGED = 'A file of DATA_DIR was damaged: deleted';
const UNUSABLE = 'A folder of DATA_DIR cannot be used';

/**
 * Values under keys, each in a file of its own in one folder, bounded in bytes: the least recently
 * written leave first. The hash of the key names the file. A checksum detects damage; damaged files
 * are deleted. Files are written beside their place and renamed, so that a killed process leaves
 * whole ones, and several processes may share a folder. A folder that cannot be used is logged, and
 * nothing is stored. All work is asynchronous; values are written in the order of the calls.
 */
export class FileStore implements Store {
  readonly isShared: boolean;
  /** The folder of the earlier format, without a version in its name. */
  readonly #earlierFolder: string;
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #reads = createLimit(READS_AT_ONCE);
  readonly #writes = createLimit(1);
  readonly #loggedAt = new Map<string, number>();
  /** A process writes one file at a time. */
  readonly #temporaryPath: string;
  #waitingBytes = 0;
  /** Bytes since the last eviction; the size at the start is unknown. */
  #bytesSinceEviction = Infinity;
  #failedAt = -Infinity;

  /** `folder`: the path of the folder without the version of the format. */
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
    this.#earlierFolder = folder;
    this.#folder = folder + FORMAT_SUFFIX;
    this.#maxBytes = maxBytes;
    this.#temporaryPath = join(this.#folder, randomUUID() + TEMPORARY_SUFFIX);
  }

  async get(key: string): Promise<Stored | undefined> {
    const path = this.#pathOf(key);
    const file = (await this.#read(path)) ?? (await this.#adoptEarlier(key, path));
    const age = Date.now() - (file?.storedAt ?? 0);
    return file && age <= file.ttl ? { value: file.value, age } : undefined;
  }

  async set(key: string, value: string | Uint8Array, ttl: number): Promise<boolean> {
    const file = { value: Buffer.from(value), storedAt: Date.now(), ttl };
    return this.#store(file, this.#pathOf(key));
  }

  async delete(key: string): Promise<void> {
    const paths = [this.#pathOf(key), earlierPath(this.#earlierFolder, key)];
    for (const path of paths) await this.#writes(() => this.#remove(path));
  }

  #pathOf(key: string): string {
    return join(this.#folder, createHash('sha256').update(key).digest('hex'));
  }

  async #read(path: string): Promise<StoredFile | undefined> {
    try {
      const file = decodeFile(await this.#reads(() => readFile(path)));
      return file ?? (await this.#deleteDamaged(path));
    } catch (error) {
      const code = errorCode(error);
      if (code === 'EISDIR') return this.#deleteDamaged(path);
      if (code !== 'ENOENT' && code !== 'ENOTDIR')
        this.#report(UNUSABLE, { folder: this.#folder, reason: errorMessage(error) });
      return undefined;
    }
  }

  /** A file of the earlier format, which is written anew unless a newer one is there by then. */
  async #adoptEarlier(key: string, path: string): Promise<StoredFile | undefined> {
    const earlier = earlierPath(this.#earlierFolder, key);
    const file = await this.#reads(() => readEarlierFile(earlier, key));
    if (file) void this.#store(file, path, () => existsSync(earlier) && !existsSync(path));
    return file;
  }

  async #store(file: StoredFile, path: string, isStillNeeded = () => true): Promise<boolean> {
    const { byteLength } = file.value;
    const isRefused =
      byteLength > this.#maxBytes / 4 || this.#waitingBytes + byteLength > MAX_WAITING_BYTES;
    if (isRefused || performance.now() - this.#failedAt < RETRY_MILLISECONDS) return false;
    this.#waitingBytes += byteLength;
    try {
      return await this.#writes(async () => isStillNeeded() && this.#write(path, encodeFile(file)));
    } finally {
      this.#waitingBytes -= byteLength;
    }
  }

  async #write(path: string, bytes: Buffer): Promise<boolean> {
    try {
      await this.#makeFolder();
      await writeFile(this.#temporaryPath, bytes, { mode: 0o600 });
      await rename(this.#temporaryPath, path).catch(async (error: unknown) => {
        if (errorCode(error) !== 'EISDIR') throw error;
        await this.#deleteDamaged(path);
        await rename(this.#temporaryPath, path);
      });
      this.#bytesSinceEviction += roundUpToBlocks(bytes.byteLength);
      if (this.#bytesSinceEviction > this.#maxBytes * FREED_SHARE) await this.#evict();
      return true;
    } catch (error) {
      this.#failedAt = performance.now();
      this.#report(UNUSABLE, { folder: this.#folder, reason: errorMessage(error) });
      await this.#remove(this.#temporaryPath);
      return false;
    }
  }

  /** Makes the folder, for this user only, at each write: it may have been removed. */
  async #makeFolder(): Promise<void> {
    const make = () => mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await make().catch(async (error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
      const movedTo = `${this.#folder}.damaged`;
      await rename(this.#folder, movedTo);
      this.#report('A folder of DATA_DIR was damaged: begun anew', { movedTo });
      await make();
    });
    await chmod(this.#folder, 0o700);
  }

  async #evict(): Promise<void> {
    let earlier = await this.#list(this.#earlierFolder);
    if (isEarlierFormatUnused(earlier.map(({ writtenAt }) => writtenAt))) {
      await rm(this.#earlierFolder, { recursive: true, force: true }).catch(() => undefined);
      earlier = [];
    }
    const files = [...earlier, ...(await this.#list(this.#folder))];
    let remaining = this.#maxBytes * (1 - FREED_SHARE);
    for (const { path, bytes, writtenAt } of files.sort((a, b) => b.writtenAt - a.writtenAt)) {
      remaining -= bytes;
      if (writtenAt === ABANDONED || remaining < 0) await this.#remove(path);
    }
    this.#bytesSinceEviction = 0;
  }

  async #list(folder: string): Promise<FoundFile[]> {
    const names = await readdir(folder).catch(() => []);
    return Promise.all(names.map((name) => this.#reads(() => this.#inspect(join(folder, name)))));
  }

  /** Keeps files being written; removes those that a killed process left behind. */
  async #inspect(path: string): Promise<FoundFile> {
    const found = await lstat(path).catch(() => undefined);
    if (!found) return { path, bytes: 0, writtenAt: Infinity };
    const isOld = Date.now() - found.ctimeMs > MAX_WRITE_MILLISECONDS;
    const writtenAt = path.endsWith(TEMPORARY_SUFFIX)
      ? isOld
        ? ABANDONED
        : Infinity
      : found.mtimeMs;
    return { path, bytes: roundUpToBlocks(found.size), writtenAt };
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

function roundUpToBlocks(bytes: number): number {
  return Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
}

function encodeFile({ value, storedAt, ttl }: StoredFile): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(HEAD_BYTES), value]);
  bytes.writeDoubleLE(storedAt, CHECKSUM_BYTES);
  bytes.writeDoubleLE(ttl, CHECKSUM_BYTES + 8);
  bytes.writeUInt32LE(crc32(bytes.subarray(CHECKSUM_BYTES)));
  return bytes;
}

function decodeFile(bytes: Buffer): StoredFile | undefined {
  if (bytes.byteLength < HEAD_BYTES) return undefined;
  if (bytes.readUInt32LE() !== crc32(bytes.subarray(CHECKSUM_BYTES))) return undefined;
  return {
    value: bytes.subarray(HEAD_BYTES),
    storedAt: bytes.readDoubleLE(CHECKSUM_BYTES),
    ttl: bytes.readDoubleLE(CHECKSUM_BYTES + 8),
  };
}
