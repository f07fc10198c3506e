import { getTranslations } from 'next-intl/server';
import { ChamberForm } from '@/components/calendar/ChamberForm';
import { PageTitle } from '@/components/layout/PageTitle';
import { PrintedAddress } from '@/components/ui/PrintedAddress';
import { AGENDA_ID, type agendaMonth } from '@/lib/calendar/agenda';
import { entities } from '@/lib/content-api/entities';
import { optionalPart } from '@/lib/content-api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import { routes } from '@/lib/routes/links';
import { listAddress } from '@/lib/routes/parameters';
import styles from './calendrier.module.css';

interface CalendarTitleProps {
  month: ReturnType<typeof agendaMonth>;
  chamberId: string;
}

/** The title has a link that skips the grid to the list of events below. */
export async function CalendarTitle({ month, chamberId }: CalendarTitleProps) {
  const [t, locale] = [await getTranslations('calendar'), await pageLocale()];
  const directory = (await optionalPart('places', entities.chamber.all())) ?? [];
  const chambers = directory
    .map((chamber) => entities.chamber.card(chamber, locale))
    .map(({ id, name, region }) => ({ id, label: region.text || name.text }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  const chosen = chambers.find(({ id }) => id === chamberId);
  const date = month.isCurrent ? '' : month.month;
  return (
    <PageTitle title={chosen ? t('titleOf', { chamber: chosen.label }) : t('title')}>
      <p className={`screen-only ${styles.intro}`}>{t('description')}</p>
      <p>{t('zone')}</p>
      <PrintedAddress path={listAddress(routes.calendar, { date, chamber: chamberId })} />
      <ChamberForm chambers={chambers} chosen={chamberId} date={date} />
      <p className="needs-scripts screen-only">
        <a href={`#${AGENDA_ID}`} className={styles.jump}>
          {t('jumpToAgenda')}
        </a>
      </p>
    </PageTitle>
  );
}
