import type { HourBlock } from '@/lib/views/drawn-event';
import type { CalendarTools } from './calendar-tools';
import { EventTitle } from './EventTitle';
import styles from './TimeTable.module.css';

interface DayHoursProps {
  day: string;
  blocks: HourBlock[];
  /** Minute of the day it is now; null on other days. */
  now: number | null;
  tools: CalendarTools;
}

/** A day's hours, its events at theirs. */
export function DayHours({ day, blocks, now, tools }: DayHoursProps) {
  return (
    <td data-date={day} tabIndex={-1} aria-selected={tools.cells.isSelected(day)} className={styles.day}>
      {now !== null && <span aria-hidden="true" ref={(element) => place(element, { from: now })} className={styles.now} />}
      {blocks.length > 0 && (
        <ul>
          {blocks.map((block) => (
            <li key={block.event.record.id} ref={(element) => place(element, measuresOf(block))} className={styles.block}>
              <Block block={block} tools={tools} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

function Block({ block: { event }, tools }: { block: HourBlock; tools: CalendarTools }) {
  const { record, period } = event;
  return (
    <button
      type="button"
      data-event={record.id}
      aria-haspopup="dialog"
      title={record.title}
      className={styles.event}
      onClick={() => tools.showEvent(record)}
    >
      <span className={styles.time}>
        <bdi>{period.startTime}</bdi>
        {period.endTime && (
          <>
            {' – '}
            <bdi>{period.endTime}</bdi>
          </>
        )}
      </span>{' '}
      <EventTitle record={record} locale={tools.locale} className={styles.title} />
    </button>
  );
}

const measuresOf = ({ from, to, column, columns }: HourBlock): Record<string, number> => ({ from, length: to - from, column, columns });

/** Places are known only here, and the page's policy knows no style attribute: they travel as custom properties. */
function place(element: HTMLElement | null, measures: Record<string, number>): void {
  for (const [name, value] of Object.entries(measures)) element?.style.setProperty(`--${name}`, String(value));
}
