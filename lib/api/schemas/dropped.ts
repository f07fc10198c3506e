import type { z } from 'zod';

let collecting: string[] | undefined;

/** Notes a list member that was left out because it did not fit, by its place in the list and its first fault: `3.id: is not an id`. */
export function reportDropped(index: number, { issues: [issue] }: z.ZodError): void {
  collecting?.push(`${[index, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? ''}`);
}

/** Runs one (synchronous) parse and hands over what lists left out of it. */
export function collectDropped<T>(parse: () => T): { value: T; dropped: string[] } {
  const dropped: string[] = [];
  collecting = dropped;
  try {
    return { value: parse(), dropped };
  } finally {
    collecting = undefined;
  }
}
