import type { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms, type CalendarTexts } from '@/lib/views/calendar-texts';
import type { AddTexts } from './AddToCalendar';

/** The interactive calendar's texts, gathered on the server so that no message library goes to the browser. */
export async function calendarTexts(locale: Locale): Promise<CalendarTexts> {
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
    goToDate: t('goToDate', { date: '{date}' }),
    eventsOf: t('eventsOf', { date: '{date}' }),
    count: pluralForms(locale, (count) => t('eventCount', { count })),
    moreHint: pluralForms(locale, (count) => t('moreHint', { count })),
    more: pluralForms(locale, (count) => t('moreEvents', { count })),
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
    ...addTexts(t, common),
  };
}

type Texts<Namespace extends 'calendar' | 'common'> = ReturnType<typeof useTranslations<Namespace>>;

/** What the ways into one's own calendar say. */
export function addTexts(t: Texts<'calendar'>, common: Texts<'common'>): AddTexts {
  return {
    addToCalendar: t('addToCalendar'),
    file: t('eventFile'),
    google: t('subscribeGoogle'),
    outlook: t('subscribeOutlook'),
    newTab: common('newTab'),
  };
}
