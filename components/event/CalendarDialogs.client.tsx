'use client';

import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { DrawnEvent } from '@/lib/views/drawn-event';
import type { EventRecord } from '@/lib/views/event';
import { DayDialog } from './DayDialog.client';
import { EventDialog } from './EventDialog.client';

export interface CalendarDialogsProps {
  /** The event shown, and the address of its day. */
  event: { record: EventRecord; dayHref: string } | null;
  /** The day all of whose events are shown, `YYYY-MM-DD`. */
  day: string | null;
  events: DrawnEvent[];
  locale: Locale;
  texts: CalendarTexts;
  showEvent: (record: EventRecord | null) => void;
  closeDay: () => void;
}

/** What the calendar opens: one event, or all events of a day and one of them above it. */
export function CalendarDialogs({ event, day, events, locale, texts, showEvent, closeDay }: CalendarDialogsProps) {
  return (
    <>
      {day && <DayDialog day={day} events={events} locale={locale} texts={texts} onShow={showEvent} onClose={closeDay} />}
      {event && <EventDialog {...event} locale={locale} texts={texts} onClose={() => showEvent(null)} />}
    </>
  );
}
