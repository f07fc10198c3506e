import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/layout/PageTitle';
import { PrintedAddress } from '@/components/ui/Link';
import { AGENDA_ID, type agendaMonth } from '@/lib/calendar/agenda';
import { routes } from '@/lib/routes/links';
import { listAddress } from '@/lib/routes/parameters';
import styles from './calendrier.module.css';

interface CalendarTitleProps {
  month: ReturnType<typeof agendaMonth>;
  chamber: { id: string; label: string } | undefined;
}

/** The title has a link that skips the grid to the list of events below. */
export function CalendarTitle({ month, chamber }: CalendarTitleProps) {
  const t = useTranslations('calendar');
  const date = month.isCurrent ? '' : month.month;
  return (
    <PageTitle title={chamber ? t('titleOf', { chamber: chamber.label }) : t('title')}>
      <p className={`screen-only ${styles.intro}`}>{t('description')}</p>
      <PrintedAddress path={listAddress(routes.calendar, { date, chamber: chamber?.id })} />
      <p className="needs-scripts screen-only">
        <a href={`#${AGENDA_ID}`} className={styles.jump}>
          {t('jumpToAgenda')}
        </a>
      </p>
    </PageTitle>
  );
}
