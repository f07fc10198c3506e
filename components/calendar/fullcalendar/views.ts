import type { CalendarOptions, FormatterInput, PluginDef } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CalendarTexts } from '@/components/calendar/CalendarSections';
import { nextPaint } from '@/lib/browser/scheduling';
import { MAX_EVENTS_PER_DAY } from '@/lib/platform/constants';
import { localDateTime, toMoment } from '@/lib/i18n/api-date';
import { NIGHT_ENDS } from '@/lib/calendar/event-days';
import { calendarFormat, TIME } from '@/lib/i18n/format-date';
import { formatNumber, formatPlural } from '@/lib/i18n/format-number';
import { LANGUAGES } from '@/lib/i18n/languages';
import { directionOf, intlTag, type Locale } from '@/lib/i18n/locales';
import type { CalendarAddress, CalendarView } from '@/lib/calendar/calendar-address';

export const VIEW_TYPES = {
  mois: 'dayGridMonth',
  semaine: 'timeGridWeek',
  jour: 'timeGridDay',
  liste: 'listYear',
  annee: 'multiMonthYear',
} as const satisfies Record<CalendarView, string>;

const FIRST_PLUGINS: PluginDef[] = [dayGrid, interaction];

const LAZY_PLUGINS: Partial<Record<CalendarView, () => Promise<{ default: PluginDef }>>> = {
  semaine: () => import('@fullcalendar/timegrid'),
  jour: () => import('@fullcalendar/timegrid'),
  liste: () => import('@fullcalendar/list'),
  annee: () => import('@fullcalendar/multimonth'),
};

/** Independent of language and width (specification §2, Calendar). */
const FIXED_OPTIONS: CalendarOptions = {
  // The toolbar is ours: view and date live in the address.
  headerToolbar: false,
  selectable: true,
  stickyHeaderDates: true,
  eventDisplay: 'block',
  eventInteractive: true,
  navLinks: true,
  nowIndicator: true,
  scrollTime: '08:00:00',
  nextDayThreshold: NIGHT_ENDS,
  // Side by side: overlapping events would hide titles.
  slotEventOverlap: false,
  eventMinHeight: 28,
  // Zero renders in a task of its own, once for view, plugin and events.
  rerenderDelay: 0,
  // The reserved height (Calendar.module.css); long views scroll inside.
  height: '100%',
  // Dates are shown as written: Algerian time for every visitor, "now" included.
  timeZone: 'UTC',
  now: () => localDateTime(toMoment(new Date())),
};

/**
 * `fits`: titles in the days of a month and of a year, two events side by side in a week. Where
 * titles do not fit, a day shows how many events it has.
 */
export function calendarOptions(
  locale: Locale,
  texts: CalendarTexts,
  fits: { inMonth: boolean; inYear: boolean; inWeek: boolean },
): CalendarOptions {
  const write = calendarFormat(locale, { ...TIME, timeZone: FIXED_OPTIONS.timeZone });
  const time: FormatterInput = ({ start, end, defaultSeparator }) =>
    [start, end].flatMap((edge) => (edge ? write(edge.marker) : [])).join(defaultSeparator);
  const shortMoreLink: CalendarOptions = {
    moreLinkText: (count) => `+${formatNumber(count, locale)}`,
  };
  const counts: CalendarOptions = {
    moreLinkText: (count) => formatNumber(count, locale),
    moreLinkHint: (count) =>
      countHint(formatPlural(texts.count, count, locale), formatNumber(count, locale)),
  };
  return {
    ...FIXED_OPTIONS,
    views: {
      dayGridMonth: {
        displayEventTime: false,
        dayHeaderFormat: { weekday: fits.inMonth ? 'short' : 'narrow' },
        dayMaxEvents: fits.inMonth ? MAX_EVENTS_PER_DAY : 0,
        ...(!fits.inMonth && counts),
      },
      multiMonthYear: {
        displayEventTime: false,
        navLinks: false,
        fixedWeekCount: false,
        multiMonthMinWidth: 350,
        multiMonthMaxColumns: 3,
        dayHeaderFormat: { weekday: 'narrow' },
        // Height of a month from its width: a day fits a date, a title and "+2".
        aspectRatio: fits.inYear ? 0.75 : 1.35,
        ...(fits.inYear ? shortMoreLink : counts),
      },
      // Without the month, which the title names: Arabic figures could be read from either side.
      timeGridWeek: {
        dayHeaderFormat: { weekday: 'short', day: 'numeric', omitCommas: true },
        eventMaxStack: fits.inWeek ? 2 : 1,
      },
      timeGridDay: fits.inMonth ? {} : { eventMaxStack: MAX_EVENTS_PER_DAY },
      listYear: { listDaySideFormat: { weekday: 'long' } },
    },
    // Names of days and months are Intl's and other texts ours, without the library's languages.
    locale: { code: intlTag(locale, 'calendarTag') },
    firstDay: LANGUAGES[locale].weekStart,
    direction: directionOf(locale),
    eventTimeFormat: time,
    defaultRangeSeparator: ' – ',
    slotLabelFormat: time,
    navLinkHint: texts.goToDate.replace('{date}', '$0'),
    moreLinkText: (count) => formatPlural(texts.more, count, locale),
    moreLinkHint: (count) => formatPlural(texts.moreHint, count, locale),
    closeHint: texts.closeEvent,
    timeHint: texts.time,
    eventHint: texts.event,
    noEventsText: texts.noEvents,
    allDayText: texts.allDay,
  };
}

/** What a day's bare number counts, with the number: Arabic writes one and two as words. */
function countHint(text: string, count: string): string {
  return text.startsWith(count) ? text : `${count} – ${text}`;
}

export interface LoadedView {
  address: CalendarAddress;
  /** Plugins of all views loaded so far: FullCalendar must keep those it has rendered with. */
  plugins: PluginDef[];
}

/** The view of the address once its plugin is loaded, until then the previous one or null. */
export function useLoadedView(
  { view, day }: CalendarAddress,
  isHalted: boolean,
  onFailure: () => void,
): LoadedView | null {
  const [loaded, setLoaded] = useState<LoadedView | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (isHalted) return undefined;
    let isCancelled = false;
    // Rendering takes 100 ms on a slow processor: the pressed button is painted first.
    Promise.all([LAZY_PLUGINS[view]?.(), nextPaint()]).then(
      ([more]) => {
        if (isCancelled) return;
        setLoaded((before) => {
          const plugins = before?.plugins ?? FIRST_PLUGINS;
          return {
            address: { view, day },
            plugins: more && !plugins.includes(more.default) ? [...plugins, more.default] : plugins,
          };
        });
      },
      () => !isCancelled && fail(),
    );
    return () => {
      isCancelled = true;
    };
  }, [view, day, isHalted]);
  return loaded;
}
