'use client';

import type { EventClickArg, EventSourceFuncArg, LocaleInput, MoreLinkArg } from '@fullcalendar/core';
import FullCalendar from '@fullcalendar/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { localDay, toMoment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import { CALENDAR_OPTIONS, languageOptions } from './calendar-options';
import { dayHeaderContent, moreLinkContent } from './cell-content';
import { DayDialog } from './DayDialog.client';
import { EventDialog } from './EventDialog.client';
import { fetchEvents } from './fetch-events';
import { gridEvent } from './grid-event';
import { focusControl, mendEvent, mendGrid, mendMoreLink, openListAt } from './mend-grid';
import styles from './Calendar.module.css';

export interface CalendarGridProps {
  locale: Locale;
  /** The library's names in the page's language; null for English, which it knows. */
  names: LocaleInput | null;
  day: string;
  texts: CalendarTexts;
}

/** Milliseconds after which a view has its final widths. */
const SETTLED = 50;

/** The interactive calendar: month, week, day, year list and year, read-only. What it shows comes from our own route. */
export function CalendarGrid({ locale, names, day, texts }: CalendarGridProps) {
  const calendar = useRef<FullCalendar>(null);
  const root = useRef<HTMLDivElement>(null);
  const records = useRef(new Map<string, EventRecord>());
  const [shown, setShown] = useState<EventRecord | null>(null);
  const [shownDay, setShownDay] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const language = useMemo(() => languageOptions(locale, texts), [locale, texts]);

  useEffect(() => {
    queueMicrotask(() => {
      const shown = calendar.current?.getApi();
      // Going where it already is would ask for the same events a second time.
      if (shown && shown.getDate().toISOString().slice(0, 10) !== day) shown.gotoDate(day);
    });
  }, [day]);

  const load = useCallback(
    async ({ startStr, endStr }: EventSourceFuncArg) => {
      setFailed(false);
      const found = await fetchEvents(startStr, endStr, locale);
      for (const record of found) records.current.set(record.id, record);
      return found.map(gridEvent);
    },
    [locale],
  );
  const showEvent = useCallback(({ event, el }: EventClickArg) => {
    focusControl(el);
    setShown(records.current.get(event.id) ?? null);
  }, []);
  // Returning something that names no view keeps the library's own popover, whose close button takes no focus, shut.
  const showDay: (link: MoreLinkArg) => void = useCallback(({ date, jsEvent }: MoreLinkArg) => {
    focusControl(jsEvent.target);
    setShownDay(date.toISOString().slice(0, 10));
    return true;
  }, []);
  const mend = useCallback(() => {
    // Once drawn, and once its columns have their width: the year measures its bars too early.
    setTimeout(() => {
      calendar.current?.getApi().updateSize();
      if (root.current) mendGrid(root.current);
    }, SETTLED);
  }, []);
  const mendEvents = useCallback(() => {
    mend();
    requestAnimationFrame(() => root.current && openListAt(root.current, localDay(toMoment(new Date()))));
  }, [mend]);

  return (
    <div ref={root} className={styles.grid}>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {texts.loadFailed}
        </p>
      )}
      <p role="status" className={styles.status}>
        {isLoading ? texts.loading : ''}
      </p>
      <FullCalendar
        ref={calendar}
        {...CALENDAR_OPTIONS}
        {...language}
        {...(names && { locales: [names] })}
        locale={names?.code ?? locale}
        initialDate={day}
        events={load}
        eventSourceFailure={() => setFailed(true)}
        loading={setLoading}
        eventClick={showEvent}
        moreLinkClick={showDay}
        moreLinkContent={moreLinkContent}
        dayHeaderContent={(header) => dayHeaderContent(header, locale)}
        eventDidMount={({ el, event }) => mendEvent(el, records.current.get(event.id), locale)}
        moreLinkDidMount={({ el }) => mendMoreLink(el)}
        viewDidMount={mend}
        datesSet={mend}
        eventsSet={mendEvents}
      />
      {shownDay && (
        <DayDialog
          day={shownDay}
          records={[...records.current.values()]}
          locale={locale}
          texts={texts}
          onShow={setShown}
          onClose={() => setShownDay(null)}
        />
      )}
      {shown && <EventDialog record={shown} locale={locale} texts={texts} onClose={() => setShown(null)} />}
    </div>
  );
}
