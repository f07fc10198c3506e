import type { EventInput } from '@fullcalendar/core';
import type { EventRecord } from '@/lib/views/event';
import { addDays } from '@/lib/views/event-period';

const DAY = 86_400_000;

/**
 * An event as the calendar draws it. One that lasts a day and more is a bar across its days: its opening hour on the first and its
 * closing hour on the last do not mean that it goes on all night.
 */
export function gridEvent({ id, title, start, end }: EventRecord): EventInput {
  if (end === null) return { id, title, start };
  const isLong = start.includes('T') && Date.parse(`${end}Z`) - Date.parse(`${start}Z`) >= DAY;
  return isLong ? { id, title, start: start.slice(0, 10), end: addDays(end.slice(0, 10), 1), allDay: true } : { id, title, start, end };
}
