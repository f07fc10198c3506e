const minute = 60_000;
const day = 24 * 60 * minute;
/** Africa/Algiers is UTC+1 all year. */
const zone = 60 * minute;

const DAY_MINUTES = 24 * 60;
const WORKING_WEEK = 5;
/** An event moves by at most 14 days, past a weekend, holidays and a week too short for it. */
export const MOST_SHIFT = 14;
/** Public holidays with fixed dates: 1 and 12 January, 1 May, 5 July, 1 November. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '01-12', '05-01', '07-05', '11-01']);

/** Whether a day, read in UTC, is from Sunday to Thursday and no fixed holiday. */
export function isWorkingDay(date: Date): boolean {
  return date.getUTCDay() < 5 && !HOLIDAYS.has(date.toISOString().slice(5, 10));
}

/** Converts `-10 09:30`, ten days ago at half past nine, to minutes from today's local midnight. */
export function minuteOf(moment: string): number {
  const [days = 0, hours = 0, minutes = 0] = moment.split(/[ :]/).map(Number);
  return days * 24 * 60 + hours * 60 + minutes;
}

/**
 * The content's moments are relative to today, so that the calendar is never empty. The clock of a
 * request turns them into dates, counted from the Algerian day of that request.
 */
export class RelativeClock {
  readonly #midnight: number;

  constructor(now: Date) {
    this.#midnight = Math.floor((now.getTime() + zone) / day) * day - zone;
  }

  /** Writes Algerian local time as Laravel does for a datetime column: `2026-11-21 09:00:00`. */
  local(relativeMinute: number): string {
    return new Date(this.#midnight + relativeMinute * minute + zone)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
  }

  /** Writes UTC as Laravel does for `created_at`: `2026-11-21T08:00:00.000000Z`. */
  timestamp(relativeMinute: number): string {
    return new Date(this.#midnight + relativeMinute * minute).toISOString().replace('Z', '000Z');
  }

  /**
   * Moves an event so that it begins and ends on working days: to earlier days if it is over, else
   * to later ones. Events of at most five days contain working days only.
   */
  onWorkingDays(start: number, end: number | null): { start: number; end: number | null } {
    const first = Math.floor(start / DAY_MINUTES);
    const last = end === null ? first : Math.max(first, Math.ceil(end / DAY_MINUTES) - 1);
    const shift = this.#shift(first, last) * DAY_MINUTES;
    return { start: start + shift, end: end === null ? null : end + shift };
  }

  /**
   * Returns noon of a day of an event, moved as the event is. If the result is not a working day,
   * the next one is used.
   */
  workingDay(days: number, first: number, last: number): Date {
    const moved = days + this.#shift(first, last);
    return new Date(this.#midnight + (moved + this.#shift(moved, moved)) * day + 12 * 60 * minute);
  }

  #shift(first: number, last: number): number {
    const days =
      last - first < WORKING_WEEK
        ? Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
        : [first, last];
    const step = last < 0 ? -1 : 1;
    const isOff = (relativeDay: number): boolean =>
      !isWorkingDay(new Date(this.#midnight + relativeDay * day + zone));
    let shift = 0;
    while (Math.abs(shift) < MOST_SHIFT && days.some((one) => isOff(one + shift))) shift += step;
    return shift;
  }

  /** Returns the fractional minute of a moment, for comparison with stored minutes. */
  minuteAt(moment: Date): number {
    return (moment.getTime() - this.#midnight) / minute;
  }
}
