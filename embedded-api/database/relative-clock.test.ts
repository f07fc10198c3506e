import { demonstration } from './demonstration';
import { isRamadan, isWorkingDay } from './holidays';
import { minuteOf, needsLongDays, RelativeClock, storedMoment } from './relative-clock';

const stored = (start: string, end: string, isHoliday = false) => ({
  start: storedMoment(start),
  end: end === '' ? null : storedMoment(end),
  isHoliday,
});

describe('the relative clock', () => {
  const clock = new RelativeClock(new Date('2026-11-21T12:05:00Z'));

  test('a stored minute becomes local time of the request’s day', () => {
    expect(clock.local(minuteOf('0 09:30'))).toBe('2026-11-21 09:30:00');
    expect(clock.local(minuteOf('-21 23:59'))).toBe('2026-10-31 23:59:00');
  });

  test('timestamps are UTC with Laravel’s six digits', () => {
    expect(clock.timestamp(minuteOf('0 00:30'))).toBe('2026-11-20T23:30:00.000000Z');
  });

  test('the day begins at midnight in Algiers, an hour before UTC', () => {
    expect(new RelativeClock(new Date('2026-11-21T22:59:59Z')).local(0)).toBe(
      '2026-11-21 00:00:00',
    );
    expect(new RelativeClock(new Date('2026-11-21T23:00:00Z')).local(0)).toBe(
      '2026-11-22 00:00:00',
    );
  });

  test('a day of every year is the next one, until it is 75 days past', () => {
    const dayOf = (moment: string, now: string): string =>
      new RelativeClock(new Date(now)).local(
        new RelativeClock(new Date(now)).event(stored(moment, '')).start,
      );
    expect(dayOf('--12-13 10:00', '2026-11-21T12:00:00Z')).toBe('2026-12-13 10:00:00');
    expect(dayOf('--12-13 10:00', '2027-01-21T12:00:00Z')).toBe('2026-12-13 10:00:00');
    expect(dayOf('--12-13 10:00', '2027-05-21T12:00:00Z')).toBe('2027-12-13 10:00:00');
    // A Friday gives way to Sunday, before and after it.
    for (const now of ['2026-12-01T12:00:00Z', '2026-12-28T12:00:00Z'])
      expect(dayOf('--12-18 09:00', now)).toBe('2026-12-20 09:00:00');
  });

  test('a public holiday stays on its day, and Aïd el-Fitr is three days of the Islamic year', () => {
    const { start, end } = clock.event(stored('hijri 10-01 00:00', 'hijri 10-04 00:00', true));
    expect([clock.local(start), clock.local(end ?? 0)]).toEqual([
      '2027-03-09 00:00:00',
      '2027-03-12 00:00:00',
    ]);
    const labourDay = clock.event(stored('--05-01 00:00', '--05-02 00:00', true));
    expect(clock.local(labourDay.start)).toBe('2027-05-01 00:00:00');
    // The Mawlid of this year is 88 days past.
    const mawlid = clock.event(stored('hijri 03-12 00:00', 'hijri 03-13 00:00', true));
    expect(clock.local(mawlid.start)).toBe('2027-08-14 00:00:00');
  });

  test('a moment is told in the same minutes', () => {
    expect(clock.minuteAt(new Date('2026-11-21T12:05:00Z'))).toBe(minuteOf('0 13:05'));
  });
});

describe('on any day of two years', () => {
  const DAY = 86_400_000;
  const days = Array.from(
    { length: 2 * 366 },
    (_, nth) => new Date(Date.parse('2026-01-01T12:00:00Z') + nth * DAY),
  );
  const utc = (local: string): Date => new Date(`${local.replace(' ', 'T')}Z`);

  test('events begin and end on working days, those of at most a week have no other', () => {
    const faults: string[] = [];
    for (const today of days) {
      const clock = new RelativeClock(today);
      for (const { title, start, end, isHoliday } of demonstration.events) {
        if (isHoliday) continue;
        const moved = clock.event(stored(start, end));
        const first = utc(clock.local(moved.start));
        const last =
          moved.end === null
            ? first
            : new Date(Math.max(first.getTime(), utc(clock.local(moved.end)).getTime() - 1));
        const spanned = Math.floor(last.getTime() / DAY) - Math.floor(first.getTime() / DAY);
        const between =
          spanned < 5
            ? Array.from({ length: spanned + 1 }, (_, nth) => new Date(first.getTime() + nth * DAY))
            : [first];
        if (![...between, last].every(isWorkingDay))
          faults.push(`${title.fr} on ${first.toISOString()}, seen on ${today.toISOString()}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('events in Ramadan are from nine to three', () => {
    const long = demonstration.events.filter(({ start, end, isHoliday }) =>
      isHoliday ? false : needsLongDays(...[start, end].filter(Boolean).map(storedMoment)),
    );
    const faults = days.flatMap((today) => {
      const clock = new RelativeClock(today);
      return long.flatMap(({ title, start, end }) => {
        const moved = clock.event(stored(start, end));
        const ends = [moved.start, moved.end ?? moved.start];
        return ends.some((minute) => isRamadan(utc(clock.local(minute))))
          ? [`${title.fr}, seen on ${today.toISOString()}`]
          : [];
      });
    });
    expect(long.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('the courses begin and end with those that the catalogue names', () => {
    const OPENING = 160;
    const CLOSING = 220;
    const courses = demonstration.events.filter(({ detail }) => detail.includes('/formations-'));
    const faults = days.filter((today) => {
      const clock = new RelativeClock(today);
      const of = (id: number, which: 'start' | 'end'): number => {
        const { start = '', end = '' } = courses.find((course) => course.id === id) ?? {};
        return clock.event(stored(start, end))[which] ?? 0;
      };
      const first = of(OPENING, 'start');
      const last = of(CLOSING, 'end');
      return courses.some(({ id }) => of(id, 'start') < first || of(id, 'end') > last);
    });
    expect(faults).toEqual([]);
  });

  test('no news is of the future', () => {
    const moments = demonstration.articles.flatMap(({ starts_at, created_at }) => [
      starts_at,
      created_at,
    ]);
    // Just after midnight, the earliest time of a day.
    expect(moments.filter((moment) => moment !== '' && minuteOf(moment) > 0)).toEqual([]);
  });

  test('the first of November is a Sunday without events in 2026', () => {
    const { start } = new RelativeClock(new Date('2026-10-30T12:00:00Z')).event(
      stored('0 09:00', ''),
    );
    expect(new RelativeClock(new Date('2026-10-30T12:00:00Z')).local(start)).toBe(
      '2026-11-02 09:00:00',
    );
  });
});
