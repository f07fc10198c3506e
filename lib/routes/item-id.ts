/**
 * An id as addresses carry it: a whole number in the one way it is written. Anything else (`01`, `1.0`, `1abc`) names no item, and the API is
 * not asked: an item has one address, and made-up spellings of it are no further entries of a cache.
 */
export function isItemId(value: string): boolean {
  return /^(?:0|[1-9]\d{0,18})$/.test(value);
}

/** Parameters of `/{screen}/{id}/{slug optional}` as Next hands them over, still percent-encoded. */
export interface ItemParams {
  id: string;
  slug?: string[];
}

/**
 * The id an item's address names; null when it names nothing: more than one segment after the id, or an id no record can have.
 * The slug itself is never checked (specification §2).
 */
export function readItemId({ id, slug = [] }: ItemParams): string | null {
  return slug.length <= 1 && isItemId(id) ? id : null;
}
