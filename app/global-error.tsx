'use client';

import { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import texts from '@/messages/without-framework.json';

const TEXTS: Record<Locale, { failed: string; home: string }> = texts;

/** The last resort in the browser, when header or footer themselves broke: no styles of the site nor its other texts can be counted on. */
export default function GlobalError() {
  return (
    <html lang={DEFAULT_LOCALE}>
      <body>
        {LOCALES.map((locale) => (
          <p key={locale} lang={locale} dir={directionOf(locale)}>
            {TEXTS[locale].failed} <a href={`/${locale}`}>{TEXTS[locale].home}</a>
          </p>
        ))}
      </body>
    </html>
  );
}
