import { calendarEvent, type CalendarEvent } from '@/lib/api/schemas/event';
import { agendaMonth, agendaView } from './agenda';

const now = new Date('2026-11-21T08:00:00Z');

function event(id: string, start: CalendarEvent['start'], end: CalendarEvent['end'] = null): CalendarEvent {
  return calendarEvent.parse({ id, title: `Événement ${id}`, start, end, slug: `article/${id}` });
}

describe('the month an address names', () => {
  test.each([
    { value: '', month: '2026-11', isCurrent: true },
    { value: '2026-11', month: '2026-11', isCurrent: true },
    { value: '2027-01', month: '2027-01', isCurrent: false },
    { value: '2027-02-14', month: '2027-02', isCurrent: false },
    { value: '2027-13', month: '2026-11', isCurrent: true },
    { value: '2027-02-30', month: '2026-11', isCurrent: true },
    { value: '1789-07-14', month: '2026-11', isCurrent: true },
  ])('"$value" shows $month', ({ value, ...expected }) => {
    expect(agendaMonth(value, now)).toMatchObject(expected);
  });

  test('begins and ends at midnight in Algeria', () => {
    expect(agendaMonth('2026-12', now)).toMatchObject({ start: '2026-11-30T23:00:00.000Z', end: '2026-12-31T23:00:00.000Z' });
  });

  test('is already the next one in Algeria an hour before midnight in London', () => {
    expect(agendaMonth('', new Date('2026-11-30T23:30:00Z'))).toMatchObject({ month: '2026-12' });
  });
});

describe('the agenda of a month', () => {
  const month = agendaMonth('', now);
  const view = agendaView(
    [
      event('3', '2026-11-21T09:00:00.000Z', '2026-11-21T10:30:00.000Z'),
      event('2', '2026-11-21T08:00:00.000Z'),
      event('1', '2026-10-30T08:00:00.000Z', '2026-11-02T17:00:00.000Z'),
      event('4', '2026-12-01T08:00:00.000Z'),
      event('5', '2026-10-31T08:00:00.000Z', '2026-10-31T23:00:00.000Z'),
    ],
    month,
    'fr',
    now,
  );

  test('groups events by the day they start on, in order, and leaves out those of other months', () => {
    expect(view.days.map((day) => [day.iso, day.events.map(({ id }) => id)])).toEqual([
      ['2026-10-30', ['1']],
      ['2026-11-21', ['2', '3']],
    ]);
    expect(view.count).toBe(3);
  });

  test('names the day it ends on when that is another', () => {
    expect(view.days.flatMap((day) => day.events.map(({ untilDay }) => untilDay))).toEqual(['2 nov.', null, null]);
  });

  test('and its year when that is another', () => {
    const long = event('1', '2026-11-30T08:00:00.000Z', '2027-01-04T16:00:00.000Z');
    expect(agendaView([long], month, 'fr', now).days[0]?.events[0]?.untilDay).toBe('4 janv. 2027');
  });

  test('marks today', () => {
    expect(view.days.map(({ isToday }) => isToday)).toEqual([false, true]);
  });

  test('leads to the months around it, and to none beyond the calendar', () => {
    expect([view.previousHref, view.nextHref]).toEqual(['/calendrier?date=2026-10', '/calendrier?date=2026-12']);
    expect(agendaView([], agendaMonth('2099-12', now), 'fr', now).nextHref).toBeNull();
  });

  test('leads to an event in the language of the page', () => {
    expect(agendaView([event('9', '2026-11-05T08:00:00.000Z')], month, 'ar', now).days[0]?.events[0]?.href).toBe('/ar/article/9');
  });
});
