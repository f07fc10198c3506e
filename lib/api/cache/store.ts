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
