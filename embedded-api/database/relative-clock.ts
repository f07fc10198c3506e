const minute = 60_000;
const day = 24 * 60 * minute;
/** Africa/Algiers is UTC+1 all year. */
const zone = 60 * minute;

const DAY_MINUTES = 24 * 60;
const WORKING_WEEK = 5;
/**
 * Most days by which an event is moved, either way: a weekend, holidays, and a week that they make
 * too short.
 */
export const MOST_SHIFT = 14;
/** Fixed in the law: 1 January, Amazigh New Year, 1 May, 5 July, 1 November. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '01-12', '05-01', '07-05', '11-01']);

/** Sunday to Thursday, but for holidays of a fixed date; read in UTC. */
export function isWorkingDay(date: Date): boolean {
  return date.getUTCDay() < 5 && !HOLIDAYS.has(date.toISOString().slice(5, 10));
}

/** `-10 09:30`, ten days before today at half past nine, in minutes from today's local midnight. */
export function minuteOf(moment: string): number {
  const [days = 0, hours = 0, minutes = 0] = moment.split(/[ :]/).map(Number);
  return days * 24 * 60 + hours * 60 + minutes;
}

/**
 * The content's moments are stored relative to today and become dates here, against the Algerian
 * day of the request. One request uses one clock, so all its dates agree; the day after, everything
 * has moved on by a day and the calendar is never empty.
 */
export class RelativeClock {
  readonly #midnight: number;

  constructor(now: Date) {
    this.#midnight = Math.floor((now.getTime() + zone) / day) * day - zone;
  }

  /** Algerian local time as Laravel prints a datetime column: `2026-11-21 09:00:00`. */
  local(relativeMinute: number): string {
    return new Date(this.#midnight + relativeMinute * minute + zone)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
  }

  /** UTC as Laravel prints `created_at`: `2026-11-21T08:00:00.000000Z`. */
  timestamp(relativeMinute: number): string {
    return new Date(this.#midnight + relativeMinute * minute).toISOString().replace('Z', '000Z');
  }

  /**
   * The stored minutes of an event on working days: on the nearest day on which it begins and ends
   * on one, before its own if it is over, else after it. One of at most a week of work has no other
   * days either.
   */
  onWorkingDays(start: number, end: number | null): { start: number; end: number | null } {
    const first = Math.floor(start / DAY_MINUTES);
    const last = end === null ? first : Math.max(first, Math.ceil(end / DAY_MINUTES) - 1);
    const shift = this.#shift(first, last) * DAY_MINUTES;
    return { start: start + shift, end: end === null ? null : end + shift };
  }

  /**
   * Noon of the day `days` from today, moved as an event of that day is. A day of an event from
   * `first` to `last` moves with the event; one that is then no working day gives way to the next.
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

  /** The (fractional) minute of a moment, to compare with stored minutes. */
  minuteAt(moment: Date): number {
    return (moment.getTime() - this.#midnight) / minute;
  }
}
