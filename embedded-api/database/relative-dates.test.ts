import { demonstration } from './demonstration';
import { isWorkingDay } from './holidays';
import { RelativeClock, storedMoment } from './relative-clock';
import { withDates, withoutDates } from './relative-dates';

describe('dates in the text of an article', () => {
  // A Saturday.
  const clock = new RelativeClock(new Date('2026-11-21T12:05:00Z'));

  test('are counted from today and written in words', () => {
    expect(withDates('le {date:-2}', 'fr', clock)).toBe('le jeudi 19\u00A0novembre 2026');
    expect(withDates('on {date:-2}', 'en', clock)).toBe('on Thursday 19\u00A0November 2026');
    expect(withDates('يوم {date:-2}', 'ar', clock)).toBe('يوم الخميس 19\u00A0نوفمبر 2026');
    // As the Journal officiel names the months, not جانفي and أوت.
    expect(withDates('يوم {date:44}', 'ar', clock)).toBe('يوم الاثنين 4\u00A0يناير 2027');
    expect(withDates('يوم {date:254}', 'ar', clock)).toBe('يوم الاثنين 2\u00A0غشت 2027');
  });

  test('fall on a working day: a past weekend gives way to Thursday, one to come to Sunday', () => {
    expect(withDates('{date:-1}', 'en', clock)).toBe('Thursday 19\u00A0November 2026');
    expect(withDates('{date:-7}', 'en', clock)).toBe('Thursday 12\u00A0November 2026');
    expect(withDates('{date:0}', 'en', clock)).toBe('Sunday 22\u00A0November 2026');
    expect(withDates('{date:6}', 'en', clock)).toBe('Sunday 29\u00A0November 2026');
    expect(withDates('{date:-6}', 'en', clock)).toBe('Sunday 15\u00A0November 2026');
  });

  test('fall on no public holiday either', () => {
    // The first of November 2026 is a Sunday.
    const before = new RelativeClock(new Date('2026-10-30T12:00:00Z'));
    expect([withDates('{date:0}', 'en', before), withDates('{date:2}', 'en', before)]).toEqual([
      'Monday 2\u00A0November 2026',
      'Monday 2\u00A0November 2026',
    ]);
    const after = new RelativeClock(new Date('2026-11-26T12:00:00Z'));
    expect(withDates('{date:-25}', 'fr', after)).toBe('jeudi 29\u00A0octobre 2026');
  });

  test('of an event move with it, its first to its last day', () => {
    // A Thursday; 34 days later it is Wednesday, and the fourth day a Saturday, after the first of
    // January.
    const fair = new RelativeClock(new Date('2026-11-26T12:00:00Z'));
    expect(withDates('du {date:34..41@34..41}', 'fr', fair)).toBe(
      'du mercredi 30\u00A0décembre 2026 au mercredi 6\u00A0janvier 2027',
    );
    expect(withDates('{date:36@34..41}', 'fr', fair)).toBe('dimanche 3\u00A0janvier 2027');
    // Two days later it would begin on a holiday.
    const later = new RelativeClock(new Date('2026-11-28T12:00:00Z'));
    expect(withDates('{date:34@34..41}, {date:35@34..41}, {date:41@34..41}', 'en', later)).toBe(
      'Sunday 3\u00A0January 2027, Monday 4\u00A0January 2027, Sunday 10\u00A0January 2027',
    );
  });

  test('name the first of a month as French does', () => {
    expect(withDates('{date:10}', 'fr', clock)).toBe('mardi 1<sup>er</sup>\u00A0décembre 2026');
  });

  test('name the month and the year of several days once', () => {
    expect(withDates('les {date:-4,-2}', 'fr', clock)).toBe(
      'les mardi 17 et jeudi 19\u00A0novembre 2026',
    );
    expect(withDates('on {date:-10,-4,-2}', 'en', clock)).toBe(
      'on Wednesday 11, Tuesday 17 and Thursday 19\u00A0November 2026',
    );
    expect(withDates('يومي {date:-4,-2}', 'ar', clock)).toBe(
      'يومي الثلاثاء 17 والخميس 19\u00A0نوفمبر 2026',
    );
    expect(withDates('les {date:2,10}', 'fr', clock)).toBe(
      'les lundi 23\u00A0novembre et mardi 1<sup>er</sup>\u00A0décembre 2026',
    );
    expect(withDates('on {date:-2,44}', 'en', clock)).toBe(
      'on Thursday 19\u00A0November 2026 and Monday 4\u00A0January 2027',
    );
  });

  test('name a weekday that several days share once in French', () => {
    expect(withDates('les {date:-11,-4,3}', 'fr', clock)).toBe(
      'les mardis 10, 17 et 24\u00A0novembre 2026',
    );
    expect(withDates('les {date:3,10}', 'fr', clock)).toBe(
      'les mardis 24\u00A0novembre et 1<sup>er</sup>\u00A0décembre 2026',
    );
    expect(withDates('on {date:-11,-4}', 'en', clock)).toBe(
      'on Tuesday 10 and Tuesday 17\u00A0November 2026',
    );
  });

  test('name the month and the year of a period once', () => {
    expect(withDates('du {date:-11..-2}', 'fr', clock)).toBe(
      'du mardi 10 au jeudi 19\u00A0novembre 2026',
    );
    expect(withDates('du {date:3..10}', 'fr', clock)).toBe(
      'du mardi 24\u00A0novembre au mardi 1<sup>er</sup>\u00A0décembre 2026',
    );
    expect(withDates('from {date:-2..44}', 'en', clock)).toBe(
      'from Thursday 19\u00A0November 2026 to Monday 4\u00A0January 2027',
    );
    expect(withDates('من {date:-11..-2}', 'ar', clock)).toBe(
      'من الثلاثاء 10 إلى الخميس 19\u00A0نوفمبر 2026',
    );
  });

  test('say when they are past, where a mark asks', () => {
    expect(withDates('{date:-2?}', 'fr', clock)).toBe('jeudi 19\u00A0novembre 2026 (date passée)');
    expect(withDates('{date:2?}', 'fr', clock)).toBe('lundi 23\u00A0novembre 2026');
  });

  test('of an event that Ramadan has no hours for are five weeks later', () => {
    // Ramadan of 2027 is from 8 February to 8 March.
    expect(withDates('{date:86}', 'en', clock)).toBe('Monday 15\u00A0February 2027');
    expect(withDates('{date:86@86..86~}', 'en', clock)).toBe('Monday 22\u00A0March 2027');
  });

  test('are no words for the search', () => {
    expect(withoutDates('les {date:-4,-2}.')).toBe('les  .');
    expect(withoutDates('avant le {date:30}, du {date:3..17}.')).toBe('avant le  , du  .');
  });
});

describe('on any day of two years', () => {
  const DAY = 86_400_000;
  const todays = Array.from(
    { length: 2 * 366 },
    (_, nth) => new Date(Date.parse('2026-01-01T12:00:00Z') + nth * DAY),
  );
  const written = JSON.stringify([
    demonstration.articles,
    demonstration.pages,
    demonstration.slides,
  ]);
  const marks = [...new Set(written.match(/\{date:[^{}]+\}/g))];
  /** The days of a mark, read from the words. */
  const daysOf = (mark: string, clock: RelativeClock): Date[] => {
    const [, days = '', event = ''] = /^\{date:([-\d,.]+)(.*)\}$/.exec(mark) ?? [];
    return days
      .split(/,|\.\./)
      .map(
        (day) =>
          new Date(`${withDates(`{date:${day}${event}}`, 'en', clock).replace('\u00A0', ' ')} UTC`),
      );
  };

  test('every day that a text names is a working day, and several are named in order', () => {
    expect(marks.length).toBeGreaterThan(50);
    const faults: string[] = [];
    for (const today of todays) {
      const clock = new RelativeClock(today);
      for (const mark of marks) {
        const days = daysOf(mark, clock);
        const isInOrder = days.every(
          (day, place) => place === 0 || day.getTime() > (days[place - 1]?.getTime() ?? 0),
        );
        if (!isInOrder || !days.every(isWorkingDay))
          faults.push(`${mark}, seen on ${today.toISOString()}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('a page names the first day of every event that leads to it', () => {
    const slugs = new Map(
      [demonstration.articles, demonstration.pages]
        .flat()
        .map(({ slug, description }) => [slug, description.fr]),
    );
    const told = demonstration.events.flatMap(({ start, end, isHoliday, detail }) => {
      const [first = ''] =
        /\{date:[^{}]+\}/.exec(slugs.get(detail.split('/')[1] ?? '') ?? '') ?? [];
      return isHoliday || first === '' ? [] : [{ start, end, detail }];
    });
    expect(told.length).toBeGreaterThan(200);
    for (const today of todays.filter((_, nth) => nth % 7 === 0)) {
      const clock = new RelativeClock(today);
      for (const { start, end, detail } of told) {
        const begins = clock.local(
          clock.event({
            start: storedMoment(start),
            end: end === '' ? null : storedMoment(end),
            isHoliday: false,
          }).start,
        );
        const text = withDates(slugs.get(detail.split('/')[1] ?? '') ?? '', 'en', clock);
        const day = withDates(
          '{date:0}',
          'en',
          new RelativeClock(new Date(`${begins.slice(0, 10)}T12:00:00Z`)),
        );
        expect([detail, text.includes(day.split('\u00A0')[0] ?? '')]).toEqual([detail, true]);
      }
    }
  });
});
