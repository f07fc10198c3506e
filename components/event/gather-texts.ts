import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { pluralForms, type CalendarTexts } from '@/lib/views/calendar-texts';

/** The interactive calendar's texts, gathered on the server so that no message library goes to the browser. */
export async function calendarTexts(locale: Locale): Promise<CalendarTexts> {
  const [t, common] = await Promise.all([getTranslations('calendar'), getTranslations('common')]);
  return {
    previous: t('previous'),
    next: t('next'),
    today: t('today'),
    month: t('month'),
    week: t('week'),
    day: t('day'),
    list: t('list'),
    multiMonth: t('multiMonth'),
    allDay: t('allDay'),
    noEvents: t('noEvents'),
    time: t('time'),
    event: t('event'),
    viewName: t('viewName', { view: '{view}' }),
    goToDate: t('goToDate', { date: '{date}' }),
    eventsOf: t('eventsOf', { date: '{date}' }),
    more: pluralForms(locale, (count) => t('moreEvents', { count })),
    moreHint: pluralForms(locale, (count) => t('moreHint', { count })),
    loading: t('loadingEvents'),
    loadFailed: t('loadFailed'),
    start: t('start'),
    end: t('end'),
    openEnded: t('openEnded'),
    viewDetails: t('viewDetails'),
    newTab: common('newTab'),
    close: t('closeEvent'),
  };
}
