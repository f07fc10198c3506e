import { Icon } from '@/components/ui/Icon';
import { routes } from '@/lib/routes/links';
import { eventLinks } from '@/lib/documents/event-links';
import type { EventTimes } from '@/lib/calendar/event-days';
import type { Locale } from '@/lib/i18n/locales';
import { isSubscribed } from '@/lib/calendar/event-period';
import type { CalendarTexts } from './CalendarSections';
import styles from './AddToCalendar.module.css';

interface AddToCalendarProps {
  event: { id: string; title: string; times: EventTimes };
  url: string | null;
  locale: Locale;
  texts: CalendarTexts;
  /** Ids of elements that name the event and announce the new tab, in lists of events. */
  ids?: { title: string; newTab: string };
}

/** Links that add an event to the visitor's calendar; nothing of the services is loaded. */
export function AddToCalendar({ event, url, locale, texts, ids }: AddToCalendarProps) {
  const { google, outlook } = eventLinks(event.title, event.times, url);
  const services = [
    { key: 'google', name: texts.subscribeGoogle, href: google },
    { key: 'outlook', name: texts.subscribeOutlook, href: outlook },
  ];
  // Names refer to the title, so that the page does not repeat it.
  const named = (key: string, ...others: string[]) =>
    ids && {
      id: `${ids.title}-${key}`,
      'aria-labelledby': [`${ids.title}-${key}`, ids.title, ...others].join(' '),
    };
  return (
    <details className={styles.add}>
      <summary className={styles.summary} {...named('add')}>
        <Icon name="calendar" size={20} />
        {texts.addToCalendar}
      </summary>
      <ul className={styles.ways}>
        {isSubscribed(event.times) && (
          <li>
            <a
              href={routes.calendarEvent({ language: locale, id: event.id })}
              download
              className={styles.way}
              {...named('file')}
            >
              {texts.eventFile}
            </a>
          </li>
        )}
        {services.map(({ key, name, href }) => (
          <li key={key}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className={styles.way}
              {...named(key, ids?.newTab ?? '')}
            >
              {name}
              {!ids && <span className="visually-hidden"> ({texts.newTab})</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
