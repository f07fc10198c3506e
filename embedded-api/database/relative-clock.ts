import { islamicDay, isRamadan, isWorkingDay } from './holidays';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Africa/Algiers is UTC+1 all year. */
const zone = 60 * minute;

const DAY_MINUTES = 24 * 60;
const WORKING_WEEK = 5;
/** Whole weeks that lead from a day of Ramadan past the Aïd, or to before Ramadan. */
const PAST_RAMADAN = 35;
/**
 * Most days by which an event is moved, either way: Ramadan, its own two weeks, a weekend, and two
 * weeks that holidays make too short.
 */
const MOST_SHIFT = PAST_RAMADAN + 35;
/**
 * An event of every year is shown from so many days ago on, and again a year later: in all the
 * months ahead in which the calendar has events.
 */
const SHOWN_BEFORE = 75;

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
  /** It is not held in Ramadan. */
  isLong: boolean;
}

type Days = Omit<EventDays, 'yearly'> & { isYearly: boolean };

interface Moved {
  start: number;
  end: number | null;
}

/** The hours of Ramadan, in minutes of the day. */
const OPENING = 9 * 60;
const CLOSING = 15 * 60;

/**
 * Whether an event needs other hours than those of Ramadan, and is therefore not held in that
 * month. From midnight to midnight it has the hours of the day.
 */
export function needsLongDays(...moments: Stored[]): boolean {
  const times = moments.map((moment) =>
    typeof moment === 'number'
      ? ((moment % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
      : minuteOf(`0${moment.slice(moment.lastIndexOf(' '))}`),
  );
  return times.some((time) => time > 0 && (time < OPENING || time > CLOSING));
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
   * other days either, and one whose hours Ramadan does not have is in another month.
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
      isLong: needsLongDays(stored.start, ...(stored.end === null ? [] : [stored.end])),
    };
    const shift = this.#shift(days) * DAY_MINUTES;
    return { start: start + shift, end: end === null ? null : end + shift };
  }

  /**
   * Noon of the day `days` from today, or from a day of every year, moved as an event of that day
   * is. A day of an event from `first` to `last` moves with the event; one that is then no working
   * day gives way to the next.
   */
  workingDay(days: number, { first, last, yearly, isLong }: EventDays): Date {
    const base = yearly === undefined ? 0 : this.dayOf(yearly);
    const event = { first: base + first, last: base + last, isLong };
    const isYearly = yearly !== undefined;
    const moved = base + days + this.#shift({ ...event, isYearly });
    const isOfEvent = days >= first && days <= last;
    const own = this.#shift({ first: moved, last: moved, isLong: isLong && isOfEvent, isYearly });
    return new Date(this.#date(moved + own).getTime() + day / 2);
  }

  /** A day counted from today, read in UTC. */
  #date(relativeDay: number): Date {
    return new Date(this.#midnight + relativeDay * day + zone);
  }

  #shift({ first, last, isYearly, isLong }: Days): number {
    const days =
      last - first < WORKING_WEEK
        ? Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
        : [first, last];
    const step = last < 0 && !isYearly ? -1 : 1;
    let shift = 0;
    while (Math.abs(shift) < MOST_SHIFT) {
      const dates = days.map((one) => this.#date(one + shift));
      if (isLong && dates.some(isRamadan))
        shift += step * (Math.abs(shift) < PAST_RAMADAN ? PAST_RAMADAN : 7);
      else if (dates.every(isWorkingDay)) break;
      else shift += step;
    }
    return shift;
  }

  /** Returns the fractional minute of a moment, for comparison with stored minutes. */
  minuteAt(moment: Date): number {
    return (moment.getTime() - this.#midnight) / minute;
  }
}
