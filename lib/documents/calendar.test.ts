import { calendarEvent } from '@/lib/content-api/schemas/event';
import { distinctEvents } from './calendar';

const event = calendarEvent.parse({ id: 12, title: 'Salon', start: '2026-11-23T08:00:00Z' });

test('in a subscription an event that takes place again has an identity for each time', () => {
  expect(
    distinctEvents([
      event,
      { ...event, drawn: { start: '2026-11-24T08:00:00.000Z', end: null } },
    ]).map(({ id }) => id),
  ).toEqual(['12-20261123090000', '12-20261124090000-20261123090000']);
  expect(
    new Set(
      distinctEvents([event, { ...event, start: '2026-11-24T08:00:00.000Z' }]).map(({ id }) => id),
    ).size,
  ).toBe(2);
});
