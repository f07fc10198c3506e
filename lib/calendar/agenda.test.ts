import { calendarEvent, type CalendarEvent } from '@/lib/content-api/schemas/event';
import type { Locale } from '@/lib/i18n/locales';
import { agendaMonth, agendaView, type AgendaSource } from './agenda';
import type { CalendarView } from './calendar-address';
import { eventRecord } from './event';

const now = new Date('2026-11-21T08:00:00Z');

function event(
  id: string,
  start: CalendarEvent['start'],
  end: CalendarEvent['end'] = null,
): AgendaSource {
  return eventRecord(
    calendarEvent.parse({ id, title: `Événement ${id}`, start, end, slug: `article/${id}` }),
    'fr',
  );
}
const agendaOf = (
  events: AgendaSource[],
  view: CalendarView = 'mois',
  day = '2026-11-21',
  locale: Locale = 'fr',
) => agendaView(events, { view, day }, locale, now);
const daysOf = (view: ReturnType<typeof agendaView>) => view.months.flatMap(({ days }) => days);

describe('the month an address names', () => {
  test.each([
    { value: '', month: '2026-11', isCurrent: true },
    { value: '2026-11', month: '2026-11', isCurrent: true },
    { value: '2027-01', month: '2027-01', isCurrent: false },
    { value: '2027-02-14', month: '2027-02', isCurrent: false },
    { value: '2027-02-30', month: '2026-11', isCurrent: true },
  ])('"$value" shows $month', ({ value, ...expected }) => {
    expect(agendaMonth(value, now)).toMatchObject(expected);
  });

  test('begins and ends at midnight in Algeria', () => {
    expect(agendaMonth('2026-12', now)).toMatchObject({
      start: '2026-11-30T23:00:00.000Z',
      end: '2026-12-31T23:00:00.000Z',
    });
  });

  test('is already the next one in Algeria an hour before midnight in London', () => {
    expect(agendaMonth('', new Date('2026-11-30T23:30:00Z'))).toMatchObject({ month: '2026-12' });
  });
});

test('a list has a thousand events of each month, and the number of all', () => {
  const many = (month: string): AgendaSource[] =>
    Array.from({ length: 1500 }, (_, index) =>
      event(
        `${month}-${index}`,
        `2026-${month}-${String((index % 28) + 1).padStart(2, '0')}T09:00:00.000Z`,
      ),
    );
  const events = [...many('10'), ...many('11')];
  const listed = (view: CalendarView): number[] => {
    const agenda = agendaOf(events, view);
    return [agenda.count, daysOf(agenda).reduce((sum, day) => sum + day.events.length, 0)];
  };
  expect(listed('mois')).toEqual([1500, 1000]);
  expect(listed('annee')).toEqual([3000, 2000]);
});

describe('the agenda of a month', () => {
  const EVENTS = [
    event('3', '2026-11-21T09:00:00.000Z', '2026-11-21T10:30:00.000Z'),
    event('2', '2026-11-21T08:00:00.000Z'),
    event('1', '2026-10-30T08:00:00.000Z', '2026-11-02T17:00:00.000Z'),
    event('4', '2026-12-01T08:00:00.000Z'),
    event('5', '2026-10-31T08:00:00.000Z', '2026-10-31T23:00:00.000Z'),
  ];
  const view = agendaOf(EVENTS);

  test('groups events by the day they start on, in order, and leaves out those of other months', () => {
    expect(daysOf(view).map((day) => [day.iso, day.events.map(({ id }) => id)])).toEqual([
      ['2026-10-30', ['1']],
      ['2026-11-21', ['2', '3']],
    ]);
    expect(view.count).toBe(3);
  });

  test('names the days it starts and ends on when they are two', () => {
    const named = daysOf(view).flatMap((day) =>
      day.events.map(({ fromDay, untilDay }) => [fromDay, untilDay]),
    );
    expect(named).toEqual([
      ['30\u00A0oct.', '2\u00A0nov.'],
      [null, null],
      [null, null],
    ]);
  });

  test('and their years when these are two', () => {
    const long = event('1', '2026-11-30T08:00:00.000Z', '2027-01-04T16:00:00.000Z');
    expect(daysOf(agendaOf([long]))[0]?.events[0]).toMatchObject({
      fromDay: '30\u00A0nov. 2026',
      untilDay: '4\u00A0janv. 2027',
    });
  });

  test('marks today', () => {
    expect(daysOf(view).map(({ isToday }) => isToday)).toEqual([false, true]);
  });

  test('leads to the months around it, staying in its place on the screen, and to none beyond the calendar', () => {
    expect([view.previousHref, view.nextHref, view.currentHref]).toEqual([
      '/calendrier?date=2026-10#agenda',
      '/calendrier?date=2026-12#agenda',
      null,
    ]);
    expect(agendaOf([], 'mois', '2026-12-01').previousHref).toBe('/calendrier#agenda');
    expect(agendaOf([], 'mois', '2099-12-01').nextHref).toBeNull();
  });

  test('leads to an event in the language of the page', () => {
    expect(
      daysOf(agendaOf([event('9', '2026-11-05T08:00:00.000Z')], 'mois', '2026-11-21', 'ar'))[0]
        ?.events[0]?.href,
    ).toBe('/ar/article/9');
  });

  test.each([
    { view: 'semaine', day: '2026-11-21', title: '16–22\u00A0nov. 2026', ids: ['2', '3'] },
    { view: 'jour', day: '2026-12-01', title: 'mardi 1er\u00A0décembre 2026', ids: ['4'] },
    { view: 'annee', day: '2026-03-01', title: '2026', ids: ['1', '5', '2', '3', '4'] },
  ] as const)(
    'of the view $view holds the events of its period',
    ({ view: name, day, title, ids }) => {
      const shown = agendaOf(EVENTS, name, day);
      expect(shown.title).toBe(title);
      expect(daysOf(shown).flatMap(({ events }) => events.map(({ id }) => id))).toEqual(ids);
      expect([shown.previousHref, shown.nextHref, shown.currentHref]).toEqual([
        null,
        null,
        '/calendrier#agenda',
      ]);
    },
  );

  test('of a year names its months', () => {
    expect(agendaOf(EVENTS, 'annee').months.map(({ title }) => title)).toEqual([
      'octobre 2026',
      'novembre 2026',
      'décembre 2026',
    ]);
    expect(view.months.map(({ title }) => title)).toEqual(['']);
  });
});
