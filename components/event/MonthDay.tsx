import { isOn, type DayChips as Chips, type DrawnEvent } from '@/lib/views/drawn-event';
import { chooseForm } from '@/lib/views/calendar-texts';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import type { CalendarTools } from './calendar-tools';
import { DayChips } from './DayChips';
import { DayLink } from './DayLink';
import styles from './MonthTable.module.css';

interface MonthDayProps {
  chips: Chips;
  events: DrawnEvent[];
  /** A day of the month before or after. */
  isOther: boolean;
  /** Where the Tab key enters the grid. */
  isStop: boolean;
  isSmall: boolean;
  tools: CalendarTools;
}

/** A day of a month. */
export function MonthDay({ chips, events, isOther, isStop, isSmall, tools }: MonthDayProps) {
  const { day } = chips;
  if (isSmall && isOther) return <td className={styles.blank} />;
  return (
    <td
      data-date={day}
      tabIndex={isStop ? 0 : -1}
      aria-selected={tools.cells.isSelected(day)}
      aria-current={day === tools.today ? 'date' : undefined}
      data-other={isOther ? '' : undefined}
      className={styles.day}
    >
      <DayLink day={day} tools={tools} className={styles.number}>
        {Number(day.slice(8))}
        {day === tools.today && !isSmall && <span className={styles.wide}> · {tools.texts.today}</span>}
      </DayLink>
      {isSmall && <DayCount day={day} count={events.filter((event) => isOn(event, day)).length} tools={tools} />}
      <div className={styles.events}>
        <DayChips chips={chips} tools={tools} />
      </div>
    </td>
  );
}

/** How many events a day of a small month has: opens their list. */
function DayCount({ day, count, tools }: { day: string; count: number; tools: CalendarTools }) {
  const { locale, texts, showDay } = tools;
  if (count === 0) return null;
  const date = calendarFormat(locale, { day: 'numeric', month: 'long' })(startOfDay(day));
  return (
    <button type="button" aria-haspopup="dialog" className={styles.count} onClick={() => showDay(day)}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">
        {chooseForm(texts.count, count, locale)} – {date}
      </span>
    </button>
  );
}
