import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes/links';
import { eventLinks } from '@/lib/discovery/event-links';
import type { Moment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { isSubscribed } from '@/lib/views/calendar/event-range';
import type { EventPeriod } from '@/lib/views/calendar/event-period';
import type { AddToCalendarTexts } from './calendar-texts';
import styles from './AddToCalendar.module.css';

interface AddToCalendarProps {
  event: { id: string; title: string; startsAt: Moment; endsAt: Moment | null; period: EventPeriod };
  /** Absolute address of its details, or null. */
  url: string | null;
  locale: Locale;
  texts: AddToCalendarTexts;
  /** Follows the summary and each link, where several events are listed. */
  of?: ReactNode;
}

/** Adds one event to the visitor's own calendar. Plain links: nothing of the services is loaded. */
export function AddToCalendar({ event, url, locale, texts, of }: AddToCalendarProps) {
  const { google, outlook } = eventLinks({ ...event, url });
  const services = [
    { name: texts.subscribeGoogle, href: google },
    { name: texts.subscribeOutlook, href: outlook },
  ];
  return (
    <details className={styles.add}>
      <summary className={styles.summary}>
        <Icon name="calendar" size={20} />
        {texts.addToCalendar}
        {of}
      </summary>
      <ul className={styles.ways}>
        {isSubscribed(event) && (
          <li>
            <a href={routes.calendarEvent({ language: locale, id: event.id })} download className={styles.way}>
              {texts.eventFile}
              {of}
            </a>
          </li>
        )}
        {services.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.way}>
              {name}
              {of}
              <span className="visually-hidden"> ({texts.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
