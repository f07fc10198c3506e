import { useTranslations } from 'next-intl';
import { FormattedDate } from '@/components/ui/FormattedDate';
import { Link } from '@/components/ui/Link';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { routes } from '@/lib/routes/links';
import type { NextEventView } from '@/lib/views/calendar/event';
import styles from './NextEvents.module.css';

export function NextEvents({ events }: { events: NextEventView[] }) {
  const t = useTranslations('home');
  return (
    <section aria-labelledby="next-events" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="next-events" className={styles.title}>
          {t('nextEvents')}
        </h2>
        <Link href={routes.calendar} className={styles.all}>
          {t('seeCalendar')}
        </Link>
      </div>
      {events.length === 0 && <p className={styles.empty}>{t('noEvents')}</p>}
      {events.length > 0 && (
        <ul className={styles.list}>
          {events.map((event) => (
            <li key={event.id} className={styles.event}>
              <FormattedDate value={event.date} className={styles.date} />
              <span>
                <LocalisedText value={event.title} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
