import { localDateTime, parseApiDate, type Moment } from '@/lib/dates/api-date';
import { findingOf, type Finding } from './finding';
import type { ContentRecord } from './record';

/** The first of these texts that is a date. */
export function firstDate(...written: string[]): Moment | null {
  for (const text of written) {
    const date = parseApiDate(text);
    if (date !== null && date !== 'invalid') return date;
  }
  return null;
}

/** Dates that cannot be read, and an event without any: the calendar leaves it out. */
export function badDates(record: ContentRecord): Finding[] {
  const { dates } = record;
  if (!dates) return [];
  const unreadable = Object.entries(dates).filter(([, written]) => parseApiDate(written) === 'invalid');
  if (unreadable.length > 0) {
    const field = unreadable.map(([name]) => name).join(', ');
    return [findingOf(record, { defect: 'bad-date', field, detail: [...new Set(unreadable.map(([, written]) => written))].join(', ') })];
  }
  return dates.start || dates.event_starts_at ? [] : [findingOf(record, { defect: 'bad-date', field: 'start', detail: '–' })];
}

/** An event that ends before it starts: its end is not shown. */
export function endsBeforeStart(record: ContentRecord): Finding[] {
  if (!record.dates) return [];
  const start = firstDate(record.dates.start, record.dates.event_starts_at);
  const end = firstDate(record.dates.end, record.dates.event_ends_at);
  if (!start || !end || end >= start) return [];
  const detail = [start, end].map((moment) => localDateTime(moment).replace('T', ' ')).join(' > ');
  return [findingOf(record, { defect: 'end-before-start', field: 'end', detail })];
}
