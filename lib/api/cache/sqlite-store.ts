import { errorMessage } from '@/lib/runtime/error-message';
import { logger } from '@/lib/runtime/logger';
import { SqliteFile } from './sqlite-file';
import type { Store, StoreOptions } from './store';

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
