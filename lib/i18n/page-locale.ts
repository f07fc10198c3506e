import { getRequestConfig } from 'next-intl/server';
import { locale as rootLocale } from 'next/root-params';
import { TIME_ZONE } from '@/lib/platform/constants';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { loadMessages } from './messages';

/** Returns the language of the screen being rendered, for server components. */
export async function pageLocale(): Promise<Locale> {
  const value = await rootLocale();
  return isLocale(value) ? value : DEFAULT_LOCALE;
}

/** next-intl's configuration of a request; next.config.mjs names this file. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await pageLocale();
  return { locale, messages: await loadMessages(locale), timeZone: TIME_ZONE };
});
