'use client';

import type { EventClickArg, LocaleInput, MoreLinkArg, PluginDef } from '@fullcalendar/core';
import FullCalendar from '@fullcalendar/react';
import { useEffect, useMemo, useRef } from 'react';
import { localDay, toMoment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarPlace } from '@/lib/views/calendar-place';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { DrawnEvent } from '@/lib/views/drawn-event';
import type { EventRecord } from '@/lib/views/event';
import { drawBoxesForTables } from './boxes-for-tables';
import { calendarOptions, VIEW_TYPES } from './calendar-options';
import { dayHeaderContent, moreLinkContent } from './cell-content';
import { gridEvent } from './grid-event';
import { focusControl, mendEvent, mendGrid, mendMoreLink, openYearAt } from './mend-grid';
import { useIsNarrow } from './use-is-narrow';
import days from './DayGrids.module.css';
import styles from './DrawnCalendar.module.css';
import hours from './HourGrids.module.css';
import list from './YearList.module.css';

interface DrawnCalendarProps {
  place: CalendarPlace;
  plugins: PluginDef[];
  events: DrawnEvent[];
  locale: Locale;
  /** The library's names in the page's language; null for English, which it knows. */
  names: LocaleInput | null;
  texts: CalendarTexts;
  showEvent: (record: EventRecord) => void;
  /** Shows all events of a day, `YYYY-MM-DD`. */
  showDay: (day: string) => void;
  /** Goes to a day's own view. */
  goToDay: (day: string) => void;
}

drawBoxesForTables();

/** A sheet for each kind of view: which of them is drawn changes without the box around it. */
const LOOK = [styles.drawn, days.days, hours.hours, list.list].join(' ');
/** Milliseconds after which a view is drawn. */
const SETTLED = 50;

/** The views, drawn by FullCalendar. It is told what to show, and keeps no events or place of its own. */
export function DrawnCalendar({ place, plugins, events, locale, names, texts, showEvent, showDay, goToDay }: DrawnCalendarProps) {
  const calendar = useRef<FullCalendar>(null);
  const root = useRef<HTMLDivElement>(null);
  const watch = useRef<ResizeObserver>(null);
  const opening = useRef(place);
  const isNarrow = useIsNarrow();
  const options = useMemo(() => calendarOptions(locale, texts, isNarrow), [locale, texts, isNarrow]);
  const inputs = useMemo(
    () => events.map((event) => ({ ...gridEvent(event.record), className: event.lastDay === event.firstDay ? '' : (days.bar ?? '') })),
    [events],
  );
  const records = useMemo(() => new Map(events.map(({ record }) => [record.id, record])), [events]);

  useEffect(() => {
    // The library draws at once, which React forbids within an effect of its own.
    queueMicrotask(() => calendar.current?.getApi().changeView(VIEW_TYPES[place.view], place.day));
  }, [place.view, place.day]);

  useEffect(() => {
    const widths = new ResizeObserver(() => requestAnimationFrame(() => calendar.current?.getApi().updateSize()));
    watch.current = widths;
    return () => widths.disconnect();
  }, []);

  const settle = (then?: (drawn: HTMLElement) => void): void => {
    // Once drawn, and whenever its columns get another width: the year measures its bars too early.
    setTimeout(() => {
      calendar.current?.getApi().updateSize();
      if (!root.current) return;
      mendGrid(root.current);
      const day = root.current.querySelector('.fc-daygrid-day');
      if (day) watch.current?.observe(day);
      then?.(root.current);
    }, SETTLED);
  };
  const mend = (): void => settle();
  const mendEvents = (): void => settle((drawn) => openYearAt(drawn, localDay(toMoment(new Date()))));
  const openEvent = ({ event, el }: EventClickArg): void => {
    focusControl(el);
    const record = records.get(event.id);
    if (record) showEvent(record);
  };
  // Returning something that names no view keeps the library's own popover, whose close button takes no focus, shut.
  const openDay: (link: MoreLinkArg) => void = ({ date, jsEvent }) => {
    focusControl(jsEvent.target);
    showDay(dayOf(date));
    return true;
  };

  return (
    <div ref={root} className={LOOK}>
      <FullCalendar
        ref={calendar}
        {...options}
        plugins={plugins}
        {...(names && { locales: [names] })}
        locale={names?.code ?? locale}
        initialView={VIEW_TYPES[opening.current.view]}
        initialDate={opening.current.day}
        events={inputs}
        eventClick={openEvent}
        moreLinkClick={openDay}
        navLinkDayClick={(date) => goToDay(dayOf(date))}
        moreLinkContent={(link) => moreLinkContent(link, isNarrow)}
        dayHeaderContent={(header) => dayHeaderContent(header, locale)}
        eventDidMount={({ el, event }) => mendEvent(el, records.get(event.id), locale)}
        moreLinkDidMount={({ el }) => mendMoreLink(el)}
        windowResize={mend}
        datesSet={mend}
        eventsSet={mendEvents}
      />
    </div>
  );
}

/** The library's dates are local times written as if they were UTC. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
