import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';
import { hasAnsweredSince, isApiFailing } from './call-status';

/** When the API first said of an item that was there that it does not exist. */
const doubts = onGlobal('api-doubts', () => new LRUCache<string, number>({ max: 5000 }));

/**
 * Whether an item that was there may exist yet: a server that is being set up answers "does not
 * exist" to everything. It must say so twice, and have shown something else in between.
 */
export function isDoubtful(key: string, template?: string): boolean {
  const since = doubts.get(key);
  if (since === undefined) doubts.set(key, performance.now());
  return since === undefined || !hasAnsweredSince(since) || isApiFailing(template);
}

export function forgetDoubt(key: string): void {
  doubts.delete(key);
}
