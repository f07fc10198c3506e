import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** The file in the data folder contains the content and the contact messages. */
export const databaseName = 'content.sqlite';

/** This path replaces a file that cannot be written. */
const IN_MEMORY = ':memory:';

export type Value = string | number | null;

export interface Row {
  [column: string]: Value;
  id: number;
}

type Statement = Database.Statement<Value[]>;

/** The store wraps one SQLite file, and prepares each statement once. */
export class Store {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

  /** Whether data outlives the process. */
  readonly isLasting: boolean;

  constructor(path: string) {
    this.isLasting = path !== IN_MEMORY;
    this.#database = new Database(path);
    // FULL lets a contact message that was answered with 201 survive a power cut.
    this.#database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;',
    );
  }

  /** Whether the file's pages, tables and indexes are undamaged. */
  isSound(): boolean {
    return this.one<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check === 'ok';
  }

  /** The caller asserts `Row` for its own SQL. */
  many<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  run(sql: string, ...values: Value[]): void {
    this.#prepare(sql).run(...values);
  }

  /** Inserts a row and returns its id. */
  insert(table: string, columns: readonly (readonly [name: string, value: Value])[]): number {
    const names = columns.map(([name]) => `"${name}"`).join(', ');
    const sql = `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`;
    return Number(this.#prepare(sql).run(...columns.map(([, value]) => value)).lastInsertRowid);
  }

  /** Runs statements without values. They are not cached, since tables may be dropped. */
  script(sql: string): void {
    this.#database.exec(sql);
  }

  /**
   * Runs work completely or not at all. The immediate write lock makes processes that start
   * together wait for each other.
   */
  transaction(work: () => void): void {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      work();
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare<Value[]>(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

const PARTS = ['', '-wal', '-shm', '-journal'];

/**
 * Opens a file. A damaged one is renamed, because it contains contact messages, and a new one is
 * created. If the disk is read-only or the file another user's, content is kept in memory and
 * messages are refused.
 */
export function openStore(path: string, log: (line: object) => void): Store {
  try {
    mkdirSync(dirname(path), { recursive: true });
    return openSound(path, log);
  } catch (error) {
    return openInMemory(error, log);
  }
}

export function openInMemory(error: unknown, log: (line: object) => void): Store {
  log({
    msg: 'The database cannot be used: content is in memory, messages are refused',
    reason: String(error),
  });
  return new Store(IN_MEMORY);
}

function openSound(path: string, log: (line: object) => void): Store {
  try {
    if (PARTS.every((part) => isFile(path + part))) {
      const store = new Store(path);
      if (store.isSound()) return store;
      store.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const movedTo = `${path}.damaged-${new Date().toISOString()}`;
  // The write-ahead log is renamed too, since it may hold the latest messages.
  for (const part of PARTS)
    if (lstatSync(path + part, { throwIfNoEntry: false })) renameSync(path + part, movedTo + part);
  log({ msg: 'The database was damaged: begun anew', movedTo });
  return new Store(path);
}

/**
 * Whether the path is a file or does not exist. Throws if this user may not read and write it,
 * because such a file is undamaged.
 */
function isFile(path: string): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })) return true;
  if (!existsSync(path) || !statSync(path).isFile()) return false;
  accessSync(path, constants.R_OK | constants.W_OK);
  return true;
}

function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT')
  );
}
