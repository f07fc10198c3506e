import { startOfWeek } from '@/lib/views/calendar-place';
import { shiftMonth } from '@/lib/views/calendar-day';
import type { DrawnEvent } from '@/lib/views/drawn-event';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import type { CalendarTools } from './calendar-tools';
import { MonthTable } from './MonthTable';
import { useOpeningPlace } from './use-opening-place';
import styles from './MonthTable.module.css';

const DAY = 86_400_000;

/** The twelve months of a year. It opens at the current one. */
export function YearTables({ year, events, tools }: { year: string; events: DrawnEvent[]; tools: CalendarTools }) {
  const months = Array.from({ length: 12 }, (_, place) => `${year}-${String(place + 1).padStart(2, '0')}`);
  const list = useOpeningPlace<HTMLDivElement>(true);
  return (
    <div ref={list} className={styles.year}>
      {months.map((month) => (
        <section key={month} aria-labelledby={`month-${month}`} className={styles.ofYear} data-next={tools.today.startsWith(month) ? '' : undefined}>
          <h3 id={`month-${month}`} className={styles.name}>
            {calendarFormat(tools.locale, { month: 'long' })(startOfDay(`${month}-01`))}
          </h3>
          <MonthTable
            month={month}
            weeks={weeksOf(month, tools)}
            titleId={`month-${month}`}
            events={events.filter(({ firstDay, lastDay }) => firstDay.slice(0, 7) <= month && month <= lastDay.slice(0, 7))}
            isSmall
            tools={tools}
          />
        </section>
      ))}
    </div>
  );
}

function weeksOf(month: string, { locale }: CalendarTools): number {
  const first = Date.parse(startOfWeek(`${month}-01`, locale));
  return Math.ceil((Date.parse(`${shiftMonth(month, 1)}-01`) - first) / (7 * DAY));
}
