import { daysWithGaps } from './bar-lanes';
import type { DrawnDays } from './drawn-event';

const bar = (firstDay: string, lastDay: string): DrawnDays => ({ firstDay, lastDay });

describe('days on which a line above a bar is free', () => {
  test('none while each bar has the first line, or stands under another on all its days', () => {
    expect([...daysWithGaps([bar('2026-11-16', '2026-11-18'), bar('2026-11-17', '2026-11-18'), bar('2026-11-19', '2026-11-20')], 'fr')]).toEqual([]);
  });

  test('those after the bar above has ended', () => {
    expect([...daysWithGaps([bar('2026-11-16', '2026-11-18'), bar('2026-11-18', '2026-11-20')], 'fr')]).toEqual(['2026-11-19', '2026-11-20']);
  });

  test('up to the end of the week: in the next one a bar takes the first line anew', () => {
    const bars = [bar('2026-11-19', '2026-11-20'), bar('2026-11-20', '2026-11-25')];
    expect([...daysWithGaps(bars, 'fr')]).toEqual(['2026-11-21', '2026-11-22']);
    // Weeks begin on Sunday there.
    expect([...daysWithGaps(bars, 'ar')]).toEqual(['2026-11-21']);
  });

  test('none for events of one day', () => {
    expect([...daysWithGaps([bar('2026-11-16', '2026-11-16'), bar('2026-11-16', '2026-11-16')], 'fr')]).toEqual([]);
  });
});
