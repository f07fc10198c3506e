import { toMoment, parseApiDate } from '@/lib/dates/api-date';
import { blocksOfDay, chipsOfWeek, drawnEvents, type DrawnEvent } from './drawn-event';
import { eventRecord, type EventRecord } from './event';

const week = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

function record(id: string, start: string, end: string | null): EventRecord {
  const moment = (text: string) => toMoment(new Date(String(parseApiDate(text))));
  const title = { fr: `Événement ${id}`, en: '', ar: '' };
  return eventRecord({ id, title, start: moment(start), end: end === null ? null : moment(end), image: '', slug: '', changed: null }, 'fr');
}

const drawn = (...given: [id: string, start: string, end: string | null][]): DrawnEvent[] =>
  drawnEvents(
    given.map((event) => record(...event)),
    'fr',
  );

/** Ids on each line of each day, and how many are hidden: `a b +1`. */
const say = (events: DrawnEvent[], most = 2): string[] =>
  chipsOfWeek(week, events, most).map(({ lines, hidden }) =>
    [...lines.map((chip) => chip?.event.record.id ?? '_'), ...(hidden > 0 ? [`+${hidden}`] : [])].join(' '),
  );

describe('how an event is drawn', () => {
  test.each([
    ['whole days', '2026-11-17', '2026-11-19', { isBar: true, firstDay: '2026-11-17', lastDay: '2026-11-18' }],
    ['a day and more', '2026-11-17 09:00', '2026-11-19 18:00', { isBar: true, firstDay: '2026-11-17', lastDay: '2026-11-19' }],
    ['a night', '2026-11-17 21:00', '2026-11-18 01:00', { isBar: false, firstDay: '2026-11-17', lastDay: '2026-11-18' }],
    ['open-ended', '2026-11-17 08:30', null, { isBar: false, firstDay: '2026-11-17', lastDay: '2026-11-17' }],
  ])('%s', (_, start, end, expected) => {
    expect(drawn(['a', start, end])[0]).toMatchObject(expected);
  });

  test('in order of beginning, longer ones first', () => {
    expect(drawn(['b', '2026-11-17', null], ['c', '2026-11-17', '2026-11-20'], ['a', '2026-11-16', null]).map((event) => event.record.id)).toEqual([
      'a',
      'c',
      'b',
    ]);
  });
});

describe('the chips of a week', () => {
  test('a bar stays on its line; what there is no line for is counted', () => {
    const events = drawn(
      ['a', '2026-11-16 09:00', '2026-11-18 17:00'],
      ['b', '2026-11-17 09:00', '2026-11-17 10:00'],
      ['c', '2026-11-17 11:00', '2026-11-17 12:00'],
      ['d', '2026-11-18 11:00', '2026-11-20 12:00'],
    );
    expect(say(events)).toEqual(['a', 'a b +1', 'a d', '_ d', '_ d', '', '']);
  });

  test('no day shows fewer than it could: a bar without a line of its own begins where one is free', () => {
    const events = drawn(['a', '2026-11-16', '2026-11-18'], ['b', '2026-11-16', '2026-11-18'], ['c', '2026-11-17', '2026-11-20']);
    expect(say(events)).toEqual(['a b', 'a b +1', 'c', 'c', '', '', '']);
  });

  test('a bar knows where it came from, where it goes, and over how many days its title runs', () => {
    const [monday, tuesday] = chipsOfWeek(week, drawn(['a', '2026-11-13', '2026-11-18']), 2).map(({ lines }) => lines[0]);
    expect(monday).toMatchObject({ isContinued: true, continues: true, span: 2 });
    expect(tuesday).toMatchObject({ isContinued: true, continues: false, span: 0 });
    expect(chipsOfWeek(week, drawn(['a', '2026-11-22', '2026-11-25']), 2)[6]?.lines[0]).toMatchObject({
      isContinued: false,
      continues: true,
      span: 1,
    });
  });
});

describe('the hours of a day', () => {
  const places = (events: DrawnEvent[], most = 2, day = '2026-11-17') => {
    const { blocks, hidden } = blocksOfDay(day, events, most);
    return [...blocks.map(({ event, from, to, column, columns }) => `${event.record.id} ${from}–${to} ${column + 1}/${columns}`), `+${hidden}`];
  };

  test('events of one time stand side by side, others have the whole width', () => {
    const events = drawn(
      ['a', '2026-11-17 09:00', '2026-11-17 11:00'],
      ['b', '2026-11-17 10:00', '2026-11-17 12:00'],
      ['c', '2026-11-17 14:00', '2026-11-17 15:00'],
    );
    expect(places(events)).toEqual(['a 540–660 1/2', 'b 600–720 2/2', 'c 840–900 1/1', '+0']);
  });

  test('more at one time than there is room for are counted', () => {
    const at9 = (id: string): [string, string, string] => [id, '2026-11-17 09:00', '2026-11-17 10:00'];
    expect(places(drawn(at9('a'), at9('b'), at9('c'), at9('d')))).toEqual(['a 540–600 1/2', 'b 540–600 2/2', '+2']);
  });

  test('a night is drawn to midnight and from it', () => {
    const night = drawn(['n', '2026-11-17 21:00', '2026-11-18 01:00']);
    expect(places(night)).toEqual(['n 1260–1440 1/1', '+0']);
    expect(places(night, 2, '2026-11-18')).toEqual(['n 0–60 1/1', '+0']);
  });

  test('none is too short to press, one without an end is an hour, and bars stand elsewhere', () => {
    const events = drawn(['a', '2026-11-17 08:00', '2026-11-17 08:05'], ['b', '2026-11-17 23:50', null], ['c', '2026-11-17', null]);
    expect(places(events)).toEqual(['a 480–510 1/1', 'b 1410–1440 1/1', '+0']);
  });
});
