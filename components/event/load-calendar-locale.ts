import type { LocaleInput } from '@fullcalendar/core';
import type { Locale } from '@/lib/i18n/locales';

/** The library's names and week of the page's language, alone; English is built in. Arabic is the Algerian one (specification §2). */
export async function loadCalendarLocale(locale: Locale): Promise<LocaleInput | null> {
  switch (locale) {
    case 'fr':
      return (await import('@fullcalendar/core/locales/fr')).default;
    case 'ar':
      return (await import('@fullcalendar/core/locales/ar-dz')).default;
    case 'en':
      return null;
  }
}
