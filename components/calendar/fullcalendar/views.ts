import type { CalendarOptions, FormatterInput, PluginDef } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CalendarTexts } from '@/components/calendar/calendar-texts';
import { nextPaint } from '@/lib/browser/scheduling';
import { MAX_EVENTS_PER_DAY } from '@/lib/constants';
import { localDateTime, toMoment } from '@/lib/dates/api-date';
import { formatNumber, chooseForm } from '@/lib/i18n/format-number';
import { LANGUAGES } from '@/lib/i18n/languages';
import { calendarTag, type Locale } from '@/lib/i18n/locales';
import type { CalendarAddress, CalendarView } from '@/lib/views/calendar/calendar-address';
import { calendarFormat, NIGHT_ENDS, TIME } from '@/lib/views/calendar/event-period';

export const VIEW_TYPES = {
  mois: 'dayGridMonth',
  semaine: 'timeGridWeek',
  jour: 'timeGridDay',
  liste: 'listYear',
  annee: 'multiMonthYear',
} as const satisfies Record<CalendarView, string>;

const FIRST_PLUGINS: PluginDef[] = [dayGrid, interaction];

const MORE_PLUGINS: Partial<Record<CalendarView, () => Promise<{ default: PluginDef }>>> = {
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
  // In a task of its own, so that view, plugin and events are rendered once.
  rerenderDelay: 0,
  // The reserved height (Calendar.module.css); long views scroll inside.
  height: '100%',
  // Dates are shown as written: Algerian time for every visitor, "now" included.
  timeZone: 'UTC',
  now: () => localDateTime(toMoment(new Date())),
};

/**
 * `room`: for short names of days; for titles in a month of the year (else a day shows a count);
 * for two events side by side in a week.
 */
export function calendarOptions(
  locale: Locale,
  texts: CalendarTexts,
  room: { inMonth: boolean; inYear: boolean; inWeek: boolean },
): CalendarOptions {
  const { direction, weekStart } = LANGUAGES[locale];
  const say = calendarFormat(locale, { ...TIME, timeZone: FIXED_OPTIONS.timeZone });
  const time: FormatterInput = ({ start, end, defaultSeparator }) =>
    [start, end].flatMap((edge) => (edge ? say(edge.marker) : [])).join(defaultSeparator);
  const briefly: CalendarOptions = { moreLinkText: (count) => `+${formatNumber(count, locale)}` };
  const counts: CalendarOptions = {
    moreLinkText: (count) => formatNumber(count, locale),
    moreLinkHint: (count) =>
      countHint(chooseForm(texts.count, count, locale), formatNumber(count, locale)),
  };
  return {
    ...FIXED_OPTIONS,
    views: {
      dayGridMonth: {
        displayEventTime: false,
        dayHeaderFormat: { weekday: room.inMonth ? 'short' : 'narrow' },
        dayMaxEvents: MAX_EVENTS_PER_DAY,
        ...(!room.inMonth && briefly),
      },
      multiMonthYear: {
        displayEventTime: false,
        navLinks: false,
        fixedWeekCount: false,
        multiMonthMinWidth: 350,
        multiMonthMaxColumns: 3,
        dayHeaderFormat: { weekday: 'narrow' },
        // Height of a month from its width: a day fits a date, a title and "+2".
        aspectRatio: room.inYear ? 0.75 : 1.35,
        ...(room.inYear ? briefly : counts),
      },
      // Weekday and day: in Arabic a day and month in figures could be read from either side, and
      // the title names the month.
      timeGridWeek: {
        dayHeaderFormat: { weekday: 'short', day: 'numeric', omitCommas: true },
        eventMaxStack: room.inWeek ? 2 : 1,
      },
      timeGridDay: room.inMonth ? {} : { eventMaxStack: MAX_EVENTS_PER_DAY },
      listYear: { listDaySideFormat: { weekday: 'long' } },
    },
    // Without the library's language files: names of days and months are Intl's, and all other
    // texts that are shown are ours.
    locale: { code: calendarTag(locale) },
    firstDay: weekStart,
    direction,
    eventTimeFormat: time,
    defaultRangeSeparator: ' – ',
    slotLabelFormat: time,
    navLinkHint: texts.goToDate.replace('{date}', '$0'),
    moreLinkText: (count) => chooseForm(texts.more, count, locale),
    moreLinkHint: (count) => chooseForm(texts.moreHint, count, locale),
    closeHint: texts.closeEvent,
    timeHint: texts.time,
    eventHint: texts.event,
    noEventsText: texts.noEvents,
    allDayText: texts.allDay,
  };
}

/** Names what the bare number of a day counts, number first: Arabic has words for one and two. */
function countHint(text: string, count: string): string {
  return text.startsWith(count) ? text : `${count} – ${text}`;
}

export interface LoadedView {
  address: CalendarAddress;
  /** Those of all views loaded so far: FullCalendar must keep the plugins it has rendered with. */
  plugins: PluginDef[];
}

/**
 * The view of the address once its plugin is loaded, until then the previous one; null before the
 * first.
 */
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
    Promise.all([MORE_PLUGINS[view]?.(), nextPaint()]).then(
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
