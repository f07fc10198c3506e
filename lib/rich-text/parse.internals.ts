import type { Tokenizer } from 'parse5';

/**
 * How many attributes the tag has that the tokenizer is in. Relies on the tokenizer's protected `currentToken` and its `attrs`, seen in
 * parse5 8.0 and 8.1. Where they are not found it is 0: a tag with a hundred thousand attributes then takes seconds to read.
 */
export function openAttributes(tokenizer: Tokenizer): number {
  const token: unknown = Reflect.get(tokenizer, 'currentToken');
  const attributes: unknown = typeof token === 'object' && token !== null ? Reflect.get(token, 'attrs') : undefined;
  return Array.isArray(attributes) ? attributes.length : 0;
}
