import { LRUCache } from 'lru-cache';
import { onGlobal } from '@/lib/runtime/global-instance';

/** When each tag was last forgotten. There are as many tags as items an editor touches. */
const forgotten = () => onGlobal('forgotten-tags', () => new LRUCache<string, number>({ max: 10_000 }));

/** Makes every answer that carries one of the tags (`article`, `article:12` …) and is older than `at` be asked for again before it is shown. */
export function forget(tags: string[], at: number = Date.now()): void {
  for (const tag of tags) forgotten().set(tag, Math.max(at, forgotten().get(tag) ?? 0));
}

/** An answer of that time, with these tags, is one an editor has changed since. */
export function isForgotten(at: number, tags: string[]): boolean {
  return tags.some((tag) => at <= (forgotten().get(tag) ?? 0));
}
