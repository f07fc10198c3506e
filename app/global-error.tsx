'use client';

import { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import texts from '@/messages/without-framework.json' with { type: 'json' };

const TEXTS: Record<Locale, { failed: string; home: string }> = texts;

/** Shown when the layout itself fails in the browser: without the site's styles and texts. */
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
