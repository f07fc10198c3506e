const minute = 60_000;
const day = 24 * 60 * minute;
/** Africa/Algiers is UTC+1 all year. */
const zone = 60 * minute;

/** Minutes from today's local midnight to `HH:mm` of the day `days` from today. */
export function minuteOf(days: number, time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return days * 24 * 60 + Number(hours) * 60 + Number(minutes);
}

/**
 * The content's moments are stored relative to today and become dates here, against the Algerian day of the request. One request
 * uses one clock, so all its dates agree; the day after, everything has moved on by a day and the calendar is never empty.
 */
export class RelativeClock {
  readonly #midnight: number;

  constructor(now: Date) {
    this.#midnight = Math.floor((now.getTime() + zone) / day) * day - zone;
  }

  /** Algerian local time as Laravel prints a datetime column: `2026-11-21 09:00:00`. */
  local(relativeMinute: number): string {
    return new Date(this.#midnight + relativeMinute * minute + zone).toISOString().slice(0, 19).replace('T', ' ');
  }

  /** UTC as Laravel prints `created_at`: `2026-11-21T08:00:00.000000Z`. */
  timestamp(relativeMinute: number): string {
    return new Date(this.#midnight + relativeMinute * minute).toISOString().replace('Z', '000Z');
  }

  /** Noon of the day `days` from today. On the Algerian weekend it gives way: a past day to Thursday, another one to Sunday. */
  workingDay(days: number): Date {
    const date = new Date(this.#midnight + days * day + 12 * 60 * minute);
    const daysAfterThursday = (date.getUTCDay() + 3) % 7;
    if (daysAfterThursday !== 1 && daysAfterThursday !== 2) return date;
    const shift = days < 0 ? -daysAfterThursday : 3 - daysAfterThursday;
    return new Date(date.getTime() + shift * day);
  }

  /** The (fractional) minute of a moment, to compare with stored minutes. */
  minuteAt(moment: Date): number {
    return (moment.getTime() - this.#midnight) / minute;
  }
}
