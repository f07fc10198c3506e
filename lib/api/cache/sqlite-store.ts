import { errorMessage, logger } from '@/lib/runtime/logger';
import type { Priority, Store, StoreOptions } from './store';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** A file that cannot be used is tried again this often. */
const RETRY_MILLISECONDS = 60_000;

interface SqliteStoreOptions {
  path: string;
  maxBytes: number;
  isShared?: boolean;
}

/** A store in one file on disk. Where the file cannot be used, that is logged and nothing is stored. */
export class SqliteStore implements Store {
  readonly isShared: boolean;
  #file: SqliteFile | undefined;
  #failedAt = 0;

  constructor(private readonly options: SqliteStoreOptions) {
    this.isShared = options.isShared ?? false;
  }

  get(key: string): string | undefined {
    return this.#use((file) => file.get(key));
  }

  /** False when the file cannot be used. */
  set(key: string, text: string, options: StoreOptions): boolean {
    const isStored = this.#use((file) => {
      file.set(key, text, options);
      return true;
    });
    return isStored ?? false;
  }

  delete(key: string): void {
    this.#use((file) => file.delete(key));
  }

  #use<T>(work: (file: SqliteFile) => T): T | undefined {
    if (Date.now() - this.#failedAt < RETRY_MILLISECONDS) return undefined;
    const { path, maxBytes } = this.options;
    try {
      this.#file ??= new SqliteFile({
        path,
        maxBytes,
        onDamage: (movedTo) => logger.error({ movedTo }, 'A file of DATA_DIR was damaged: begun anew'),
      });
      return work(this.#file);
    } catch (error) {
      this.#failedAt = Date.now();
      logger.error({ path, reason: errorMessage(error) }, 'A file of DATA_DIR cannot be used');
      return undefined;
    }
  }
}

/** What a row counts besides key and value. */
const ROW_BYTES = 100;
/** An eviction frees this share of the bound, so that not every write evicts. */
const FREED_SHARE = 0.1;
/** Reading marks an entry as used, but not more often than this: a read should not cost a write. */
const USED_EVERY = 3_600_000;
/** Other processes may write to the same file: after so many writes its bytes are counted anew. */
const COUNTED_EVERY = 50;
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

interface SqliteFileOptions {
  path: string;
  maxBytes: number;
  /** The file was damaged and has been renamed to this. */
  onDamage: (movedTo: string) => void;
}

/**
 * Texts under keys in one SQLite file, bounded in bytes: those of the lowest priority leave first, among them the least recently used. Safe
 * against a killed process, and for several processes at a time; a damaged file is renamed and a new one begun.
 */
export class SqliteFile {
  readonly #options: SqliteFileOptions;
  #database: Database.Database;
  #bytes: number;
  #writes = 0;
  /** The file that is open; another may have its name by now. */
  #inode = 0;

  /** Throws when the file cannot be opened for writing. */
  constructor(options: SqliteFileOptions) {
    this.#options = options;
    mkdirSync(dirname(options.path), { recursive: true });
    [this.#database, this.#bytes] = this.#open();
  }

  /** Bytes of all entries, as they are counted for the bound. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): string | undefined {
    return this.#withRepair(() => {
      const row = this.#database.prepare('SELECT value, used, expires FROM entries WHERE key = ?').get(key) as Row | undefined;
      const now = Date.now();
      if (!row || row.expires < now) return undefined;
      if (now - row.used > USED_EVERY) this.#database.prepare('UPDATE entries SET used = ? WHERE key = ?').run(now, key);
      return row.value;
    });
  }

  set(key: string, value: string, { ttl, priority }: StoreOptions): void {
    const size = Buffer.byteLength(value) + Buffer.byteLength(key) + ROW_BYTES;
    if (size > this.#options.maxBytes / 4) return;
    this.#withRepair(() => {
      const before = this.#database.prepare('SELECT size FROM entries WHERE key = ?').get(key) as { size: number } | undefined;
      const now = Date.now();
      this.#database
        .prepare('INSERT OR REPLACE INTO entries (key, rank, used, expires, size, value) VALUES (?, ?, ?, ?, ?, ?)')
        .run(key, RANKS[priority], now, now + ttl, size, value);
      this.#bytes += size - (before?.size ?? 0);
      this.#writes += 1;
      if (this.#writes % COUNTED_EVERY === 0) this.#bytes = sumOf(this.#database);
      if (this.#bytes > this.#options.maxBytes) this.#evict();
    });
  }

  delete(key: string): void {
    this.#withRepair(() => {
      const before = this.#database.prepare('SELECT size FROM entries WHERE key = ?').get(key) as { size: number } | undefined;
      this.#database.prepare('DELETE FROM entries WHERE key = ?').run(key);
      this.#bytes -= before?.size ?? 0;
    });
  }

  close(): void {
    this.#database.close();
  }

  #open(): [Database.Database, number] {
    try {
      return this.#openNow();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#renameDamaged();
      return this.#openNow();
    }
  }

  #openNow(): [Database.Database, number] {
    const database = new Database(this.#options.path);
    try {
      database.exec(SCHEMA);
      database.prepare('DELETE FROM entries WHERE expires < ?').run(Date.now());
      this.#inode = statSync(this.#options.path).ino;
      return [database, sumOf(database)];
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #renameDamaged(): void {
    const { path, onDamage } = this.#options;
    const aside = `${path}.damaged`;
    renameSync(path, aside);
    for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
    onDamage(aside);
  }

  /** Damage found while reading or writing: the file is renamed and the work is done on a new one. */
  #withRepair<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#database.close();
      // Another process may have done it already: then a good file has that name.
      if (statSync(this.#options.path, { throwIfNoEntry: false })?.ino === this.#inode) this.#renameDamaged();
      [this.#database, this.#bytes] = this.#openNow();
      return work();
    }
  }

  #evict(): void {
    // Counted anew: another process may write to the same file.
    this.#bytes = sumOf(this.#database);
    const enough = this.#options.maxBytes * (1 - FREED_SHARE);
    const leave = this.#database.prepare('DELETE FROM entries WHERE rowid = ?');
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      while (this.#bytes > enough) {
        const leaving = this.#database.prepare('SELECT rowid, size FROM entries ORDER BY rank, used LIMIT 100').all() as Leaving[];
        if (leaving.length === 0) break;
        for (const { rowid, size } of leaving) {
          if (this.#bytes <= enough) break;
          leave.run(rowid);
          this.#bytes -= size;
        }
      }
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}

interface Row {
  value: string;
  used: number;
  expires: number;
}

interface Leaving {
  rowid: number;
  size: number;
}

function sumOf(database: Database.Database): number {
  return (database.prepare('SELECT COALESCE(SUM(size), 0) AS bytes FROM entries').get() as { bytes: number }).bytes;
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DAMAGED.test(String(error.code));
}
