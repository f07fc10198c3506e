/**
 * An id as addresses carry it: a whole number in the one way it is written. Anything else (`01`, `1.0`, `1abc`) names no item, and the API is
 * not asked: an item has one address, and made-up spellings of it are no further entries of a cache.
 */
export function isItemId(value: string): boolean {
  return /^(?:0|[1-9]\d{0,18})$/.test(value);
}
