import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** What a row counts besides key and value. */
const ROW_BYTES = 100;
/** Making room frees this share of the bound, so that it is not made at every write. */
const FREED_SHARE = 0.1;
/** Reading marks an answer as used, but not more often than this: a read should not cost a write. */
const USED_EVERY = 3_600_000;
/** Other workers may write to the same file: after so many writes its bytes are counted anew. */
const COUNTED_EVERY = 50;
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB)/;

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 1000;
  PRAGMA journal_size_limit = 4194304;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, rank INTEGER NOT NULL, used INTEGER NOT NULL, expires INTEGER NOT NULL, size INTEGER NOT NULL, value TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS in_order_of_leaving ON answers (rank, used, size);
`;

interface Options {
  path: string;
  maxBytes: number;
  /** Answers that leave before all others when room is needed. */
  leavesFirst: (key: string) => boolean;
  /** The file was damaged and has been put aside under this name. */
  onDamage: (movedTo: string) => void;
}

/**
 * Answers in one SQLite file: bounded in bytes, the longest unused leave first. Safe against a killed process, and for several processes at
 * a time; a damaged file is put aside.
 */
export class AnswersFile {
  readonly #options: Options;
  #database: Database.Database;
  #bytes: number;
  #writes = 0;
  /** Which file it is, whatever stands under its name by now. */
  #inode = 0;

  /** Throws when the file cannot be opened for writing. */
  constructor(options: Options) {
    this.#options = options;
    mkdirSync(dirname(options.path), { recursive: true });
    [this.#database, this.#bytes] = this.#open();
  }

  /** Bytes of all answers, as they are counted for the bound. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): string | undefined {
    return this.#withRepair(() => {
      const row = this.#database.prepare('SELECT value, used, expires FROM answers WHERE key = ?').get(key) as Row | undefined;
      const now = Date.now();
      if (!row || row.expires < now) return undefined;
      if (now - row.used > USED_EVERY) this.#database.prepare('UPDATE answers SET used = ? WHERE key = ?').run(now, key);
      return row.value;
    });
  }

  set(key: string, value: string, milliseconds: number): void {
    const size = Buffer.byteLength(value) + Buffer.byteLength(key) + ROW_BYTES;
    if (size > this.#options.maxBytes / 4) return;
    this.#withRepair(() => {
      const before = this.#database.prepare('SELECT size FROM answers WHERE key = ?').get(key) as { size: number } | undefined;
      const now = Date.now();
      this.#database
        .prepare('INSERT OR REPLACE INTO answers (key, rank, used, expires, size, value) VALUES (?, ?, ?, ?, ?, ?)')
        .run(key, this.#options.leavesFirst(key) ? 0 : 1, now, now + milliseconds, size, value);
      this.#bytes += size - (before?.size ?? 0);
      this.#writes += 1;
      if (this.#writes % COUNTED_EVERY === 0) this.#bytes = sumOf(this.#database);
      if (this.#bytes > this.#options.maxBytes) this.#makeRoom();
    });
  }

  delete(key: string): void {
    this.#withRepair(() => {
      const before = this.#database.prepare('SELECT size FROM answers WHERE key = ?').get(key) as { size: number } | undefined;
      this.#database.prepare('DELETE FROM answers WHERE key = ?').run(key);
      this.#bytes -= before?.size ?? 0;
    });
  }

  clear(): void {
    this.#withRepair(() => {
      this.#database.exec('DELETE FROM answers');
      this.#bytes = 0;
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
      this.#putAside();
      return this.#openNow();
    }
  }

  #openNow(): [Database.Database, number] {
    const database = new Database(this.#options.path);
    try {
      database.exec(SCHEMA);
      database.prepare('DELETE FROM answers WHERE expires < ?').run(Date.now());
      this.#inode = statSync(this.#options.path).ino;
      return [database, sumOf(database)];
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #putAside(): void {
    const { path, onDamage } = this.#options;
    const aside = `${path}.damaged`;
    renameSync(path, aside);
    for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
    onDamage(aside);
  }

  /** Damage is met while reading or writing: the file is put aside and the work is done on a new one. */
  #withRepair<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#database.close();
      // Unless another worker has done it already: then a good file stands there.
      if (statSync(this.#options.path, { throwIfNoEntry: false })?.ino === this.#inode) this.#putAside();
      [this.#database, this.#bytes] = this.#openNow();
      return work();
    }
  }

  #makeRoom(): void {
    // Counted anew: another process may write to the same file.
    this.#bytes = sumOf(this.#database);
    const enough = this.#options.maxBytes * (1 - FREED_SHARE);
    const leave = this.#database.prepare('DELETE FROM answers WHERE rowid = ?');
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      while (this.#bytes > enough) {
        const leaving = this.#database.prepare('SELECT rowid, size FROM answers ORDER BY rank, used LIMIT 100').all() as Leaving[];
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
  return (database.prepare('SELECT COALESCE(SUM(size), 0) AS bytes FROM answers').get() as { bytes: number }).bytes;
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DAMAGED.test(String(error.code));
}
