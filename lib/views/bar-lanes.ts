import type { Locale } from '@/lib/i18n/locales';
import { daysBetween, startOfWeek } from './calendar-place';
import { isOn, type DrawnDays } from './drawn-event';
import { addDays } from './event-period';

/**
 * Days on which the month has a free line above a bar. Bars of several days keep their line for a whole week: where the one above has ended or not
 * begun, what is to stand there must be no higher than a bar, or it is counted behind "+1" though there is room.
 */
export function daysWithGaps(events: DrawnDays[], locale: Locale): Set<string> {
  const gaps = new Set<string>();
  for (const lanes of lanesOfWeeks(events, locale).values())
    for (const [place, lane] of lanes.entries()) for (const day of lane) if (lanes.slice(0, place).some((above) => !above.has(day))) gaps.add(day);
  return gaps;
}

/** The lines of bars in each week, as the days they take: each bar has the first line free on all its days, earlier and longer ones first. */
function lanesOfWeeks(events: DrawnDays[], locale: Locale): Map<string, Set<string>[]> {
  const weeks = new Map<string, Set<string>[]>();
  const bars = events
    .filter(({ firstDay, lastDay }) => firstDay < lastDay)
    .sort((a, b) => a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay));
  for (const bar of bars)
    for (let week = startOfWeek(bar.firstDay, locale); week <= bar.lastDay; week = addDays(week, 7)) {
      const days = daysBetween({ first: week, after: addDays(week, 7) }).filter((day) => isOn(bar, day));
      const lanes = weeks.get(week) ?? [];
      const free = lanes.find((taken) => !days.some((day) => taken.has(day)));
      if (free) for (const day of days) free.add(day);
      else weeks.set(week, [...lanes, new Set(days)]);
    }
  return weeks;
}
