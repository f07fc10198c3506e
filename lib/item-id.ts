/** An id as addresses carry it. Anything else names no item, and the API is not asked: `..` would be another address there. */
export function isItemId(value: string): boolean {
  return /^[\w-][\w.-]{0,63}$/.test(value);
}
