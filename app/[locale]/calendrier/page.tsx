import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Agenda, SubscriptionLinks } from '@/components/calendar/Agenda';
import { Calendar } from '@/components/calendar/Calendar.client';
import { calendarTexts } from '@/components/calendar/calendar-texts';
import { PageTitle } from '@/components/layout/PageTitle';
import { PrintedAddress } from '@/components/ui/PrintedAddress';
import { getEvents } from '@/lib/api/endpoints';
import { orEmpty } from '@/lib/api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import { firstValue, listAddress, type RawSearchParams } from '@/lib/listing/list-query';
import { HIDDEN } from '@/lib/metadata';
import { namedMetadata } from '@/lib/named-metadata';
import { routes } from '@/lib/routes/links';
import { agendaMonth, agendaView } from '@/lib/views/calendar/agenda';
import { isLiteRequest, isSaveDataRequest } from '@/lib/runtime/request-context';
import styles from './calendrier.module.css';

export async function generateMetadata({ searchParams }: { searchParams: Promise<RawSearchParams> }): Promise<Metadata> {
  const { month, isCurrent } = agendaMonth(firstValue((await searchParams)['date']), new Date());
  const metadata = await namedMetadata('calendar', { path: listAddress(routes.calendar, { date: isCurrent ? undefined : month }) });
  // Months go on without end: search engines index the current one only.
  return isCurrent ? metadata : { ...metadata, robots: HIDDEN };
}

export default async function CalendarScreen({ searchParams }: { searchParams: Promise<RawSearchParams> }) {
  const [t, locale, query] = await Promise.all([getTranslations('calendar'), pageLocale(), searchParams]);
  const now = new Date();
  const month = agendaMonth(firstValue(query['date']), now);
  const [events, texts] = await Promise.all([getEvents(month.start, month.end, locale), calendarTexts(locale)]);
  const isInteractive = !isLiteRequest();
  return (
    <>
      <PageTitle title={t('title')}>
        <p className={styles.intro}>{t('description')}</p>
        <PrintedAddress path={month.isCurrent ? routes.calendar : `${routes.calendar}?date=${month.month}`} />
        {isInteractive && (
          <p className={`needs-scripts ${styles.screen}`}>
            <a href="#agenda" className={styles.jump}>
              {t('jumpToAgenda')}
            </a>
          </p>
        )}
      </PageTitle>
      {isInteractive && (
        <section id="calendar" aria-label={t('title')} className={`needs-scripts section section-tinted ${styles.screen}`}>
          <Calendar locale={locale} texts={texts} isAwaited={isSaveDataRequest()} />
        </section>
      )}
      <div className={`container section ${styles.agenda}`}>
        <Agenda agenda={agendaView(orEmpty(events), month, locale, now)} isCurrent={month.isCurrent} isKnown={events.ok} />
      </div>
      <div className={`container section ${styles.screen}`}>
        <SubscriptionLinks />
      </div>
    </>
  );
}
