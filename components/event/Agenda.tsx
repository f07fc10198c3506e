import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/listing/EmptyState';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { routes } from '@/lib/routes/links';
import type { AgendaView } from '@/lib/views/agenda';
import { AgendaDay, NEW_TAB_ID } from './AgendaDay';
import styles from './Agenda.module.css';

interface AgendaProps {
  agenda: AgendaView;
  isCurrent: boolean;
  /** Id of the interactive calendar, for those who would rather go straight there. */
  gridId: string;
}

/** A month's events as a list anyone can read, scripts or not. */
export function Agenda({ agenda, isCurrent, gridId }: AgendaProps) {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  return (
    <section aria-labelledby="agenda" className={styles.agenda}>
      <header className={styles.head}>
        <div>
          <h2 id="agenda">{t('agendaOf', { period: agenda.title })}</h2>
          <p className={styles.count}>{t('eventCount', { count: agenda.count })}</p>
          <a href={`#${gridId}`} className={`needs-scripts ${styles.jump}`}>
            <Icon name="calendar" size={20} />
            {t('jumpToGrid')}
          </a>
        </div>
        <nav aria-label={t('agenda')} className={styles.months}>
          {agenda.previousHref && (
            <Link href={agenda.previousHref} className={`button button-quiet ${styles.month}`}>
              <Icon name="chevronStart" size={20} />
              {t('previousMonth')}
            </Link>
          )}
          {agenda.nextHref && (
            <Link href={agenda.nextHref} className={`button button-quiet ${styles.month}`}>
              {t('nextMonth')}
              <Icon name="chevronEnd" size={20} />
            </Link>
          )}
          {!isCurrent && (
            <Link href={routes.calendar} className={`button button-quiet ${styles.month}`}>
              {t('currentMonth')}
            </Link>
          )}
        </nav>
      </header>
      {agenda.days.length === 0 ? (
        <EmptyState title={t('noEvents')} />
      ) : (
        <>
          <p id={NEW_TAB_ID} hidden>
            {common('newTab')}
          </p>
          <ol className={styles.days}>
            {agenda.days.map((day) => (
              <AgendaDay key={day.iso} day={day} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
