'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { nextPaint } from '@/lib/browser/scheduling';
import type { CalendarTexts } from './calendar-texts';
import type { ShownPeriod } from './PeriodAgenda.client';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
  /** The server's, `YYYY-MM`: that of `preview` and `children`. */
  month: string;
  /** Stands in the calendar's place until it has come. */
  preview: ReactNode;
  /** The list of the month's events, until the visitor moves the grid to another period. */
  children: ReactNode;
}

// The rest of the page is painted first.
const load = async () => {
  await nextPaint();
  return import('./CalendarGrid.client');
};
const loadAgenda = () => import('./PeriodAgenda.client');

/** Reserves the calendar's height and loads it. It shares no style sheet with it, or the first paint would wait for that one, too. */
export function Calendar({ locale, texts, month, preview, children }: CalendarProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | 'failed' | null>(null);
  const [shown, setShown] = useState<ShownPeriod | null>(null);
  const [agenda, setAgenda] = useState<Awaited<ReturnType<typeof loadAgenda>> | null>(null);
  const isServers = shown === null || (shown.address.view === 'mois' && shown.address.day.startsWith(month));

  useEffect(() => {
    load().then(setLoaded, () => setLoaded('failed'));
  }, []);

  useEffect(() => {
    // Without it the server's list stands on: it names its month.
    if (!isServers) loadAgenda().then(setAgenda, () => undefined);
  }, [isServers]);

  return (
    <>
      <section id="calendar" aria-label={texts.title} className={`needs-scripts section section-tinted ${styles.screen}`}>
        <div className="container">
          <div className={styles.slot} data-interactive>
            {loaded === null && (
              <>
                {preview}
                <p role="status" className={`waiting-word ${styles.wait}`}>
                  {texts.loadingEvents}
                </p>
              </>
            )}
            {loaded === 'failed' && (
              <p role="alert" className={styles.failure}>
                {texts.loadFailed}
              </p>
            )}
            {loaded && loaded !== 'failed' && <loaded.CalendarGrid locale={locale} texts={texts} failureClass={styles.failure} onShown={setShown} />}
          </div>
        </div>
      </section>
      {agenda && !isServers ? <agenda.PeriodAgenda {...shown} locale={locale} texts={texts} /> : children}
    </>
  );
}
