import { useEffect, useRef } from 'react';
import { blocksOfDay, chipsOfWeek, type DrawnEvent } from '@/lib/views/drawn-event';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import { localDateTime, toMoment } from '@/lib/dates/api-date';
import type { CalendarTools } from './calendar-tools';
import { DayChips } from './DayChips';
import { DayHours } from './DayHours';
import { DayLink } from './DayLink';
import styles from './TimeTable.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The hour a day opens at. */
const MORNING = 8;
/** Lines for events of whole days. */
const MOST_BARS = 3;
/** Events of one time that have room side by side. */
const MOST_OF_DAY = 4;
const MOST_OF_WEEK = 2;

interface TimeTableProps {
  days: string[];
  titleId: string;
  events: DrawnEvent[];
  tools: CalendarTools;
}

/** Days side by side, with their events at their hours. */
export function TimeTable({ days, titleId, events, tools }: TimeTableProps) {
  const { locale, texts, today, cells } = tools;
  const hours = useRef<HTMLTableRowElement>(null);
  const bars = chipsOfWeek(
    days,
    events.filter(({ isBar }) => isBar),
    MOST_BARS,
  );
  const columns = days.map((day) => ({ day, ...blocksOfDay(day, events, days.length === 1 ? MOST_OF_DAY : MOST_OF_WEEK) }));
  const hourText = calendarFormat(locale, { hour: '2-digit', ...(locale !== 'en' && { minute: '2-digit' }) });
  const stop = days.includes(today) ? today : days[0];

  useEffect(() => openAtMorning(hours.current), []);

  return (
    <div data-scroller className={styles.scroller}>
      <table {...cells.table} aria-labelledby={titleId} data-days={days.length} className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === today ? 'date' : undefined} className={styles.head}>
                <DayLink day={day} tools={tools} className={styles.date}>
                  <span className={styles.weekday}>{calendarFormat(locale, { weekday: locale === 'ar' ? 'long' : 'short' })(startOfDay(day))}</span>
                  <span className={styles.number}>{Number(day.slice(8))}</span>
                </DayLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.bars}>
            <th scope="row" className={styles.axis}>
              {texts.allDay}
            </th>
            {bars.map((chips, place) => (
              <td
                key={chips.day}
                data-date={chips.day}
                tabIndex={chips.day === stop ? 0 : -1}
                aria-selected={cells.isSelected(chips.day)}
                className={styles.whole}
              >
                <DayChips chips={{ ...chips, hidden: chips.hidden + (columns[place]?.hidden ?? 0) }} tools={tools} />
              </td>
            ))}
          </tr>
          <tr ref={hours}>
            <th scope="row" className={styles.axis}>
              <span className="visually-hidden">{texts.time}</span>
              <span aria-hidden="true" className={styles.labels}>
                {HOURS.map((hour) => (
                  <span key={hour} className={styles.label}>
                    {hourText(toMoment(new Date(Date.parse(startOfDay('2026-01-01')) + hour * 3_600_000)))}
                  </span>
                ))}
              </span>
            </th>
            {columns.map(({ day, blocks }) => (
              <DayHours key={day} day={day} blocks={blocks} now={minuteOf(day, today)} tools={tools} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls to the morning, and where not all days have room, to today. */
function openAtMorning(hours: HTMLTableRowElement | null): void {
  const scroller = hours?.closest('[data-scroller]');
  if (!hours || !scroller) return;
  scroller.scrollTop = (hours.offsetHeight * MORNING) / HOURS.length;
  const day = scroller.querySelector('th[aria-current]')?.getBoundingClientRect();
  const { left, width } = scroller.getBoundingClientRect();
  if (day) scroller.scrollLeft += day.left + day.width / 2 - left - width / 2;
}

/** The minute it is now, on the day it is now. */
function minuteOf(day: string, today: string): number | null {
  if (day !== today) return null;
  const now = localDateTime(toMoment(new Date()));
  return Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
}
