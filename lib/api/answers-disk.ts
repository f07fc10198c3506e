import { BaseDriver } from 'bentocache/drivers/base_driver';
import type { CreateDriverResult, DriverCommonInternalOptions, DriverCommonOptions, L2CacheDriver } from 'bentocache/types';
import { logger } from '@/lib/runtime/logger';
import { AnswersFile } from './answers-file';

/** An unwritable folder is tried again this often. */
const TRY_AGAIN = 60_000;

interface Options {
  path: string;
  maxBytes: number;
  leavesFirst: (key: string) => boolean;
}

type Config = Options & DriverCommonOptions & DriverCommonInternalOptions;

/** Second level of the data cache in one file on disk. Where it cannot be written, that is logged and answers stay in memory. */
export function diskDriver(options: Options): CreateDriverResult<L2CacheDriver> {
  return { options, factory: (config: Config) => new DiskDriver(config) };
}

class DiskDriver extends BaseDriver implements L2CacheDriver {
  type = 'l2' as const;
  declare protected config: Config;
  #file: AnswersFile | undefined;
  #brokenAt = 0;

  namespace(namespace: string): L2CacheDriver {
    return new DiskDriver({ ...this.config, prefix: this.createNamespacePrefix(namespace) });
  }

  async get(key: string): Promise<string | undefined> {
    return this.#use((file) => file.get(this.getItemKey(key)));
  }

  async set(key: string, value: string, milliseconds = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    this.#use((file) => file.set(this.getItemKey(key), value, milliseconds));
    return true;
  }

  async pull(key: string): Promise<string | undefined> {
    const value = await this.get(key);
    await this.delete(key);
    return value;
  }

  async delete(key: string): Promise<boolean> {
    this.#use((file) => file.delete(this.getItemKey(key)));
    return true;
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    for (const key of keys) await this.delete(key);
    return true;
  }

  async clear(): Promise<void> {
    this.#use((file) => file.clear());
  }

  async disconnect(): Promise<void> {
    this.#file?.close();
    this.#file = undefined;
  }

  #use<T>(work: (file: AnswersFile) => T): T | undefined {
    if (Date.now() - this.#brokenAt < TRY_AGAIN) return undefined;
    try {
      this.#file ??= new AnswersFile({
        ...this.config,
        onDamage: (movedTo) => logger.error({ movedTo }, 'File of kept answers was damaged: begun anew'),
      });
      return work(this.#file);
    } catch (error) {
      this.#brokenAt = Date.now();
      const reason = error instanceof Error ? error.message : String(error);
      logger.error({ path: this.config.path, reason }, 'Answers cannot be kept on disk: in memory only');
      return undefined;
    }
  }
}
