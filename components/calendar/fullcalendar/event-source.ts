import type { EventApi, EventInput, EventSourceFunc } from '@fullcalendar/core';
import type { Locale } from '@/lib/i18n/locales';
import { UTC_OFFSET } from '@/lib/constants';
import type { ROUTES } from '@/lib/routes/table';
import type { EventRecord } from '@/lib/views/calendar/event';
import { addDays, isLong, lastDayOf } from '@/lib/views/calendar/event-period';

const ADDRESS: (typeof ROUTES)['events']['pattern'] = '/api/events';

/** Events from our own route, for FullCalendar. A new request cancels the pending one. */
export function createEventSource(locale: Locale): EventSourceFunc {
  let pending: AbortController | null = null;
  return ({ startStr, endStr }, succeed, fail) => {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    fetchEvents(startStr.slice(0, 10), endStr.slice(0, 10), locale, signal).then(
      (records) => succeed(records.map((record) => ({ ...eventInput(record), record }))),
      (reason: unknown) => {
        // Specification §8: logged and ignored.
        if (signal.aborted) console.info('Request cancelled');
        else fail(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
  };
}

export function recordOf(event: EventApi): EventRecord {
  return event.extendedProps['record'] as EventRecord;
}

/** Events from midnight of one day to midnight of another, in Algeria, at UTC+1 all year. */
async function fetchEvents(
  first: string,
  after: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<EventRecord[]> {
  const query = new URLSearchParams({
    start: `${first}T00:00:00${UTC_OFFSET}`,
    end: `${after}T00:00:00${UTC_OFFSET}`,
  });
  const headers = { accept: 'application/json', 'accept-language': locale };
  const response = await fetch(`${ADDRESS}?${query.toString()}`, { headers, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as EventRecord[];
}

/**
 * One that lasts a day or longer becomes a bar across its days, up to, not including, `end`: its
 * hours are opening hours, not a continuous period.
 */
export function eventInput({
  id,
  title,
  start,
  end,
}: Pick<EventRecord, 'id' | 'title' | 'start' | 'end'>): EventInput {
  if (end === null) return { id, title, start };
  if (!isLong({ start, end })) return { id, title, start, end };
  return {
    id,
    title,
    start: start.slice(0, 10),
    end: addDays(lastDayOf({ start, end }), 1),
    allDay: true,
  };
}
