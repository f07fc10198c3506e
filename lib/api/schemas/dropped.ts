import type { z } from 'zod';

/** A member of a list that was left out because it did not fit. */
export interface Dropped {
  index: number;
  field: string;
  problem: string;
}

let collecting: Dropped[] | undefined;

/** Notes a list member that was left out; the parse at the boundary logs it. */
export function reportDropped(index: number, error: z.ZodError): void {
  const issue = error.issues[0];
  collecting?.push({ index, field: issue?.path.join('.') ?? '', problem: issue?.message ?? '' });
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
