import type { CalendarOptions, FormatterInput, PluginDef } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import { MAX_EVENTS_PER_DAY } from '@/lib/constants';
import { localDateTime, toMoment } from '@/lib/dates/api-date';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import type { CalendarView } from '@/lib/views/calendar-place';
import { chooseForm, type CalendarTexts } from '@/lib/views/calendar-texts';

/** The library's names of the five views. */
export const VIEW_TYPES = {
  mois: 'dayGridMonth',
  semaine: 'timeGridWeek',
  jour: 'timeGridDay',
  liste: 'listYear',
  annee: 'multiMonthYear',
} as const satisfies Record<CalendarView, string>;

/** What the library needs to draw the month. */
export const FIRST_PLUGINS: PluginDef[] = [dayGrid, interaction];

/** What it needs besides to draw another view: fetched when somebody asks for it, as most readers never do. */
export const MORE_PLUGINS: Partial<Record<CalendarView, () => Promise<{ default: PluginDef }>>> = {
  semaine: () => import('@fullcalendar/timegrid'),
  jour: () => import('@fullcalendar/timegrid'),
  liste: () => import('@fullcalendar/list'),
  annee: () => import('@fullcalendar/multimonth'),
};

/** What never changes (specification §2, Calendar). */
const FIXED_OPTIONS: CalendarOptions = {
  // The toolbar is ours: what it leads to stands in the address.
  headerToolbar: false,
  selectable: true,
  stickyHeaderDates: true,
  eventDisplay: 'block',
  eventInteractive: true,
  navLinks: true,
  nowIndicator: true,
  scrollTime: '08:00:00',
  // At the same hour, beside each other: laid over each other, their titles hide one another.
  slotEventOverlap: false,
  eventMinHeight: 28,
  // In a task of its own: another view, its script and its events are drawn at once, not one after the other.
  rerenderDelay: 0,
  // The slot's, fixed by its style sheet: nothing below moves, and long views scroll inside.
  height: '100%',
  // Dates are drawn exactly as written: local to Algeria for every visitor, "now" included.
  timeZone: 'UTC',
  now: () => localDateTime(toMoment(new Date())),
};

const VIEW_OPTIONS = {
  multiMonthYear: { displayEventTime: false, navLinks: false, fixedWeekCount: false, multiMonthMinWidth: 350, multiMonthMaxColumns: 3 },
  // Weekday and day: a day with its month in figures is read from either side in Arabic, and the title names the month.
  // One event has the width of its day; those of the same hours wait behind "+2", as halves and thirds of a column hold no words.
  timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric', omitCommas: true }, eventMaxStack: 1 },
  listYear: { listDaySideFormat: { weekday: 'long' } },
} satisfies CalendarOptions['views'];

/** Where a day is too narrow for a title, the month counts a day's events, as the year always does; the count opens the day. */
export function calendarOptions(locale: Locale, texts: CalendarTexts, isNarrow: boolean): CalendarOptions {
  const time: FormatterInput = { hour: locale === 'en' ? 'numeric' : '2-digit', minute: '2-digit', hour12: locale === 'en' };
  const ofAll = (count: number): string => chooseForm(texts.count, count, locale);
  const moreLinkText = (count: number): string => chooseForm(texts.more, count, locale);
  const ofRest = (count: number): string => chooseForm(texts.moreHint, count, locale);
  return {
    ...FIXED_OPTIONS,
    views: {
      ...VIEW_OPTIONS,
      timeGrid: { moreLinkHint: ofRest },
      timeGridDay: isNarrow ? { eventMaxStack: MAX_EVENTS_PER_DAY } : {},
      dayGridMonth: {
        ...(isNarrow ? { dayMaxEvents: 0 } : { dayMaxEvents: MAX_EVENTS_PER_DAY, moreLinkText, moreLinkHint: ofRest }),
        displayEventTime: false,
      },
    },
    direction: directionOf(locale),
    eventTimeFormat: time,
    slotLabelFormat: time,
    navLinkHint: texts.goToDate.replace('{date}', '$0'),
    moreLinkText: ofAll,
    moreLinkHint: ofAll,
    closeHint: texts.close,
    timeHint: texts.time,
    eventHint: texts.event,
    noEventsText: texts.noEvents,
    allDayText: texts.allDay,
  };
}
