/** An id in an address: a number or another identifier of the back office. The API decides what it names. */
export function isItemId(value: string): boolean {
  return /^(?!\.+$)[\w.~-]{1,64}$/.test(value);
}

/** Parameters of `/{screen}/{id}/{slug optional}` as Next hands them over, still percent-encoded. */
export interface ItemParams {
  id: string;
  slug?: string[];
}

/**
 * The id in an item's address; null for more than one segment after the id, and for anything that is not an id, such as `..`. The slug is
 * never checked (specification §2).
 */
export function readItemId({ id, slug = [] }: ItemParams): string | null {
  return slug.length <= 1 && isItemId(id) ? id : null;
}
