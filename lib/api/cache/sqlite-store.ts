import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { errorCode, errorMessage, logger } from '@/lib/runtime/logger';
import type { Priority, Store, StoreOptions } from './store';

/** A file that cannot be used is tried again this often. */
const RETRY_MILLISECONDS = 60_000;
/** What a row counts besides key and value. */
const ROW_BYTES = 100;
/** Whenever this share of the bound was written, as much of it is freed. */
const FREED_SHARE = 0.1;
/** Reading marks an entry as used, but not more often than this: a read should not cost a write. */
const USED_EVERY = 3_600_000;
/** The order in which entries leave. */
const RANKS: Record<Priority, number> = { unbounded: 0, distant: 1, usual: 2 };
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB)/;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 1000;
  PRAGMA journal_size_limit = 4194304;
  CREATE TABLE IF NOT EXISTS entries (
    key TEXT PRIMARY KEY, rank INTEGER NOT NULL, used INTEGER NOT NULL, expires INTEGER NOT NULL, size INTEGER NOT NULL, value TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS eviction_order ON entries (rank, used, size);
`;
/** Keeps what is used most lately of the highest ranks, up to a number of bytes. */
const EVICT = `
  DELETE FROM entries WHERE rowid IN (
    SELECT rowid FROM (SELECT rowid, SUM(size) OVER (ORDER BY rank DESC, used DESC, rowid DESC) AS bytes FROM entries) WHERE bytes > ?
  )
`;

/**
 * Texts under keys in one SQLite file, bounded in bytes: those of the lowest priority leave first, among them the least recently used. Safe against a killed
 * process, and for several processes at a time; a damaged file is renamed and a new one begun. Where the file cannot be used, that is logged and nothing is
 * stored.
 */
export class SqliteStore implements Store {
  readonly isShared: boolean;
  readonly #path: string;
  readonly #maxBytes: number;
  /** `inode`: another file may have its name by now. */
  #file: { database: Database.Database; inode: number } | undefined;
  /** Bytes since the last eviction; what stands in the file at the start is not known. */
  #written = Infinity;
  #failedAt = 0;

  constructor({ path, maxBytes, isShared = false }: { path: string; maxBytes: number; isShared?: boolean }) {
    this.isShared = isShared;
    this.#path = path;
    this.#maxBytes = maxBytes;
  }

  get(key: string): string | undefined {
    return this.#use((database) => {
      const select = database.prepare('SELECT value, used, expires FROM entries WHERE key = ?');
      const row = select.get(key) as { value: string; used: number; expires: number } | undefined;
      const now = Date.now();
      if (!row || row.expires < now) return undefined;
      if (now - row.used > USED_EVERY) database.prepare('UPDATE entries SET used = ? WHERE key = ?').run(now, key);
      return row.value;
    });
  }

  /** False when the file cannot be used. */
  set(key: string, value: string, { ttl, priority }: StoreOptions): boolean {
    const size = Buffer.byteLength(value) + Buffer.byteLength(key) + ROW_BYTES;
    const isUsed = this.#use((database) => {
      if (size > this.#maxBytes / 4) return true;
      const now = Date.now();
      database
        .prepare('INSERT OR REPLACE INTO entries (key, rank, used, expires, size, value) VALUES (?, ?, ?, ?, ?, ?)')
        .run(key, RANKS[priority], now, now + ttl, size, value);
      this.#written += size;
      if (this.#written <= this.#maxBytes * FREED_SHARE) return true;
      database.prepare(EVICT).run(this.#maxBytes * (1 - FREED_SHARE));
      this.#written = 0;
      return true;
    });
    return isUsed ?? false;
  }

  delete(key: string): void {
    this.#use((database) => database.prepare('DELETE FROM entries WHERE key = ?').run(key));
  }

  close(): void {
    this.#file?.database.close();
    this.#file = undefined;
  }

  #use<T>(work: (database: Database.Database) => T): T | undefined {
    if (Date.now() - this.#failedAt < RETRY_MILLISECONDS) return undefined;
    try {
      return this.#withRepair(work);
    } catch (error) {
      this.#failedAt = Date.now();
      logger.error({ path: this.#path, reason: errorMessage(error) }, 'A file of DATA_DIR cannot be used');
      return undefined;
    }
  }

  /** Damage found while opening, reading or writing: the file is renamed and the work is done on a new one. */
  #withRepair<T>(work: (database: Database.Database) => T): T {
    try {
      return work((this.#file ??= this.#open()).database);
    } catch (error) {
      if (!DAMAGED.test(errorCode(error))) throw error;
      const inode = this.#file?.inode;
      this.close();
      // Another process may have renamed it already: then a good file has that name.
      if (inode === undefined || statSync(this.#path, { throwIfNoEntry: false })?.ino === inode) this.#renameDamaged();
      return work((this.#file = this.#open()).database);
    }
  }

  /** Throws when the file cannot be opened for writing. */
  #open() {
    mkdirSync(dirname(this.#path), { recursive: true });
    const database = new Database(this.#path);
    try {
      database.exec(SCHEMA);
      database.prepare('DELETE FROM entries WHERE expires < ?').run(Date.now());
      return { database, inode: statSync(this.#path).ino };
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #renameDamaged(): void {
    const movedTo = `${this.#path}.damaged`;
    renameSync(this.#path, movedTo);
    for (const suffix of ['-wal', '-shm']) rmSync(this.#path + suffix, { force: true });
    logger.error({ movedTo }, 'A file of DATA_DIR was damaged: begun anew');
  }
}
