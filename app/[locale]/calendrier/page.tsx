import type { Metadata } from 'next';
import { Calendar } from '@/components/calendar/Calendar.client';
import {
  calendarTexts,
  ChamberForm,
  MonthAgenda,
  MonthPreview,
  SubscriptionLinks,
} from '@/components/calendar/CalendarSections';
import { Static } from '@/components/ui/Static';
import { calendarEvents, chamberChoices } from '@/lib/content-api/entities/screen-data/calendar';
import { orEmpty } from '@/lib/content-api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import {
  firstValue,
  listAddress,
  readRecordId,
  type RawSearchParams,
} from '@/lib/routes/parameters';
import { NOINDEX_ROBOTS } from '@/lib/views/metadata';
import { namedMetadata } from '@/lib/views/named-metadata';
import { routes } from '@/lib/routes/links';
import { agendaMonth, agendaView } from '@/lib/calendar/agenda';
import { eventRecord, monthPreview } from '@/lib/calendar/event';
import { CalendarTitle } from './CalendarTitle';

interface CalendarScreenProps {
  searchParams: Promise<RawSearchParams>;
}

async function readQuery({ searchParams }: CalendarScreenProps, now: Date) {
  const query = await searchParams;
  return {
    month: agendaMonth(firstValue(query['date']), now),
    chamber: readRecordId(firstValue(query['chamber'])),
  };
}

export async function generateMetadata(props: CalendarScreenProps): Promise<Metadata> {
  const { month, chamber } = await readQuery(props, new Date());
  const metadata = await namedMetadata('calendar', {
    path: listAddress(routes.calendar, { date: month.isCurrent ? undefined : month.month }),
  });
  // Search engines index only the current month, since months are endless.
  return month.isCurrent && chamber === '' ? metadata : { ...metadata, robots: NOINDEX_ROBOTS };
}

export default async function CalendarScreen(props: CalendarScreenProps) {
  const [locale, now] = [await pageLocale(), new Date()];
  const { month, chamber } = await readQuery(props, now);
  const [{ events, chamberId }, texts, chambers] = await Promise.all([
    calendarEvents(month, locale, chamber),
    calendarTexts(locale),
    chamberChoices(locale),
  ]);
  const shown = orEmpty(events);
  const records = shown.map((event) => eventRecord(event, locale));
  const address = { view: 'mois', day: `${month.month}-01` } as const;
  return (
    <>
      <CalendarTitle month={month} chamber={chambers.find(({ id }) => id === chamberId)} />
      <Calendar
        locale={locale}
        texts={texts}
        month={month.month}
        preview={<MonthPreview month={monthPreview(shown, month.month, locale, now)} />}
      >
        <MonthAgenda
          agenda={agendaView(records, address, locale, now, chamberId)}
          texts={texts}
          isKnown={events.ok}
        />
      </Calendar>
      <Static as="div" className="container section screen-only" part="calendar-foot">
        <ChamberForm chambers={chambers} chosen={chamberId} month={month} />
        <SubscriptionLinks chamberId={chamberId} />
      </Static>
    </>
  );
}
