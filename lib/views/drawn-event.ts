import type { Locale } from '@/lib/i18n/locales';
import type { EventRecord } from './event';
import { eventPeriod, type EventPeriod } from './event-period';

const DAY = 86_400_000;

/** An event as the interactive calendar draws it. */
export interface DrawnEvent {
  record: EventRecord;
  period: EventPeriod;
  firstDay: string;
  /** The last day it is drawn on. */
  lastDay: string;
  /** Drawn across its days, not at its hours. One that lasts a day and more does not go on all night. */
  isBar: boolean;
}

/** Events in the order in which they are drawn and read: by beginning, longer ones first. */
export function drawnEvents(records: EventRecord[], locale: Locale): DrawnEvent[] {
  return records
    .map((record) => {
      const { event_starts_at: start, event_ends_at: end } = record;
      const period = eventPeriod(start, end, locale);
      const isLong = end !== null && Date.parse(end) - Date.parse(start) >= DAY;
      return { record, period, firstDay: period.firstDay, lastDay: period.lastDay ?? period.firstDay, isBar: period.isAllDay || isLong };
    })
    .sort((a, b) => a.record.event_starts_at.localeCompare(b.record.event_starts_at) || b.lastDay.localeCompare(a.lastDay));
}

export function isOn({ firstDay, lastDay }: DrawnEvent, day: string): boolean {
  return firstDay <= day && day <= lastDay;
}

/** What a day's cell shows of an event. */
export interface Chip {
  event: DrawnEvent;
  /** It came from the day before, or goes on to the next. */
  isContinued: boolean;
  continues: boolean;
  /** Days of the week its title may run over; 0 where the title stands on an earlier one. */
  span: number;
}

export interface DayChips {
  day: string;
  /** One place per line of the cell; null keeps a line free, so that a bar stays on its line. */
  lines: (Chip | null)[];
  /** Events there is no line for. */
  hidden: number;
}

/** Puts a week's events on the lines of its days: no day shows more than `most`, and none fewer than it could. */
export function chipsOfWeek(days: string[], events: DrawnEvent[], most: number): DayChips[] {
  const week = days.map((day): DayChips => ({ day, lines: [], hidden: 0 }));
  const isFree = (place: number, line: number): boolean => place < week.length && !week[place]?.lines[line];
  const runFrom = (place: number, line: number, last: number): number => {
    let length = 0;
    while (place + length <= last && isFree(place + length, line)) length += 1;
    return length;
  };
  for (const event of events) {
    const first = days.findIndex((day) => isOn(event, day));
    const last = days.findLastIndex((day) => isOn(event, day));
    for (let place = first; first >= 0 && place <= last;) {
      const { line, length } = longestRun(most, (candidate) => runFrom(place, candidate, last));
      for (let step = 0; step < length; step += 1) {
        put(week[place + step], line, {
          event,
          isContinued: step > 0 || (place === first && event.firstDay < (days[place] ?? '')),
          span: step === 0 ? length : 0,
          continues: step < length - 1 || (place + step === last && event.lastDay > (days[last] ?? '')),
        });
      }
      const overfull = week[place];
      if (length === 0 && overfull) overfull.hidden += 1;
      place += Math.max(1, length);
    }
  }
  return week;
}

function put(cell: DayChips | undefined, line: number, chip: Chip): void {
  if (!cell) return;
  while (cell.lines.length < line) cell.lines.push(null);
  cell.lines[line] = chip;
}

/** The first of the lines on which a bar fits whole, or else goes furthest. */
function longestRun(lines: number, runOn: (line: number) => number): { line: number; length: number } {
  let best = { line: 0, length: 0 };
  for (let line = 0; line < lines; line += 1) {
    const length = runOn(line);
    if (length > best.length) best = { line, length };
  }
  return best;
}

/** What a day's column of hours shows of an event. */
export interface HourBlock {
  event: DrawnEvent;
  /** Minutes from the day's midnight. */
  from: number;
  to: number;
  /** Which of the columns side by side it stands in, and how many there are. */
  column: number;
  columns: number;
}

/** An event without an end is drawn as an hour; none is drawn shorter than can be pressed. */
const OPEN_ENDED = 60;
const SHORTEST = 30;
const WHOLE_DAY = 24 * 60;

/** A day's events at their hours, those of one time side by side; `hidden` are those for whom there is no column. */
export function blocksOfDay(day: string, events: DrawnEvent[], most: number): { blocks: HourBlock[]; hidden: number } {
  const blocks: HourBlock[] = [];
  let hidden = 0;
  let group: HourBlock[] = [];
  let groupEnd = -1;
  const close = (): void => {
    const columns = Math.max(0, ...group.map(({ column }) => column)) + 1;
    for (const block of group) block.columns = columns;
    blocks.push(...group);
    group = [];
  };
  for (const event of events) {
    if (event.isBar || !isOn(event, day)) continue;
    const { from, to } = minutesOn(day, event);
    if (from >= groupEnd) close();
    const taken = new Set(group.filter((block) => block.to > from).map(({ column }) => column));
    const column = Array.from({ length: most }, (_, place) => place).find((place) => !taken.has(place));
    if (column === undefined) {
      hidden += 1;
      continue;
    }
    group.push({ event, from, to, column, columns: 1 });
    groupEnd = Math.max(groupEnd, to);
  }
  close();
  return { blocks, hidden };
}

function minutesOn(day: string, { record, firstDay }: DrawnEvent): { from: number; to: number } {
  const at = (local: string): number => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const from = Math.min(firstDay < day ? 0 : at(record.start), WHOLE_DAY - SHORTEST);
  const end = record.end === null ? from + OPEN_ENDED : record.end.slice(0, 10) > day ? WHOLE_DAY : at(record.end);
  return { from, to: Math.min(WHOLE_DAY, Math.max(end, from + SHORTEST)) };
}
