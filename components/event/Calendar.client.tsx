'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { CalendarGrid } from './CalendarGrid.client';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
}

/** The place of the interactive calendar: its height is kept free while its scripts, which no other screen carries, are fetched. */
export function Calendar({ locale, texts }: CalendarProps) {
  const [loaded, setLoaded] = useState<{ Grid: typeof CalendarGrid } | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const { CalendarGrid: Grid } = await import('./CalendarGrid.client');
        if (!isGone) setLoaded({ Grid });
      } catch {
        if (!isGone) setFailed(true);
      }
    };
    // A frame later, then a task later: the agenda is painted first.
    const frame = requestAnimationFrame(() => setTimeout(() => void load()));
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div className={styles.slot}>
      {loaded ? <loaded.Grid locale={locale} texts={texts} /> : !hasFailed && <p className={styles.wait}>{texts.loading}</p>}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {texts.loadFailed}
        </p>
      )}
    </div>
  );
}
