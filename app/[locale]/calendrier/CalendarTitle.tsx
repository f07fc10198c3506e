import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/PageTitle';
import { PrintedAddress } from '@/components/ui/PrintedAddress';
import { routes } from '@/lib/routes/links';
import { AGENDA_ID, type agendaMonth } from '@/lib/calendar/agenda';
import styles from './calendrier.module.css';

/** The title has a link that skips the grid to the list of events below. */
export function CalendarTitle({ month }: { month: ReturnType<typeof agendaMonth> }) {
  const t = useTranslations('calendar');
  return (
    <PageTitle title={t('title')}>
      <p className={`screen-only ${styles.intro}`}>{t('description')}</p>
      <PrintedAddress
        path={month.isCurrent ? routes.calendar : `${routes.calendar}?date=${month.month}`}
      />
      <p className="needs-scripts screen-only">
        <a href={`#${AGENDA_ID}`} className={styles.jump}>
          {t('jumpToAgenda')}
        </a>
      </p>
    </PageTitle>
  );
}
