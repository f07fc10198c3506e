import type { Locale } from '@/lib/i18n/locales';
import type { EventRecord } from './event';
import { eventPeriod, type EventPeriod } from './event-period';

/** The days an event is drawn on, `YYYY-MM-DD`: the first and the last. */
export interface DrawnDays {
  firstDay: string;
  lastDay: string;
}

/** An event as the interactive calendar draws it. */
export interface DrawnEvent extends DrawnDays {
  record: EventRecord;
  period: EventPeriod;
}

/** Events in the order in which they are drawn and read: by beginning, longer ones first. */
export function drawnEvents(records: EventRecord[], locale: Locale): DrawnEvent[] {
  return records
    .map((record) => {
      const period = eventPeriod(record.event_starts_at, record.event_ends_at, locale);
      return { record, period, firstDay: period.firstDay, lastDay: period.lastDay ?? period.firstDay };
    })
    .sort((a, b) => a.record.event_starts_at.localeCompare(b.record.event_starts_at) || b.lastDay.localeCompare(a.lastDay));
}

export function isOn({ firstDay, lastDay }: DrawnDays, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}
