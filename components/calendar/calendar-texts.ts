import type { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms } from '@/lib/i18n/plural-forms';

type Translate<Namespace extends 'calendar' | 'common'> = ReturnType<typeof useTranslations<Namespace>>;

/** Texts of the interactive calendar, resolved on the server so that no message library goes to the browser. */
export async function calendarTexts(locale: Locale) {
  const [t, common, detail, failure] = await Promise.all([
    getTranslations('calendar'),
    getTranslations('common'),
    getTranslations('detail'),
    getTranslations('failure'),
  ]);
  return {
    previous: t('previous'),
    next: t('next'),
    today: t('today'),
    /** Name of the group of views. */
    views: t('views'),
    month: t('month'),
    week: t('week'),
    day: t('day'),
    list: t('list'),
    multiMonth: t('multiMonth'),
    allDay: t('allDay'),
    noEvents: t('noEvents'),
    time: t('time'),
    event: t('event'),
    /** Contains `{date}`. */
    goToDate: t('goToDate', { date: '{date}' }),
    /** Contains `{date}`. */
    eventsOf: t('eventsOf', { date: '{date}' }),
    count: pluralForms(locale, (count) => t('eventCount', { count })),
    more: pluralForms(locale, (count) => t('moreEvents', { count })),
    moreHint: pluralForms(locale, (count) => t('moreHint', { count })),
    show: t('show'),
    loading: t('loadingEvents'),
    loadFailed: t('loadFailed'),
    retry: failure('retry'),
    start: t('start'),
    end: t('end'),
    unknownDate: common('unknownDate'),
    invalidDate: common('invalidDate'),
    viewDetails: t('viewDetails'),
    close: t('closeEvent'),
    copyLink: detail('copyLink'),
    copied: detail('linkCopied'),
    copyFailed: detail('copyFailed'),
    ...addToCalendarTexts(t, common),
  };
}

export type CalendarTexts = Awaited<ReturnType<typeof calendarTexts>>;

export function addToCalendarTexts(t: Translate<'calendar'>, common: Translate<'common'>) {
  return {
    addToCalendar: t('addToCalendar'),
    file: t('eventFile'),
    google: t('subscribeGoogle'),
    outlook: t('subscribeOutlook'),
    newTab: common('newTab'),
  };
}
