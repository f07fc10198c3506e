import { isItemId } from './item-id';

/** Parameters of `/{screen}/{id}/{slug optional}` as Next hands them over, still percent-encoded. */
export interface ItemParams {
  id: string;
  slug?: string[];
}

/**
 * The id an item's address names; null when it names nothing: more than one segment after the id, or an id no record can have.
 * The slug itself is never checked (decisions "Language and addresses").
 */
export function readItemId({ id, slug = [] }: ItemParams): string | null {
  return slug.length <= 1 && isItemId(id) ? id : null;
}
