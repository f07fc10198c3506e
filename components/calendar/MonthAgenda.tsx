import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/listing/EmptyState';
import { StructuredData } from '@/components/ui/StructuredData';
import { eventData } from '@/lib/views/structured-data';
import { siteAddress } from '@/lib/routes/site-address';
import type { AgendaView } from '@/lib/views/calendar/agenda';
import { Agenda } from './Agenda';
import type { CalendarTexts } from './calendar-texts';

/** The server's list of a month, readable without scripts. `isKnown`: the API has answered. */
export function MonthAgenda({ agenda, texts, isKnown }: { agenda: AgendaView; texts: CalendarTexts; isKnown: boolean }) {
  const t = useTranslations('calendar');
  const locale = useLocale();
  const events = agenda.months.flatMap(({ days }) => days.flatMap((day) => day.events));
  return (
    <>
      <Agenda
        agenda={agenda}
        locale={locale}
        texts={texts}
        origin={siteAddress()}
        whenEmpty={<EmptyState title={t(isKnown ? 'noEvents' : 'loadFailed')} />}
      />
      {events.map((event) => (
        <StructuredData key={event.id} data={eventData(event, locale)} />
      ))}
    </>
  );
}
