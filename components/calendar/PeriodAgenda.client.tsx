'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { agendaView } from '@/lib/calendar/agenda';
import type { CalendarAddress } from '@/lib/calendar/calendar-address';
import type { EventRecord } from '@/lib/calendar/event';
import { Agenda, AGENDA_ATTRIBUTES } from './Agenda';
import type { CalendarTexts } from './CalendarSections';

export interface ShownPeriod {
  address: CalendarAddress;
  /** Null when loading failed. */
  events: EventRecord[] | null;
}

/** The list of the grid's period, which only the browser knows. */
export function PeriodAgenda({
  address,
  events,
  locale,
  texts,
}: ShownPeriod & { locale: Locale; texts: CalendarTexts }) {
  const chamber = useSearchParams().get('chamber') ?? '';
  const [now] = useState(() => new Date());
  return (
    <section {...AGENDA_ATTRIBUTES}>
      <Agenda
        agenda={agendaView(events ?? [], address, locale, now, chamber)}
        locale={locale}
        texts={texts}
        whenEmpty={
          <div className="empty-state">
            <p className="empty-state-title">{events ? texts.noEvents : texts.loadFailed}</p>
          </div>
        }
      />
    </section>
  );
}
