/** An id as addresses carry it: a number, or whatever else a back office counts its records by. What it names, the API says. */
export function isItemId(value: string): boolean {
  return /^(?!\.+$)[\w.~-]{1,64}$/.test(value);
}

/** Parameters of `/{screen}/{id}/{slug optional}` as Next hands them over, still percent-encoded. */
export interface ItemParams {
  id: string;
  slug?: string[];
}

/**
 * The id an item's address names; null when it names nothing: more than one segment after the id, or what no id is, such as a way up the API's paths.
 * The slug itself is never checked (specification §2).
 */
export function readItemId({ id, slug = [] }: ItemParams): string | null {
  return slug.length <= 1 && isItemId(id) ? id : null;
}
