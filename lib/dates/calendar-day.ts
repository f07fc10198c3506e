/** Years the calendar offers; an address with another one shows the current month. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/**
 * Reads `date` of the calendar's address, `YYYY-MM` or `YYYY-MM-DD`, as a day (a month's is its
 * first); null for anything else.
 */
export function readCalendarDay(value: string): string | null {
  const day = /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value;
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
    new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day
  )
    return null;
  return isOffered(day) ? day : null;
}

/** The month of `date`, on which alone the server's answer depends; empty for anything else. */
export function readCalendarMonth(value: string): string {
  return readCalendarDay(value)?.slice(0, 7) ?? '';
}

export function isOffered(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** `YYYY-MM` some months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
