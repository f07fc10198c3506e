import type { Metadata } from 'next';
import { Calendar } from '@/components/calendar/Calendar.client';
import { calendarTexts } from '@/components/calendar/calendar-texts';
import {
  MonthAgenda,
  MonthPreview,
  SubscriptionLinks,
} from '@/components/calendar/CalendarSections';
import { placedEvents } from '@/lib/content-api/entities/placed-events';
import { orEmpty } from '@/lib/content-api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import { firstValue, listAddress, type RawSearchParams } from '@/lib/routes/parameters';
import { HIDDEN } from '@/lib/views/metadata';
import { namedMetadata } from '@/lib/views/named-metadata';
import { routes } from '@/lib/routes/links';
import { agendaMonth, agendaView } from '@/lib/calendar/agenda';
import { eventRecord, monthPreview } from '@/lib/calendar/event';
import { CalendarTitle } from './CalendarTitle';

export async function generateMetadata({
  searchParams,
}: {
  searchParams: Promise<RawSearchParams>;
}): Promise<Metadata> {
  const { month, isCurrent } = agendaMonth(firstValue((await searchParams)['date']), new Date());
  const metadata = await namedMetadata('calendar', {
    path: listAddress(routes.calendar, { date: isCurrent ? undefined : month }),
  });
  // Search engines index only the current month, since months are endless.
  return isCurrent ? metadata : { ...metadata, robots: HIDDEN };
}

export default async function CalendarScreen({
  searchParams,
}: {
  searchParams: Promise<RawSearchParams>;
}) {
  const [locale, query] = await Promise.all([pageLocale(), searchParams]);
  const now = new Date();
  const month = agendaMonth(firstValue(query['date']), now);
  const [events, texts] = await Promise.all([placedEvents(month, locale), calendarTexts(locale)]);
  const shown = orEmpty(events);
  const records = shown.map((event) => eventRecord(event, locale));
  const view = agendaView(records, { view: 'mois', day: `${month.month}-01` }, locale, now);
  return (
    <>
      <CalendarTitle month={month} />
      <Calendar
        locale={locale}
        texts={texts}
        month={month.month}
        preview={<MonthPreview month={monthPreview(shown, month.month, locale, now)} />}
      >
        <MonthAgenda agenda={view} texts={texts} isKnown={events.ok} />
      </Calendar>
      <div className="container section screen-only">
        <SubscriptionLinks />
      </div>
    </>
  );
}
