import type { z } from 'zod';

/**
 * At most 10,000 members are read from all lists of one answer together, because reading a member
 * takes time. Real answers have several times fewer.
 */
export const MAX_MEMBERS = 10_000;

interface ParseReport {
  dropped: string[];
  cut: string[];
  membersLeft: number;
}

let activeReport: ParseReport | undefined;

/** Records a malformed member that was left out, such as `3.id: is not an id`. */
export function reportDropped(position: number | string, { issues: [issue] }: z.ZodError): void {
  activeReport?.dropped.push(
    `${[position, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? ''}`,
  );
}

/** Records a value that was cut, such as `a text of 250000 characters`. */
export function reportCut(what: string): void {
  activeReport?.cut.push(what);
}

/** Returns the first members of a list, within the bounds of the list and of the answer. */
export function firstMembers<T>(list: readonly T[], maxMembers: number): readonly T[] {
  const taken = Math.min(list.length, maxMembers, activeReport?.membersLeft ?? MAX_MEMBERS);
  if (activeReport) activeReport.membersLeft -= taken;
  if (taken === list.length) return list;
  reportCut(`a list of ${list.length} members`);
  return list.slice(0, taken);
}

/** Runs one synchronous parse, and returns its value with the recorded losses. */
export function parseWithReport<T>(
  parse: () => T,
  membersLeft = MAX_MEMBERS,
): { value: T } & Omit<ParseReport, 'membersLeft'> {
  const { dropped, cut } = (activeReport = { dropped: [], cut: [], membersLeft });
  try {
    return { value: parse(), dropped, cut };
  } finally {
    activeReport = undefined;
  }
}
