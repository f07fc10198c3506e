import { askRedis } from '@/lib/runtime/redis';

/**
 * What leaves a bounded store first. `unbounded` has no end of keys (texts visitors type, pages beyond a list's last one); `distant` is
 * content few readers reach.
 */
export type Priority = 'unbounded' | 'distant' | 'usual';

export interface StoreOptions {
  /** Milliseconds until the text expires. */
  ttl: number;
  priority: Priority;
}

/** Texts under keys that outlive the process. Never rejects: a store that fails has nothing. */
export interface Store {
  /** Other processes write to it, so that it may hold a newer text than memory does. */
  readonly isShared: boolean;
  get(key: string): Promise<string | undefined> | string | undefined;
  set(key: string, text: string, options: StoreOptions): unknown;
  delete(key: string): unknown;
}

/** Of the form of what is stored, not of the schemas: several versions of the site share it. */
const PREFIX = 'api-cache:1:';
/** Redis has one bound for all keys and, with `maxmemory-policy volatile-ttl`, drops first what expires first. */
const UNBOUNDED_TTL = 600_000;

/** Texts in the Redis that several instances share. While it is away, it has nothing. */
export const redisStore: Store = {
  isShared: true,
  get: async (key) => (await askRedis((client) => client.get(PREFIX + key))) ?? undefined,
  set: (key, text, { ttl, priority }) =>
    askRedis((client) => client.set(PREFIX + key, text, 'PX', priority === 'unbounded' ? Math.min(ttl, UNBOUNDED_TTL) : ttl)),
  delete: (key) => askRedis((client) => client.del(PREFIX + key)),
};
