import type { Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/views/event';
import type { ShownDays } from '@/lib/views/calendar-place';

/** Midnight in Algeria, which keeps this offset all year. */
const midnight = (day: string): string => `${day}T00:00:00+01:00`;

/** Asks our own route for the events of some days. Rejects when it does not answer with a list. */
export async function fetchEvents({ first, after }: ShownDays, locale: Locale, signal: AbortSignal): Promise<EventRecord[]> {
  const query = new URLSearchParams({ start: midnight(first), end: midnight(after) });
  const headers = { accept: 'application/json', 'accept-language': locale };
  const response = await fetch(`/api/events?${query.toString()}`, { headers, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as EventRecord[];
}
