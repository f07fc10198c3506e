import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, pickTexts } from '@/lib/i18n/messages';
import { pluralForms } from '@/lib/i18n/format-number';

export type CalendarTexts = Awaited<ReturnType<typeof calendarTexts>>;
export type AddToCalendarTexts = Pick<
  CalendarTexts,
  'addToCalendar' | 'eventFile' | 'subscribeGoogle' | 'subscribeOutlook' | 'newTab'
>;

/** The calendar's texts, for the browser without the message library. */
export async function calendarTexts(locale: Locale) {
  const [{ calendar, common, detail, failure }, t] = await Promise.all([
    loadMessages(locale),
    getTranslations('calendar'),
  ]);
  return {
    ...pickTexts(
      calendar,
      'previous',
      'next',
      'today',
      'views',
      'month',
      'week',
      'day',
      'list',
      'multiMonth',
      'allDay',
      'noEvents',
      'time',
      'event',
    ),
    ...pickTexts(
      calendar,
      'goToDate',
      'eventsOf',
      'loadingEvents',
      'loadFailed',
      'start',
      'end',
      'place',
      'viewDetails',
      'closeEvent',
    ),
    ...pickTexts(
      calendar,
      'addToCalendar',
      'eventFile',
      'subscribeGoogle',
      'subscribeOutlook',
      'agenda',
      'agendaOf',
      'separator',
    ),
    ...pickTexts(calendar, 'title', 'previousMonth', 'nextMonth', 'currentMonth'),
    ...pickTexts(common, 'unknownDate', 'invalidDate', 'newTab'),
    ...pickTexts(detail, 'copyLink', 'linkCopied', 'copyFailed'),
    ...pickTexts(failure, 'retry'),
    count: pluralForms(locale, (values) => t('eventCount', values)),
    more: pluralForms(locale, (values) => t('moreEvents', values)),
    moreHint: pluralForms(locale, (values) => t('moreHint', values)),
  };
}
