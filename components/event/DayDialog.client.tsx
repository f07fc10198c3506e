'use client';

import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import { isOn, type DrawnEvent } from '@/lib/views/drawn-event';
import type { EventRecord } from '@/lib/views/event';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import { EventRows } from './EventRows';
import { ModalDialog } from './ModalDialog.client';

interface DayDialogProps {
  /** `YYYY-MM-DD`. */
  day: string;
  events: DrawnEvent[];
  locale: Locale;
  texts: CalendarTexts;
  onShow: (record: EventRecord) => void;
  onClose: () => void;
}

/** All events of a day that has more than its cell shows. */
export function DayDialog({ day, events, locale, texts, onShow, onClose }: DayDialogProps) {
  const date = calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
  return (
    <ModalDialog title={texts.eventsOf.replace('{date}', date)} titleId="day-title" closeText={texts.close} onClose={onClose}>
      <EventRows events={events.filter((event) => isOn(event, day))} locale={locale} texts={texts} onShow={onShow} />
    </ModalDialog>
  );
}
