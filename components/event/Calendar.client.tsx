'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { nextPaint } from '@/lib/browser/next-paint';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { CalendarGrid, CalendarGridProps } from './CalendarGrid.client';
import { loadCalendarLocale } from './load-calendar-locale';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
}

interface Loaded {
  Grid: typeof CalendarGrid;
  names: CalendarGridProps['names'];
}

/**
 * The place of the interactive calendar: its height is kept free while the library, which no other screen carries, is fetched. It shares no style sheet
 * with what comes later: the build would put all of that into the sheets that the first paint waits for.
 */
export function Calendar({ locale, texts }: CalendarProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      // The agenda is painted first.
      await nextPaint();
      if (isGone) return;
      try {
        const [{ CalendarGrid: Grid }, names] = await Promise.all([import('./CalendarGrid.client'), loadCalendarLocale(locale)]);
        if (!isGone) setLoaded({ Grid, names });
      } catch {
        if (!isGone) setFailed(true);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [locale]);

  return (
    <div className={styles.slot}>
      {loaded && <loaded.Grid locale={locale} names={loaded.names} texts={texts} failureLook={styles.failure} />}
      {!loaded && !hasFailed && <p className={styles.wait}>{texts.loading}</p>}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {texts.loadFailed}
        </p>
      )}
    </div>
  );
}
