'use client';

import { DEFAULT_LOCALE, directionOf, LOCALES, type Locale } from '@/lib/i18n/locales';
import texts from '@/messages/without-framework.json' with { type: 'json' };

const TEXTS: Record<Locale, { failed: string; home: string }> = texts;

/** React shows this page, without styles and messages, if the layout fails in the browser. */
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
