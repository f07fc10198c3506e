import { minuteOf, RelativeClock } from './relative-clock';

describe('the relative clock', () => {
  const clock = new RelativeClock(new Date('2026-11-21T12:05:00Z'));

  test('a stored minute becomes local time of the request’s day', () => {
    expect(clock.local(minuteOf(0, '09:30'))).toBe('2026-11-21 09:30:00');
    expect(clock.local(minuteOf(-21, '23:59'))).toBe('2026-10-31 23:59:00');
  });

  test('timestamps are UTC with Laravel’s six digits', () => {
    expect(clock.timestamp(minuteOf(0, '00:30'))).toBe('2026-11-20T23:30:00.000000Z');
  });

  test('the day begins at midnight in Algiers, an hour before UTC', () => {
    expect(new RelativeClock(new Date('2026-11-21T22:59:59Z')).local(0)).toBe('2026-11-21 00:00:00');
    expect(new RelativeClock(new Date('2026-11-21T23:00:00Z')).local(0)).toBe('2026-11-22 00:00:00');
  });

  test('a moment is told in the same minutes', () => {
    expect(clock.minuteAt(new Date('2026-11-21T12:05:00Z'))).toBe(minuteOf(0, '13:05'));
  });
});
