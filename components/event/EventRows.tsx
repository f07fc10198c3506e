import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { DrawnEvent } from '@/lib/views/drawn-event';
import type { EventRecord } from '@/lib/views/event';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import { EventTitle } from './EventTitle';
import styles from './EventRows.module.css';

interface EventRowsProps {
  events: DrawnEvent[];
  locale: Locale;
  texts: CalendarTexts;
  onShow: (record: EventRecord) => void;
}

/** Events as rows to press: when, and what. */
export function EventRows({ events, locale, texts, onShow }: EventRowsProps) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.record.id}>
          <button type="button" data-event={event.record.id} className={styles.row} aria-haspopup="dialog" onClick={() => onShow(event.record)}>
            <span className={styles.time}>{timeOf(event, locale, texts)}</span>
            <EventTitle record={event.record} locale={locale} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function timeOf({ firstDay, lastDay, period }: DrawnEvent, locale: Locale, texts: CalendarTexts) {
  const short = calendarFormat(locale, { day: 'numeric', month: 'short' });
  if (lastDay !== firstDay) return `${short(startOfDay(firstDay))} – ${short(startOfDay(lastDay))}`;
  if (period.isAllDay) return texts.allDay;
  return (
    <>
      <bdi>{period.startTime}</bdi>
      {period.endTime && (
        <>
          {' – '}
          <bdi>{period.endTime}</bdi>
        </>
      )}
    </>
  );
}
