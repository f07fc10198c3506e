import { useTranslations } from 'next-intl';
import { FormattedDate } from '@/components/ui/FormattedDate';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { routes } from '@/lib/routes/links';
import type { NextEventView } from '@/lib/calendar/event';
import styles from './NextEvents.module.css';
import { Static } from '@/components/ui/Static';

interface NextEventsProps {
  /** Null if they could not be loaded. */
  events: NextEventView[] | null;
  title?: string;
  /** Path of the calendar that has them all. */
  calendar?: string;
}

export function NextEvents({ events, title, calendar = routes.calendar }: NextEventsProps) {
  const t = useTranslations();
  return (
    <Static as="section" aria-labelledby="next-events" className={styles.panel} part="next-events">
      <div className={styles.head}>
        <h2 id="next-events" className={styles.title}>
          {title ?? t('home.nextEvents')}
        </h2>
        <Link href={calendar} className={styles.all}>
          {t('home.seeCalendar')}
        </Link>
      </div>
      {!events?.length && (
        <p className={styles.empty}>{t(events ? 'home.noEvents' : 'calendar.loadFailed')}</p>
      )}
      {events && events.length > 0 && (
        <ul className={styles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <FormattedDate value={event.date} className={styles.date} />
              {event.href ? (
                <a href={event.href} target="_blank" rel="noopener">
                  <LocalisedText value={event.title} />
                  <span className="visually-hidden"> ({t('common.newTab')})</span>
                </a>
              ) : (
                <span>
                  <LocalisedText value={event.title} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Static>
  );
}
