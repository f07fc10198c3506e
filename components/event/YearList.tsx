import type { DrawnEvent } from '@/lib/views/drawn-event';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import type { CalendarTools } from './calendar-tools';
import { EventRows } from './EventRows';
import { useOpeningPlace } from './use-opening-place';
import styles from './YearList.module.css';

/** A year's events as a list, by the day they begin on. It opens at today, not in the months gone by. */
export function YearList({ year, events, tools }: { year: string; events: DrawnEvent[]; tools: CalendarTools }) {
  const { locale, texts, today, showEvent } = tools;
  const days = new Map<string, DrawnEvent[]>();
  for (const event of events) {
    const day = event.firstDay < `${year}-01-01` ? `${year}-01-01` : event.firstDay;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  const next = today.startsWith(year) ? [...days.keys()].find((day) => day >= today) : undefined;
  const list = useOpeningPlace<HTMLOListElement>(next !== undefined);

  if (days.size === 0) return <p className={styles.empty}>{texts.noEvents}</p>;
  const say = calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    // What scrolls can be scrolled by keyboard.
    <ol ref={list} tabIndex={0} className={styles.list}>
      {[...days].map(([day, members]) => (
        <li key={day} data-next={day === next ? '' : undefined}>
          <h3 className={styles.day} data-today={day === today ? '' : undefined}>
            <time dateTime={day}>{say(startOfDay(day))}</time>
            {day === today && <span className={styles.today}>{texts.today}</span>}
          </h3>
          <EventRows events={members} locale={locale} texts={texts} onShow={showEvent} />
        </li>
      ))}
    </ol>
  );
}
