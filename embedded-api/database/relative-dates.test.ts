import { RelativeClock } from './relative-clock';
import { withDates, withoutDates } from './relative-dates';

describe('dates in the text of an article', () => {
  // A Saturday.
  const clock = new RelativeClock(new Date('2026-11-21T12:05:00Z'));

  test('are counted from today and written in words', () => {
    expect(withDates('le {date:-2}', 'fr', clock)).toBe('le jeudi 19 novembre 2026');
    expect(withDates('on {date:-2}', 'en', clock)).toBe('on Thursday 19 November 2026');
    expect(withDates('يوم {date:-2}', 'ar', clock)).toBe('يوم الخميس 19 نوفمبر 2026');
  });

  test('fall on a working day: a past weekend gives way to Thursday, one to come to Sunday', () => {
    expect(withDates('{date:-1}', 'en', clock)).toBe('Thursday 19 November 2026');
    expect(withDates('{date:-7}', 'en', clock)).toBe('Thursday 12 November 2026');
    expect(withDates('{date:0}', 'en', clock)).toBe('Sunday 22 November 2026');
    expect(withDates('{date:6}', 'en', clock)).toBe('Sunday 29 November 2026');
    expect(withDates('{date:-6}', 'en', clock)).toBe('Sunday 15 November 2026');
  });

  test('name the first of a month as French does', () => {
    expect(withDates('{date:10}', 'fr', clock)).toBe('mardi 1er décembre 2026');
  });

  test('name the month and the year of several days once', () => {
    expect(withDates('les {date:-4,-2}', 'fr', clock)).toBe('les mardi 17 et jeudi 19 novembre 2026');
    expect(withDates('on {date:-10,-4,-2}', 'en', clock)).toBe('on Wednesday 11, Tuesday 17 and Thursday 19 November 2026');
    expect(withDates('يومي {date:-4,-2}', 'ar', clock)).toBe('يومي الثلاثاء 17 والخميس 19 نوفمبر 2026');
    expect(withDates('les {date:2,10}', 'fr', clock)).toBe('les lundi 23 novembre et mardi 1er décembre 2026');
    expect(withDates('on {date:-2,44}', 'en', clock)).toBe('on Thursday 19 November 2026 and Monday 4 January 2027');
  });

  test('name a weekday that several days share once in French', () => {
    expect(withDates('les {date:-11,-4,3}', 'fr', clock)).toBe('les mardis 10, 17 et 24 novembre 2026');
    expect(withDates('les {date:3,10}', 'fr', clock)).toBe('les mardis 24 novembre et 1er décembre 2026');
    expect(withDates('on {date:-11,-4}', 'en', clock)).toBe('on Tuesday 10 and Tuesday 17 November 2026');
  });

  test('are no words for the search', () => {
    expect(withoutDates('les {date:-4,-2}.')).toBe('les  .');
    expect(withoutDates('avant le {date:30}.')).toBe('avant le  .');
  });
});
