'use client';

import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import { calendarFormat, eventPeriod, startOfDay, type EventPeriod } from '@/lib/views/event-period';
import { ModalDialog } from './ModalDialog.client';
import styles from './EventDialog.module.css';

interface DayDialogProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Everything loaded so far. */
  records: EventRecord[];
  locale: Locale;
  texts: CalendarTexts;
  onShow: (record: EventRecord) => void;
  onClose: () => void;
}

/** All events of a day that has more than its cell shows. */
export function DayDialog({ day, records, locale, texts, onShow, onClose }: DayDialogProps) {
  const date = calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
  const short = calendarFormat(locale, { day: 'numeric', month: 'short' });
  const timeOf = ({ isAllDay, firstDay, lastDay, startTime }: EventPeriod): string => {
    if (lastDay !== null && lastDay !== firstDay) return `${short(startOfDay(firstDay))} – ${short(startOfDay(lastDay))}`;
    return isAllDay ? texts.allDay : startTime;
  };
  const rows = records
    .map((record) => ({ record, period: eventPeriod(record.event_starts_at, record.event_ends_at, locale) }))
    .filter(({ period }) => period.firstDay <= day && (period.lastDay ?? period.firstDay) >= day)
    .sort((a, b) => a.record.event_starts_at.localeCompare(b.record.event_starts_at));
  return (
    <ModalDialog title={texts.eventsOf.replace('{date}', date)} titleId="day-title" closeText={texts.close} onClose={onClose}>
      <ul className={styles.list}>
        {rows.map(({ record, period }) => (
          <li key={record.id}>
            <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onShow(record)}>
              <span className={styles.time}>{timeOf(period)}</span>
              <bdi lang={record.lang === locale ? undefined : record.lang} dir={directionOf(record.lang)}>
                {record.title}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
