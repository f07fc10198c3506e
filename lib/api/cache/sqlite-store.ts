import { logger } from '@/lib/runtime/logger';
import { SqliteFile, type SqliteFileOptions } from './sqlite-file';
import type { Store, StoreOptions } from './store';

/** An unwritable folder is tried again this often. */
const RETRY_MILLISECONDS = 60_000;

/** A store in one file on disk. Where it cannot be written, that is logged and nothing is stored. */
export class SqliteStore implements Store {
  readonly isShared: boolean;
  readonly #options: SqliteFileOptions;
  #file: SqliteFile | undefined;
  #failedAt = 0;

  constructor({ isShared, ...options }: Omit<SqliteFileOptions, 'onDamage'> & { isShared: boolean }) {
    this.isShared = isShared;
    const onDamage = (movedTo: string): void => logger.error({ movedTo }, 'File of kept answers was damaged: begun anew');
    this.#options = { ...options, onDamage };
  }

  async get(key: string): Promise<string | undefined> {
    return this.#use((file) => file.get(key));
  }

  async set(key: string, text: string, options: StoreOptions): Promise<void> {
    this.#use((file) => file.set(key, text, options));
  }

  async delete(key: string): Promise<void> {
    this.#use((file) => file.delete(key));
  }

  #use<T>(work: (file: SqliteFile) => T): T | undefined {
    if (Date.now() - this.#failedAt < RETRY_MILLISECONDS) return undefined;
    try {
      this.#file ??= new SqliteFile(this.#options);
      return work(this.#file);
    } catch (error) {
      this.#failedAt = Date.now();
      const reason = error instanceof Error ? error.message : String(error);
      logger.error({ path: this.#options.path, reason }, 'Answers cannot be kept on disk: in memory only');
      return undefined;
    }
  }
}
