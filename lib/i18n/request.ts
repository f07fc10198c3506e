import { _createCache } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { isLocale } from './locales';
import { pageLocale } from './page-locale';
import { onceFor } from '@/lib/once-for';
import { loadMessages } from './messages';

/** next-intl's configuration of a request: the language of the `[locale]` segment and its texts. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = isLocale(asked) ? asked : await pageLocale();
  const messages = await loadMessages(locale);
  return { locale, messages, timeZone: 'Africa/Algiers', ...keptForms(messages) };
});

/** What the library makes of texts with numbers or names in them, and of their formats, once for all pages: by itself it does so for every page anew. */
const keptForms = onceFor((_messages: object) => ({ _cache: _createCache() }));
