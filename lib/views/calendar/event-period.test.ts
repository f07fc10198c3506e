import { addDays, calendarFormat, eventPeriod } from './event-period';

describe('when an event takes place, in words', () => {
  test.each([
    { locale: 'fr', start: 'mardi 10 nov. 2026, 09:00', end: 'jeudi 12 nov. 2026, 18:00' },
    { locale: 'en', start: 'Tuesday, Nov 10, 2026, 9:00 AM', end: 'Thursday, Nov 12, 2026, 6:00 PM' },
    { locale: 'ar', start: 'الثلاثاء، 10 نوفمبر 2026، 09:00', end: 'الخميس، 12 نوفمبر 2026، 18:00' },
  ] as const)('in $locale, at the Algerian hour', ({ locale, start, end }) => {
    const period = eventPeriod('2026-11-10T08:00:00.000Z', '2026-11-12T17:00:00.000Z', locale);
    expect(period).toMatchObject({ startText: start, endText: end, isAllDay: false, firstDay: '2026-11-10', lastDay: '2026-11-12' });
  });

  test('the midnight that ends whole days belongs to the day before', () => {
    const period = eventPeriod('2026-11-24T23:00:00.000Z', '2026-11-25T23:00:00.000Z', 'fr');
    expect(period).toMatchObject({ isAllDay: true, firstDay: '2026-11-25', lastDay: '2026-11-25', endText: 'mercredi 25 nov. 2026' });
  });

  test('an event without an end has no end to show', () => {
    expect(eventPeriod('2026-11-18T07:30:00.000Z', null, 'fr')).toMatchObject({ endTime: null, endText: null, lastDay: null });
  });

  test('a night across two days names both', () => {
    const period = eventPeriod('2026-12-06T20:00:00.000Z', '2026-12-07T00:00:00.000Z', 'fr');
    expect(period).toMatchObject({ firstDay: '2026-12-06', lastDay: '2026-12-07', startTime: '21:00', endTime: '01:00' });
  });
});

test('January has its Algerian name on the Arabic calendar', () => {
  expect(calendarFormat('ar', { month: 'long' })('2027-01-10T00:00:00.000Z')).toBe('جانفي');
});

test('days are counted across months and leap years', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1)]).toEqual(['2027-01-01', '2028-02-29']);
});
