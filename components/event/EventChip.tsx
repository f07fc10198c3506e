import type { Chip } from '@/lib/views/drawn-event';
import type { CalendarTools } from './calendar-tools';
import { EventTitle } from './EventTitle';
import styles from './EventChip.module.css';

/** An event in a day's cell: a blue rounded chip with the title. Across several days the chips join to a bar, and the first holds the title. */
export function EventChip({ chip, tools }: { chip: Chip; tools: CalendarTools }) {
  const { record } = chip.event;
  return (
    <button
      type="button"
      data-event={record.id}
      data-continued={chip.isContinued ? '' : undefined}
      data-continues={chip.continues ? '' : undefined}
      data-span={chip.span}
      aria-haspopup="dialog"
      title={record.title}
      className={styles.chip}
      onClick={() => tools.showEvent(record)}
    >
      <EventTitle record={record} locale={tools.locale} className={styles.title} />
    </button>
  );
}
