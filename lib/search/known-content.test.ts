import { calendarEvent } from '@/lib/content-api/schemas/event';
import type { CalendarEvent } from '@/lib/content-api/schemas/event';
import type { Locale } from '@/lib/i18n/locales';
import { eventEntries } from './known-content';

const NOW = new Date('2026-05-01T12:00:00Z');
const TITLE = 'Rencontres d’affaires de l’Oranie avec la région de Marseille-Fos – Mostaganem';

function entries(wire: object[], locale: Locale) {
  const events: CalendarEvent[] = wire.map((event, index) =>
    calendarEvent.parse({ id: index + 1, ...event }),
  );
  return eventEntries(events, locale, NOW).map(([, name, href, , isFrench]) => ({
    name,
    href,
    isFrench,
  }));
}

describe('an event that a search names', () => {
  test('has its whole date, in the language of its title', () => {
    const [event] = entries([{ title: TITLE, start: '2026-05-14 14:00:00' }], 'ar');
    expect(event?.name).toMatch(/^Rencontres d’affaires .*…\u00A0·\u00A014 mai 2026$/);
    expect(event?.name.length).toBeLessThanOrEqual(90);
    expect(event?.isFrench).toBe(1);
  });

  test('is one of several on a day without screens of their own', () => {
    const found = entries(
      [
        { title: 'Réunion', start: '2026-05-04 09:00:00' },
        { title: 'Séminaire', start: '2026-05-04 14:00:00' },
      ],
      'fr',
    );
    expect(found.map(({ href }) => href)).toEqual([
      '/calendrier?date=2026-05-04&vue=jour#1',
      '/calendrier?date=2026-05-04&vue=jour#2',
    ]);
  });

  test('is not over on its day where it has no end', () => {
    expect(
      entries([{ title: 'Journée portes ouvertes', start: '2026-05-01 00:00:00' }], 'fr'),
    ).toHaveLength(1);
    expect(
      entries([{ title: 'Journée portes ouvertes', start: '2026-04-30 23:00:00' }], 'fr'),
    ).toHaveLength(0);
  });
});
