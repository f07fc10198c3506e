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

  test('leave a missing text missing, and search finds no mark', () => {
    expect(withDates(null, 'en', clock)).toBeNull();
    expect(withoutDates('avant le {date:30}.')).toBe('avant le  .');
  });
});
