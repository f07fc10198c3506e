import { withRedis } from '@/lib/platform/redis';

export interface Stored {
  value: Buffer;
  /** Milliseconds since the value was stored, by the store's clock: others may differ. */
  age: number;
}

/** A key-value store that outlives the process. Never rejects: a failing store is empty. */
export interface Store {
  /** Whether other processes write to the store: its value may be newer than memory's. */
  readonly isShared: boolean;
  get(key: string): Promise<Stored | undefined>;
  /** `ttl`: milliseconds until the value expires. */
  set(key: string, value: string | Buffer, ttl: number): Promise<unknown>;
  delete(key: string): Promise<unknown>;
}

/** Version of the storage format, not of the schemas: several versions of the site share it. */
const PREFIX = 'api-cache:2:';

/** Values in Redis, shared by several instances. Empty while Redis is disconnected. */
export const redisStore: Store = {
  isShared: true,
  get: async (key) => {
    const [bytes, remainingTtl] =
      (await withRedis((client) =>
        Promise.all([client.getBuffer(PREFIX + key), client.pttl(PREFIX + key)]),
      )) ?? [];
    if (!bytes || remainingTtl === undefined) return undefined;
    const end = bytes.indexOf('\n');
    const age = Number(bytes.toString('latin1', 0, end)) - remainingTtl;
    return age >= 0 ? { value: bytes.subarray(end + 1), age } : undefined;
  },
  // The time to live stands in front: minus the remaining one, it is the age.
  set: (key, value, ttl) => {
    const bytes = Buffer.concat([Buffer.from(`${ttl}\n`), Buffer.from(value)]);
    return withRedis((client) => client.set(PREFIX + key, bytes, 'PX', ttl));
  },
  delete: (key) => withRedis((client) => client.del(PREFIX + key)),
};
