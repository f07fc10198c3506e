import { LRUCache } from 'lru-cache';

/**
 * Characters of the texts whose values are cached. The value takes several times as much memory.
 */
const MAX_CHARACTERS = 1024 * 1024;
const values = new LRUCache<string, object>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: (_, text) => text.length,
});

/** The value of a JSON text. The same text gives the same frozen object: pages share it. */
export function parseShared(text: string): unknown {
  const known = values.get(text);
  if (known) return known;
  const value: unknown = JSON.parse(text, (_, member: unknown) => Object.freeze(member));
  if (typeof value === 'object' && value !== null) values.set(text, value);
  return value;
}
