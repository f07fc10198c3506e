import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import { chooseForm } from '@/lib/views/calendar-texts';
import type { Chip, DayChips as Chips } from '@/lib/views/drawn-event';
import type { CalendarTools } from './calendar-tools';
import { EventChip } from './EventChip';
import styles from './EventChip.module.css';

/** A day's chips, each on its line, and the way to those there is no line for. */
export function DayChips({ chips, tools }: { chips: Chips; tools: CalendarTools }) {
  const shown = chips.lines.flatMap((chip, line) => (chip ? [{ chip, free: freeBefore(chips.lines, line) }] : []));
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles.chips}>
          {shown.map(({ chip, free }) => (
            <li key={chip.event.record.id} data-free={free} className={styles.line}>
              <EventChip chip={chip} tools={tools} />
            </li>
          ))}
        </ul>
      )}
      {chips.hidden > 0 && <MoreButton day={chips.day} count={chips.hidden} tools={tools} />}
    </>
  );
}

/** Lines left free between a chip and the one above it. */
function freeBefore(lines: (Chip | null)[], line: number): number {
  let free = 0;
  while (line - free > 0 && !lines[line - free - 1]) free += 1;
  return free;
}

/** "+ 3 more", and "+3" where a day is narrow: opens the day's whole list. */
function MoreButton({ day, count, tools }: { day: string; count: number; tools: CalendarTools }) {
  const { locale, texts, showDay } = tools;
  const text = chooseForm(texts.more, count, locale);
  const date = calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
  return (
    <button type="button" aria-haspopup="dialog" aria-label={`${text} – ${date}`} className={styles.more} onClick={() => showDay(day)}>
      <span className={styles.wide}>{text}</span>
      <bdi dir="ltr" className={`unbroken ${styles.narrow}`}>
        +{count}
      </bdi>
    </button>
  );
}
