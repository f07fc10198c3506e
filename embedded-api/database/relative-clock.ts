import { islamicDay, isWorkingDay } from './holidays';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Africa/Algiers is UTC+1 all year. */
const zone = 60 * minute;

const DAY_MINUTES = 24 * 60;
const WORKING_WEEK = 5;
/** Most days by which an event is moved, either way: holidays make some weeks too short. */
const MOST_SHIFT = 35;
/** An event of every year is shown from so many days ago on, and again a year later. */
const SHOWN_BEFORE = 120;

/**
 * `-10 09:30`, ten days before today at half past nine, in minutes from today's local midnight.
 * `--12-17 09:30`, every 17 December, and `hijri 10-01 00:00`, every first day of Shawwal, are kept
 * as they are: the clock knows which day that is.
 */
export function storedMoment(moment: string): Stored {
  return isYearly(moment) ? moment : minuteOf(moment);
}

/** The minutes of a moment that is counted from today. */
export function minuteOf(moment: string): number {
  const [days = 0, hours = 0, minutes = 0] = moment.split(/[ :]/).map(Number);
  return days * DAY_MINUTES + hours * 60 + minutes;
}

/** A day of every year rather than a day counted from today. */
export const isYearly = (moment: string): boolean => /^(?:--|hijri )\d/.test(moment);

/** Minutes from today's midnight, or a moment of every year. */
type Stored = number | string;

/** The days of an event, counted from today, or from a day of every year. */
export interface EventDays {
  first: number;
  last: number;
  yearly?: string;
}

type Days = Omit<EventDays, 'yearly'> & { isYearly: boolean };

interface Moved {
  start: number;
  end: number | null;
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
   * The minutes from today's midnight to a stored moment. The end of an event of every year is the
   * first one after its beginning.
   */
  minutes(moment: Stored, beginning?: number): number {
    if (typeof moment === 'number') return moment;
    const at = moment.lastIndexOf(' ');
    const since = beginning === undefined ? -SHOWN_BEFORE : Math.floor(beginning / DAY_MINUTES);
    return this.dayOf(moment.slice(0, at), since) * DAY_MINUTES + minuteOf(`0${moment.slice(at)}`);
  }

  /** The days from today to the next `--12-17` or `hijri 10-01`, counted from a day on. */
  dayOf(yearly: string, since = -SHOWN_BEFORE): number {
    const monthAndDay = yearly.slice(-5);
    if (yearly.startsWith('hijri')) {
      let days = since;
      while (islamicDay(this.#date(days)) !== monthAndDay) days += 1;
      return days;
    }
    const from = this.#date(since);
    const of = (year: number): number => Date.parse(`${year}-${monthAndDay}T00:00:00Z`);
    const thisYear = of(from.getUTCFullYear());
    const found = thisYear < from.getTime() ? of(from.getUTCFullYear() + 1) : thisYear;
    return (found - this.#date(0).getTime()) / day;
  }

  /**
   * The minutes of an event, given as it is stored. A public holiday stays on its day. Another
   * event is on the nearest days on which it begins and ends on a working day, before its own if
   * it is over and not of every year, else after them. One of at most a week of work has no
   * other days either.
   */
  event(stored: { start: Stored; end: Stored | null; isHoliday: boolean }): Moved {
    const start = this.minutes(stored.start);
    const end = stored.end === null ? null : this.minutes(stored.end, start);
    if (stored.isHoliday) return { start, end };
    const first = Math.floor(start / DAY_MINUTES);
    const last = end === null ? first : Math.max(first, Math.ceil(end / DAY_MINUTES) - 1);
    const days = {
      first,
      last,
      isYearly: typeof stored.start === 'string',
    };
    const shift = this.#shift(days) * DAY_MINUTES;
    return { start: start + shift, end: end === null ? null : end + shift };
  }

  /**
   * Noon of the day `days` from today, or from a day of every year, moved as an event of that day
   * is. A day of an event from `first` to `last` moves with the event; one that is then no working
   * day gives way to the next.
   */
  workingDay(days: number, { first, last, yearly }: EventDays): Date {
    const base = yearly === undefined ? 0 : this.dayOf(yearly);
    const isYearly = yearly !== undefined;
    const shift = this.#shift({ first: base + first, last: base + last, isYearly });
    const moved = base + days + shift;
    const own = this.#shift({ first: moved, last: moved, isYearly });
    return new Date(this.#date(moved + own).getTime() + day / 2);
  }

  /** A day counted from today, read in UTC. */
  #date(relativeDay: number): Date {
    return new Date(this.#midnight + relativeDay * day + zone);
  }

  #isWorkingDay(relativeDay: number): boolean {
    return isWorkingDay(this.#date(relativeDay));
  }

  #shift({ first, last, isYearly }: Days): number {
    const days =
      last - first < WORKING_WEEK
        ? Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
        : [first, last];
    const step = last < 0 && !isYearly ? -1 : 1;
    let shift = 0;
    while (Math.abs(shift) < MOST_SHIFT && !days.every((one) => this.#isWorkingDay(one + shift)))
      shift += step;
    return shift;
  }

  /** Returns the fractional minute of a moment, for comparison with stored minutes. */
  minuteAt(moment: Date): number {
    return (moment.getTime() - this.#midnight) / minute;
  }
}
