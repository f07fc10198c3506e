import { useEffect, useRef } from 'react';
import { chipsOfWeek, type DrawnEvent } from '@/lib/views/drawn-event';
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
  const hourText = calendarFormat(locale, { hour: '2-digit', ...(locale !== 'en' && { minute: '2-digit' }) });
  const stop = days.includes(today) ? today : days[0];

  useEffect(() => {
    const scroller = hours.current?.closest('[data-scroller]');
    if (hours.current && scroller) scroller.scrollTop = (hours.current.offsetHeight * MORNING) / HOURS.length;
  }, []);

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
          <tr>
            <th scope="row" className={styles.axis}>
              {texts.allDay}
            </th>
            {bars.map((chips) => (
              <td
                key={chips.day}
                data-date={chips.day}
                tabIndex={chips.day === stop ? 0 : -1}
                aria-selected={cells.isSelected(chips.day)}
                className={styles.whole}
              >
                <DayChips chips={chips} tools={tools} />
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
            {days.map((day) => (
              <DayHours key={day} day={day} events={events} most={days.length === 1 ? 4 : 2} now={minuteOf(day, today)} tools={tools} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The minute it is now, on the day it is now. */
function minuteOf(day: string, today: string): number | null {
  if (day !== today) return null;
  const now = localDateTime(toMoment(new Date()));
  return Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));
}
