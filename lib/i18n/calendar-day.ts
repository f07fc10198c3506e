import { UTC_OFFSET } from '@/lib/platform/constants';
import type { Moment } from './api-date';

/** Whether a text is an existing day, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Returns midnight in Algeria; the day must exist. */
export function startOfDay(day: string): Moment {
  return new Date(`${day}T00:00:00${UTC_OFFSET}`).toISOString() as Moment;
}

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The calendar offers these years. An address with another year shows the current month. */
const FIRST_YEAR = '2000';
const LAST_YEAR = '2099';

/** Reads the parameter `date`, `YYYY-MM` or `YYYY-MM-DD`; null for anything else. */
export function readCalendarDay(value: string): string | null {
  const day = /^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value;
  return isDay(day) && isOffered(day) ? day : null;
}

/** Returns the month of `date`, or ''. The server's answer depends on the month only. */
export function readCalendarMonth(value: string): string {
  return readCalendarDay(value)?.slice(0, 7) ?? '';
}

export function isOffered(day: string): boolean {
  const year = day.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Adds months to a month written `YYYY-MM`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
