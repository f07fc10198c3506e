import { eventTitle } from '@/lib/calendar/event';
import type { Period } from '@/lib/calendar/event-period';
import {
  chamberInTitle,
  indexChambers,
  placeView,
  type PlacedEvent,
} from '@/lib/calendar/event-place';
import { mapResult, loadOptionalPart, type ApiResult } from '@/lib/content-api/result';
import type { Locale } from '@/lib/i18n/locales';
import { updateContext } from '@/lib/platform/request-context';
import { entities } from '@/lib/content-api/entities';

/**
 * Loads all events with their places, or only the events of one chamber. All events are shown
 * without places if the directory of chambers is late or fails. The events of one chamber need the
 * directory; the result is `missing` if it does not contain the chamber.
 */
export async function eventsWithPlaces(
  { start, end }: Period,
  locale: Locale,
  chamberId = '',
): Promise<ApiResult<PlacedEvent[]>> {
  const directoryCall = entities.chamber.all();
  const [events, directory] = await Promise.all([
    entities.event.between(start, end, locale),
    chamberId
      ? directoryCall
      : loadOptionalPart('places', directoryCall).then((data) => ({ ok: true, data }) as const),
  ]);
  if (!directory.ok) return directory;
  const chambers = directory.data ?? [];
  if (chamberId && !chambers.some(({ id }) => id === chamberId))
    return { ok: false, failure: { kind: 'missing', reason: 'no such chamber' } };
  const places = indexChambers(chambers);
  return mapResult(events, (found) =>
    found
      .map((event) => {
        const chamber = chamberInTitle(eventTitle(event.title, locale).text, places);
        return { ...event, place: chamber && placeView(chamber, locale) };
      })
      .filter(({ place }) => chamberId === '' || place?.id === chamberId),
  );
}

/** Loads the events of one chamber, or all events if the chamber is unknown. */
export async function calendarEvents(period: Period, locale: Locale, chamberId: string) {
  const events = await eventsWithPlaces(period, locale, chamberId);
  if (events.ok || events.failure.kind !== 'missing') return { events, chamberId };
  updateContext({ unknownRecord: true });
  return { events: await eventsWithPlaces(period, locale), chamberId: '' };
}

/**
 * Returns the chambers as choices, labelled and sorted by wilaya. The list is empty if the
 * directory is late or fails.
 */
export async function chamberChoices(locale: Locale) {
  const directory = (await loadOptionalPart('places', entities.chamber.all())) ?? [];
  return directory
    .map((chamber) => entities.chamber.card(chamber, locale))
    .map(({ id, name, region }) => ({ id, label: region.text || name.text }))
    .sort((a, b) => a.label.localeCompare(b.label, locale, { ignorePunctuation: true }));
}
