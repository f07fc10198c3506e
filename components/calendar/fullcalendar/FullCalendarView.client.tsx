'use client';

import { applyLibraryStyles } from './fullcalendar-styles.internals';
import type { CalendarOptions, MoreLinkArg } from '@fullcalendar/core';
import FullCalendar from '@fullcalendar/react';
import { useSearchParams } from 'next/navigation';
import { useEffect, useInsertionEffect, useMemo, useRef, type RefObject } from 'react';
import { useMediaQuery } from '@/lib/browser/media-preferences';
import type { Locale } from '@/lib/i18n/locales';
import type { EventRecord } from '@/lib/calendar/event';
import { calendarOptions, type LoadedView, VIEW_TYPES } from './views';
import type { CalendarTexts } from '../CalendarSections';
import { createEventSource, recordOf } from './event-source';
import {
  correctEvent,
  focusLink,
  observeCorrections,
  renderTablesAsBoxes,
} from './fullcalendar-accessibility.internals';
import './fullcalendar.css';
import './days.css';
import './hours-and-list.css';

export interface ShownEvents {
  first: string;
  after: string;
  events: EventRecord[];
}

interface FullCalendarViewProps {
  view: LoadedView;
  calendar: RefObject<FullCalendar | null>;
  locale: Locale;
  texts: CalendarTexts;
  onLoading: (isLoading: boolean) => void;
  onFailure: () => void;
  /** Reports the period that is shown, and its events. */
  onPeriod: (period: ShownEvents) => void;
  onEvent: (event: EventRecord) => void;
  /** Opens "+ n more" of a day, `YYYY-MM-DD`, with all its events. */
  onDay: (day: string, events: EventRecord[]) => void;
  onDate: (day: string) => void;
}

applyLibraryStyles();
renderTablesAsBoxes();

export function FullCalendarView({
  view: { address, plugins },
  calendar,
  locale,
  texts,
  ...handlers
}: FullCalendarViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(address);
  const latest = useRef(handlers);
  useInsertionEffect(() => {
    latest.current = handlers;
  });
  // The widths are in em, since larger text needs more space.
  const inMonth = useMediaQuery('(width >= 37.5em)');
  const inYear = useMediaQuery('(width >= 25.5em)');
  const inWeek = useMediaQuery('(width >= 64em)');

  useEffect(() => {
    // FullCalendar measures when the window changes; its own width may change later.
    const measure = (): void => calendar.current?.getApi().updateSize();
    return root.current ? observeCorrections(root.current, address.day, measure) : undefined;
  }, [calendar, address]);
  useEffect(() => {
    if (address !== first.current)
      calendar.current?.getApi().changeView(VIEW_TYPES[address.view], address.day);
  }, [calendar, address]);

  const chamber = useSearchParams().get('chamber') ?? '';
  const source = useMemo(() => createEventSource(locale, chamber), [locale, chamber]);
  // FullCalendar renders the whole view again for every option that is new.
  const options = useMemo<CalendarOptions>(() => {
    const eventsBetween = (start: Date, end: Date): EventRecord[] =>
      (calendar.current?.getApi().getEvents() ?? [])
        .filter(
          (event) =>
            event.start &&
            event.start < end &&
            (event.end ?? new Date(event.start.getTime() + 1)) > start,
        )
        .map(recordOf);
    const reportEvents = (): void => {
      const shown = calendar.current?.getApi().view;
      if (!shown) return;
      const { currentStart, currentEnd } = shown;
      latest.current.onPeriod({
        first: dayOf(currentStart),
        after: dayOf(currentEnd),
        events: eventsBetween(currentStart, currentEnd),
      });
    };
    // Any value but a view's name suppresses the library's popover, whose button takes no focus.
    const openDay: (link: MoreLinkArg) => void = ({ date, jsEvent }) => {
      focusLink(jsEvent.target);
      latest.current.onDay(dayOf(date), eventsBetween(date, new Date(date.getTime() + 86_400_000)));
      return true;
    };
    return {
      ...calendarOptions(locale, texts, { inMonth, inYear, inWeek }),
      events: source,
      loading: (isLoading) => latest.current.onLoading(isLoading),
      eventSourceFailure: () => latest.current.onFailure(),
      eventsSet: reportEvents,
      datesSet: reportEvents,
      eventDidMount: ({ el, event }) => correctEvent(el, recordOf(event), locale),
      eventClick: ({ event, el }) => {
        focusLink(el);
        latest.current.onEvent(recordOf(event));
      },
      moreLinkClick: openDay,
      navLinkDayClick: (date) => latest.current.onDate(dayOf(date)),
    };
  }, [calendar, source, locale, texts, inMonth, inYear, inWeek]);

  const hasTitles = address.view === 'annee' ? inYear : inMonth;
  return (
    <div ref={root} className="calendar-views" data-days={hasTitles ? 'titles' : 'counts'}>
      <FullCalendar
        ref={calendar}
        {...options}
        plugins={plugins}
        initialView={VIEW_TYPES[first.current.view]}
        initialDate={first.current.day}
      />
    </div>
  );
}

/** FullCalendar's dates are local times written as UTC. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
