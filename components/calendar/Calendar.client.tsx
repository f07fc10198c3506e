'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { useHydrated } from '@/components/ui/use-hydrated';
import { nextPaint } from '@/lib/browser/scheduling';
import type { CalendarTexts } from './calendar-texts';
import type { CalendarGrid } from './CalendarGrid.client';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
  /** The page's scripts wait for the visitor's first sign. */
  isAwaited: boolean;
}

/**
 * Reserves the height of the interactive calendar and loads it. It shares no style sheet with the calendar itself, or the build would
 * add that to the sheets the first paint waits for.
 */
export function Calendar({ locale, texts, isAwaited }: CalendarProps) {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<{ Grid: typeof CalendarGrid } | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCancelled = false;
    // The rest of the page is painted first.
    nextPaint()
      .then(() => import('./CalendarGrid.client'))
      .then(
        ({ CalendarGrid: Grid }) => !isCancelled && setLoaded({ Grid }),
        () => !isCancelled && setFailed(true),
      );
    return () => {
      isCancelled = true;
    };
  }, []);

  return (
    <div className="container">
      <div className={styles.slot} data-interactive>
        {loaded && <loaded.Grid locale={locale} texts={texts} failureClass={styles.failure} />}
        {!loaded && !hasFailed && (
          <p className={styles.wait}>
            {isAwaited && !isHydrated ? (
              // It does nothing itself: any use of a control loads the scripts.
              <button type="button" className="button button-quiet">
                {texts.show}
              </button>
            ) : (
              texts.loadingEvents
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
