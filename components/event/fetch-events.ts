import type { Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/views/event';

/** Algeria keeps this offset all year; the calendar's own strings are local and carry no true zone. */
const OFFSET = '+01:00';

/** Asks our own route for the events between two local times. Rejects when it does not answer with a list. */
export async function fetchEvents(start: string, end: string, locale: Locale): Promise<EventRecord[]> {
  const query = new URLSearchParams({ start: start.slice(0, 19) + OFFSET, end: end.slice(0, 19) + OFFSET });
  const response = await fetch(`/api/events?${query.toString()}`, { headers: { accept: 'application/json', 'accept-language': locale } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as EventRecord[];
}
