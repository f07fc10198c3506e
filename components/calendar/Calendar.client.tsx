'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { useHydrated } from '@/components/ui/use-hydrated';
import { nextPaint } from '@/lib/browser/scheduling';
import type { CalendarTexts } from './calendar-texts';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
  /** The page's scripts wait for the visitor's first sign. */
  isAwaited: boolean;
}

// The rest of the page is painted first.
const load = async () => {
  await nextPaint();
  return import('./CalendarGrid.client');
};

/** Reserves the calendar's height and loads it. It shares no style sheet with it, or the first paint would wait for that one, too. */
export function Calendar({ locale, texts, isAwaited }: CalendarProps) {
  const isHydrated = useHydrated();
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | 'failed' | null>(null);

  useEffect(() => {
    load().then(setLoaded, () => setLoaded('failed'));
  }, []);

  return (
    <div className="container">
      <div className={styles.slot} data-interactive>
        {loaded === null && (
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
        {loaded === 'failed' && (
          <p role="alert" className={styles.failure}>
            {texts.loadFailed}
          </p>
        )}
        {loaded && loaded !== 'failed' && <loaded.CalendarGrid locale={locale} texts={texts} failureClass={styles.failure} />}
      </div>
    </div>
  );
}
