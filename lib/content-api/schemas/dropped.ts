import type { z } from 'zod';

/**
 * Records and texts in the lists of one answer, together: several times what the largest honest one
 * holds. Each costs time to read.
 */
export const MAX_MEMBERS = 10_000;

interface Reading {
  dropped: string[];
  cut: string[];
  membersLeft: number;
}

let reading: Reading | undefined;

/** Notes what was left out because it did not fit: `3.id: is not an id`. */
export function reportDropped(place: number | string, { issues: [issue] }: z.ZodError): void {
  reading?.dropped.push(`${[place, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? ''}`);
}

/** Notes what was longer than its kind of field may be: `a text of 250000 characters`. */
export function reportCut(what: string): void {
  reading?.cut.push(what);
}

/** The first members of a list, as many as a list may have and as the answer has left. */
export function firstMembers<T>(list: readonly T[], most: number): readonly T[] {
  const taken = Math.min(list.length, most, reading?.membersLeft ?? MAX_MEMBERS);
  if (reading) reading.membersLeft -= taken;
  if (taken === list.length) return list;
  reportCut(`a list of ${list.length} members`);
  return list.slice(0, taken);
}

/** Runs one (synchronous) parse and hands over what lists left out of it, and what was cut. */
export function collectDropped<T>(
  parse: () => T,
  membersLeft = MAX_MEMBERS,
): { value: T } & Omit<Reading, 'membersLeft'> {
  const { dropped, cut } = (reading = { dropped: [], cut: [], membersLeft });
  try {
    return { value: parse(), dropped, cut };
  } finally {
    reading = undefined;
  }
}
