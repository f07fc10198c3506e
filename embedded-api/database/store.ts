import { renameSync, rmSync, statSync } from 'node:fs';
import Database from 'libsql';

/** The file of the content and of the contact messages, inside the data folder. */
export const databaseName = 'content.sqlite';

export type Value = string | number | null;

/** A row of a content table. */
export interface Row {
  [column: string]: Value;
  id: number;
}

type Statement = Database.Statement<Value[]>;

/** A typed wrapper of one SQLite file: every statement is prepared once and kept. */
export class Store {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string) {
    this.#database = new Database(path);
    // FULL: a contact message answered with 201 survives a power cut.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  }

  /** Whether pages, tables and indexes of the file are as SQLite writes them. */
  isSound(): boolean {
    return this.one<{ quick_check: string }>('PRAGMA quick_check(1)')?.quick_check === 'ok';
  }

  /** `Row`: asserted by the caller for its own SQL. */
  many<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  run(sql: string, ...values: Value[]): void {
    this.#prepare(sql).run(...values);
  }

  /** Returns the row's id. */
  insert(table: string, columns: readonly (readonly [name: string, value: Value])[]): number {
    const names = columns.map(([name]) => `"${name}"`).join(', ');
    const sql = `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => '?').join(', ')})`;
    return Number(this.#prepare(sql).run(...columns.map(([, value]) => value)).lastInsertRowid);
  }

  /** Several statements without values, outside the statement cache, since tables may be dropped. */
  script(sql: string): void {
    this.#database.exec(sql);
  }

  /** All or nothing; takes the write lock at once, so that two processes starting together queue up. */
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

/** Opens a file; a damaged one is renamed, since it contains contact messages, and a new one is created. */
export function openStore(path: string, log: (line: object) => void): Store {
  try {
    const store = new Store(path);
    if (store.isSound()) return store;
    store.close();
  } catch (error) {
    if (!isDamage(error) && !statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
  const movedTo = `${path}.damaged`;
  rmSync(movedTo, { recursive: true, force: true });
  renameSync(path, movedTo);
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true });
  log({ msg: 'The database was damaged: begun anew', movedTo });
  return new Store(path);
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'SQLITE_NOTADB' || error.code === 'SQLITE_CORRUPT');
}
