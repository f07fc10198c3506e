import { startOfWeek } from '@/lib/views/calendar-place';
import { chipsOfWeek, type DrawnEvent } from '@/lib/views/drawn-event';
import { addDays, calendarFormat, startOfDay } from '@/lib/views/event-period';
import { MAX_EVENTS_PER_DAY } from '@/lib/constants';
import type { CalendarTools } from './calendar-tools';
import { MonthDay } from './MonthDay';
import styles from './MonthTable.module.css';

interface MonthTableProps {
  /** `YYYY-MM`. */
  month: string;
  weeks: number;
  titleId: string;
  events: DrawnEvent[];
  /** One of the year's twelve: its own days only, and compact where it is narrow. */
  isSmall: boolean;
  tools: CalendarTools;
}

/** A month as a table of weeks and days. */
export function MonthTable({ month, weeks, titleId, events, isSmall, tools }: MonthTableProps) {
  const { locale, today, cells } = tools;
  const first = startOfWeek(`${month}-01`, locale);
  const days = Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)));
  const stop = today.startsWith(month) ? today : `${month}-01`;
  return (
    <table {...cells.table} aria-labelledby={titleId} className={isSmall ? styles.small : styles.month}>
      <thead>
        <tr>
          {days[0]?.map((day) => (
            <Weekday key={day} day={day} tools={tools} isSmall={isSmall} />
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((week) => (
          <tr key={week[0]}>
            {chipsOfWeek(week, events, MAX_EVENTS_PER_DAY).map((chips) => (
              <MonthDay
                key={chips.day}
                chips={chips}
                events={events}
                isOther={!chips.day.startsWith(month)}
                isStop={chips.day === stop}
                isSmall={isSmall}
                tools={tools}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Weekday({ day, tools: { locale }, isSmall }: { day: string; tools: CalendarTools; isSmall: boolean }) {
  const name = (weekday: 'long' | 'short' | 'narrow'): string => calendarFormat(locale, { weekday })(startOfDay(day));
  return (
    <th scope="col" className={styles.weekday}>
      <span aria-hidden="true">
        {!isSmall && <span className={styles.wide}>{name(locale === 'ar' ? 'long' : 'short')}</span>}
        <span className={isSmall ? undefined : styles.narrow}>{name('narrow')}</span>
      </span>
      <span className="visually-hidden">{name('long')}</span>
    </th>
  );
}
