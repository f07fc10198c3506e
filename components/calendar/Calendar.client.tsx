'use client';

import type { LocaleInput } from '@fullcalendar/core';
import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { useHydrated } from '@/components/ui/use-hydrated';
import { nextPaint } from '@/lib/browser/next-paint';
import type { CalendarTexts } from './calendar-texts';
import type { CalendarGrid } from './CalendarGrid.client';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
  /** The page's scripts wait for the visitor's first sign. */
  isAwaited: boolean;
}

interface Loaded {
  Grid: typeof CalendarGrid;
  names: LocaleInput | null;
}

/**
 * Reserves the height of the interactive calendar and loads it. It shares no style sheet with the calendar itself, or the build would
 * add that to the sheets the first paint waits for.
 */
export function Calendar({ locale, texts, isAwaited }: CalendarProps) {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCancelled = false;
    // The rest of the page is painted first.
    nextPaint()
      .then(() => Promise.all([import('./CalendarGrid.client'), loadNames(locale)]))
      .then(
        ([{ CalendarGrid: Grid }, names]) => !isCancelled && setLoaded({ Grid, names }),
        () => !isCancelled && setFailed(true),
      );
    return () => {
      isCancelled = true;
    };
  }, [locale]);

  return (
    <div className="container">
      <div className={styles.slot} data-interactive>
        {loaded && <loaded.Grid locale={locale} names={loaded.names} texts={texts} failureClass={styles.failure} />}
        {!loaded && !hasFailed && (
          <p className={styles.wait}>
            {isAwaited && !isHydrated ? (
              // It does nothing itself: any use of a control loads the scripts.
              <button type="button" className="button button-quiet">
                {texts.show}
              </button>
            ) : (
              texts.loading
            )}
          </p>
        )}
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            {texts.loadFailed}
          </p>
        )}
      </div>
    </div>
  );
}

/** FullCalendar's own texts in a language; English is built in. Arabic is the Algerian one (specification §2). */
async function loadNames(locale: Locale): Promise<LocaleInput | null> {
  switch (locale) {
    case 'fr':
      return (await import('@fullcalendar/core/locales/fr')).default;
    case 'ar':
      return (await import('@fullcalendar/core/locales/ar-dz')).default;
    case 'en':
      return null;
  }
}
