import { calendarEvent, type CalendarEvent } from '@/lib/api/schemas/event';
import { nextEvents, nextEventsPeriod } from './event';

const now = '2026-11-21T09:00:00.000Z';
const event = (id: number, start: string, end: string | null = null) =>
  calendarEvent.parse({ id, title: `Rencontre ${id}`, start, end });
const shown = (events: CalendarEvent[]) => nextEvents(events, now, 'fr').map(({ id }) => id);

test('the period starts with the Algerian day and lasts sixty days, whatever the hour', () => {
  const period = { start: '2026-11-20T23:00:00.000Z', end: '2027-01-19T23:00:00.000Z' };
  expect(nextEventsPeriod(now)).toEqual(period);
  expect(nextEventsPeriod('2026-11-20T23:30:00.000Z')).toEqual(period);
});

test('events that are over are left out; the first three of the others are shown in order', () => {
  const events = [
    event(1, '2026-12-01 09:00:00'),
    event(2, '2026-11-20 09:00:00', '2026-11-22 18:00:00'),
    event(3, '2026-11-21 08:00:00', '2026-11-21 09:30:00'),
    event(4, '2026-11-21 08:00:00'),
    event(5, '2026-11-25 09:00:00'),
    event(6, '2026-12-20 09:00:00'),
  ];
  expect(shown(events)).toEqual(['2', '4', '5']);
});

test('of events that have been going on the first to end is shown, and more only where too few are to come', () => {
  const earlier = [
    event(1, '2026-10-01', '2027-01-31'),
    event(2, '2026-11-20', '2026-11-22'),
    event(3, '2026-11-02', '2026-12-02'),
  ];
  const coming = [
    event(4, '2026-11-21 08:00:00'),
    event(5, '2026-11-25 09:00:00'),
    event(6, '2026-12-20 09:00:00'),
  ];
  expect(shown([...earlier, ...coming])).toEqual(['2', '4', '5']);
  expect(shown([...earlier, ...coming.slice(0, 1)])).toEqual(['2', '3', '4']);
  expect(shown(earlier)).toEqual(['2', '3', '1']);
  expect(shown(coming)).toEqual(['4', '5', '6']);
});

test('a title the API answered in the reader’s language is no French fall-back', () => {
  const fair = calendarEvent.parse({
    id: 7,
    title: 'Fair &amp; forum',
    start: '2026-12-01 09:00:00',
  });
  expect(nextEvents([fair], now, 'en')[0]?.title).toEqual({
    text: 'Fair & forum',
    lang: 'en',
    dir: 'ltr',
    isFallback: false,
  });
});
