import type { EventApi, EventInput, EventSourceFunc } from '@fullcalendar/core';
import type { Locale } from '@/lib/i18n/locales';
import { UTC_OFFSET } from '@/lib/platform/constants';
import type { ROUTES } from '@/lib/routes/table';
import type { EventRecord } from '@/lib/calendar/event';

const ADDRESS: (typeof ROUTES)['events']['pattern'] = '/api/events';

/** Events from our own route, for FullCalendar. A new request cancels the pending one. */
export function createEventSource(locale: Locale, chamber: string): EventSourceFunc {
  let pending: AbortController | null = null;
  return ({ startStr, endStr }, succeed, fail) => {
    pending?.abort();
    const { signal } = (pending = new AbortController());
    fetchEvents(startStr.slice(0, 10), endStr.slice(0, 10), locale, chamber, signal).then(
      (records) => succeed(records.map(toEventInput)),
      (reason: unknown) => {
        // Specification §8: logged and ignored.
        if (signal.aborted) console.info('Request cancelled');
        else fail(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
  };
}

/** FullCalendar takes a start and end without hours for whole days. */
function toEventInput(record: EventRecord): EventInput {
  const { id, title, start, end } = record;
  return { id, title, start, ...(end && { end }), record };
}

export function recordOf(event: EventApi): EventRecord {
  return event.extendedProps['record'] as EventRecord;
}

/** Events from midnight of a day to midnight of another, in Algeria. */
async function fetchEvents(
  first: string,
  after: string,
  locale: Locale,
  chamber: string,
  signal: AbortSignal,
): Promise<EventRecord[]> {
  const query = new URLSearchParams({
    start: `${first}T00:00:00${UTC_OFFSET}`,
    end: `${after}T00:00:00${UTC_OFFSET}`,
    ...(chamber && { chamber }),
  });
  const headers = { accept: 'application/json', 'accept-language': locale };
  const response = await fetch(`${ADDRESS}?${query.toString()}`, { headers, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as EventRecord[];
}
