import { toMoment, parseApiDate } from '@/lib/dates/api-date';
import { drawnEvents, isOn, type DrawnEvent } from './drawn-event';
import { eventRecord, type EventRecord } from './event';

function record(id: string, start: string, end: string | null): EventRecord {
  const moment = (text: string) => toMoment(new Date(String(parseApiDate(text))));
  const title = { fr: `Événement ${id}`, en: '', ar: '' };
  return eventRecord(
    { id, title, start: moment(start), end: end === null ? null : moment(end), image: '', slug: '', changed: null, isEndInvalid: false },
    'fr',
  );
}

const drawn = (...given: [id: string, start: string, end: string | null][]): DrawnEvent[] =>
  drawnEvents(
    given.map((event) => record(...event)),
    'fr',
  );

describe('how an event is drawn', () => {
  test.each([
    ['whole days', '2026-11-17', '2026-11-19', { firstDay: '2026-11-17', lastDay: '2026-11-18' }],
    ['a day and more', '2026-11-17 09:00', '2026-11-19 18:00', { firstDay: '2026-11-17', lastDay: '2026-11-19' }],
    ['a night', '2026-11-17 21:00', '2026-11-18 01:00', { firstDay: '2026-11-17', lastDay: '2026-11-18' }],
    ['open-ended', '2026-11-17 08:30', null, { firstDay: '2026-11-17', lastDay: '2026-11-17' }],
  ])('%s', (_, start, end, expected) => {
    expect(drawn(['a', start, end])[0]).toMatchObject(expected);
  });

  test('is on its first day, on its last and on those between', () => {
    const [event] = drawn(['a', '2026-11-17 09:00', '2026-11-19 18:00']);
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
    expect(event && days.filter((day) => isOn(event, day))).toEqual(['2026-11-17', '2026-11-18', '2026-11-19']);
  });

  test('in order of beginning, longer ones first', () => {
    expect(drawn(['b', '2026-11-17', null], ['c', '2026-11-17', '2026-11-20'], ['a', '2026-11-16', null]).map((event) => event.record.id)).toEqual([
      'a',
      'c',
      'b',
    ]);
  });
});
