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

/** Where in an answer a left-out member stands, and why it was left out: `articles.data.3.id: is not an id`. */
export function describeDropped(answer: unknown, { list, index, error }: Dropped): string {
  const issue = error.issues[0];
  const path = [...(pathTo(answer, list) ?? ['…']), index, ...(issue?.path ?? [])];
  return `${path.join('.')}: ${issue?.message ?? ''}`;
}

/** Keys that lead to a value; undefined when it stands inside a text that is JSON itself. An answer is nested a bounded number of times. */
function pathTo(answer: unknown, wanted: unknown): string[] | undefined {
  if (answer === wanted) return [];
  for (const [key, inner] of typeof answer === 'object' && answer !== null ? Object.entries(answer) : []) {
    const rest = pathTo(inner, wanted);
    if (rest) return [key, ...rest];
  }
  return undefined;
}
