import Database from 'libsql';

/** The file of the content and of the contact messages, inside the data folder. */
export const databaseName = 'content.sqlite';

export type Value = string | number | null;

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

  /** `Row` is the caller's promise about the columns of its own SQL. */
  many<Row>(sql: string, ...values: Value[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  one<Row>(sql: string, ...values: Value[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  run(sql: string, ...values: Value[]): void {
    this.#prepare(sql).run(...values);
  }

  /** Several statements without values, outside the statement cache (tables may come and go). */
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
