import type { z } from 'zod';

/** A member of a list that was left out because it did not fit. */
export interface Dropped {
  /** The list as it stands in the answer. */
  list: unknown;
  index: number;
  error: z.ZodError;
}

let collecting: Dropped[] | undefined;

/** Notes a list member that was left out; the parse at the boundary logs it. */
export function reportDropped(dropped: Dropped): void {
  collecting?.push(dropped);
}

/** Runs one (synchronous) parse and hands over what lists left out of it. */
export function collectDropped<T>(parse: () => T): { value: T; dropped: Dropped[] } {
  const dropped: Dropped[] = [];
  collecting = dropped;
  try {
    return { value: parse(), dropped };
  } finally {
    collecting = undefined;
  }
}

/** No answer of ours has more values than this; an odd one is not searched to its end for the sake of a log line. */
const MAX_VALUES = 50_000;
const MAX_DEPTH = 16;

/** Where in an answer a left-out member stands, and why it was left out: `articles.data.3.id: is not an id`. */
export function describeDropped(answer: unknown, { list, index, error }: Dropped): string {
  const issue = error.issues[0];
  const path = [...(pathTo(answer, list) ?? ['…']), index, ...(issue?.path ?? [])];
  return `${path.join('.')}: ${issue?.message ?? ''}`;
}

/** Keys that lead to a value, found level by level; undefined when it stands inside a text that is JSON itself. */
function pathTo(answer: unknown, wanted: unknown): string[] | undefined {
  const queue: { value: unknown; path: string[] }[] = [{ value: answer, path: [] }];
  for (const { value, path } of queue) {
    if (value === wanted) return path;
    if (typeof value !== 'object' || value === null || path.length === MAX_DEPTH || queue.length > MAX_VALUES) continue;
    for (const [key, inner] of Object.entries(value)) queue.push({ value: inner, path: [...path, key] });
  }
  return undefined;
}
