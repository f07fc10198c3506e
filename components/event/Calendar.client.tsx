'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
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

/** The place of the interactive calendar: its height is kept free while the library, which no other screen carries, is fetched. */
export function Calendar({ locale, texts }: CalendarProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const [{ CalendarGrid: Grid }, names] = await Promise.all([import('./CalendarGrid.client'), loadCalendarLocale(locale)]);
        if (!isGone) setLoaded({ Grid, names });
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
  }, [locale]);

  return (
    <div className={styles.slot}>
      {loaded ? <loaded.Grid locale={locale} names={loaded.names} texts={texts} /> : !hasFailed && <p className={styles.wait}>{texts.loading}</p>}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {texts.loadFailed}
        </p>
      )}
    </div>
  );
}
