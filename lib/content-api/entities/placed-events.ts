import { eventTitle } from '@/lib/calendar/event';
import type { Period } from '@/lib/calendar/event-period';
import { placeOf, placesOf, placeView, type PlacedEvent } from '@/lib/calendar/event-place';
import { mapResult, type ApiResult } from '@/lib/content-api/result';
import type { Locale } from '@/lib/i18n/locales';
import { markPartial } from '@/lib/platform/request-context';
import { withTimeout } from '@/lib/platform/wait';
import { entities } from '.';

/** Loads events with their places. While the directory is late or fails, they have none. */
export async function placedEvents(
  { start, end }: Period,
  locale: Locale,
): Promise<ApiResult<PlacedEvent[]>> {
  const [events, chambers] = await Promise.all([
    entities.event.between(start, end, locale),
    withTimeout(entities.chamber.all()),
  ]);
  if (!chambers?.ok) markPartial('places');
  const places = placesOf(chambers?.ok ? chambers.data : []);
  return mapResult(events, (all) =>
    all.map((event) => {
      const chamber = placeOf(eventTitle(event.title, locale).text, places);
      return { ...event, place: chamber && placeView(chamber, locale) };
    }),
  );
}
