import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales';
import { loadMessages } from './messages';
import { pageLocale } from './page-locale';
import { TIME_ZONE } from '@/lib/constants';

/** next-intl's configuration of a request: the language of the `[locale]` segment and its texts. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await pageLocale();
  return { locale, messages: await loadMessages(locale), timeZone: TIME_ZONE };
});
