'use client';

import type { CalendarOptions, LocaleInput, MoreLinkArg, PluginDef } from '@fullcalendar/core';
import FullCalendar from '@fullcalendar/react';
import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import { localDay, toMoment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { daysWithGaps } from '@/lib/views/bar-lanes';
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
  const inputs = useMemo(() => {
    const gaps = daysWithGaps(events, locale);
    const isLow = ({ firstDay, lastDay }: DrawnEvent): boolean => firstDay < lastDay || gaps.has(firstDay);
    return events.map((event) => ({ ...gridEvent(event.record), className: isLow(event) ? (days.low ?? '') : '' }));
  }, [events, locale]);
  const records = useMemo(() => new Map(events.map(({ record }) => [record.id, record])), [events]);
  const latest = useRef({ records, showEvent, showDay, goToDay });
  // Before the library hears of new events, which it draws in an effect of its own.
  useInsertionEffect(() => {
    latest.current = { records, showEvent, showDay, goToDay };
  });

  useEffect(() => {
    // The library draws at once, which React forbids within an effect of its own.
    queueMicrotask(() => calendar.current?.getApi().changeView(VIEW_TYPES[place.view], place.day));
  }, [place.view, place.day]);

  useEffect(() => {
    const widths = new ResizeObserver(() => requestAnimationFrame(() => calendar.current?.getApi().updateSize()));
    watch.current = widths;
    return () => widths.disconnect();
  }, []);

  // The same as long as they can be: whatever is new in them, the library draws all of its view again.
  const options = useMemo<CalendarOptions>(() => {
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
    // Returning something that names no view keeps the library's own popover, whose close button takes no focus, shut.
    const openDay: (link: MoreLinkArg) => void = ({ date, jsEvent }) => {
      focusControl(jsEvent.target);
      latest.current.showDay(dayOf(date));
      return true;
    };
    return {
      ...calendarOptions(locale, texts, isNarrow),
      ...(names && { locales: [names] }),
      locale: names?.code ?? locale,
      eventClick: ({ event, el }) => {
        focusControl(el);
        const record = latest.current.records.get(event.id);
        if (record) latest.current.showEvent(record);
      },
      moreLinkClick: openDay,
      navLinkDayClick: (date) => latest.current.goToDay(dayOf(date)),
      moreLinkContent: (link) => moreLinkContent(link, isNarrow),
      dayHeaderContent: (header) => dayHeaderContent(header, locale),
      eventDidMount: ({ el, event }) => mendEvent(el, latest.current.records.get(event.id), locale),
      moreLinkDidMount: ({ el }) => mendMoreLink(el),
      windowResize: () => settle(),
      datesSet: () => settle(),
      eventsSet: () => settle((drawn) => openYearAt(drawn, localDay(toMoment(new Date())))),
    };
  }, [locale, names, texts, isNarrow]);
  const library = useMemo(
    () => (
      <FullCalendar
        ref={calendar}
        {...options}
        plugins={plugins}
        initialView={VIEW_TYPES[opening.current.view]}
        initialDate={opening.current.day}
        events={inputs}
      />
    ),
    [options, plugins, inputs],
  );

  return (
    <div ref={root} className={LOOK}>
      {library}
    </div>
  );
}

/** The library's dates are local times written as if they were UTC. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
