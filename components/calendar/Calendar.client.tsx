'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from './calendar-texts';
import type { ShownPeriod } from './PeriodAgenda.client';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
  /** The server's, `YYYY-MM`: that of `preview` and `children`. */
  month: string;
  preview: ReactNode;
  /** The list of the month's events, until the visitor moves the grid to another period. */
  children: ReactNode;
}

// Asked for as soon as this file runs, beside the hydration of the page: on a telephone that alone
// takes half a second.
const loadGrid = () => import('./CalendarGrid.client').catch(() => 'failed' as const);
const grid = typeof window === 'undefined' ? null : loadGrid();
const loadAgenda = () => import('./PeriodAgenda.client');

/**
 * Reserves the calendar's height and loads it. It shares no style sheet with the calendar, for
 * which the first paint would wait.
 */
export function Calendar({ locale, texts, month, preview, children }: CalendarProps) {
  const [loaded, setLoaded] = useState<Awaited<typeof grid>>(null);
  const [shown, setShown] = useState<ShownPeriod | null>(null);
  const [agenda, setAgenda] = useState<Awaited<ReturnType<typeof loadAgenda>> | null>(null);
  const asked = useRef<string>(undefined);
  const slot = useRef<HTMLDivElement>(null);
  const isServers =
    shown === null || (shown.address.view === 'mois' && shown.address.day.startsWith(month));

  useEffect(() => {
    void grid?.then(setLoaded);
  }, []);
  const retry = (): void => {
    setLoaded(null);
    void loadGrid().then(setLoaded);
  };

  useEffect(() => {
    const place = slot.current;
    if (loaded !== null || !place) return undefined;
    const remember = ({ target }: MouseEvent): void => {
      if (target instanceof Element)
        asked.current = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    };
    place.addEventListener('click', remember);
    return () => place.removeEventListener('click', remember);
  }, [loaded]);

  useEffect(() => {
    // On failure the server's list stays: it names its month.
    if (!isServers) loadAgenda().then(setAgenda, () => undefined);
  }, [isServers]);

  return (
    <>
      <section
        id="calendar"
        aria-label={texts.title}
        className={`needs-scripts section section-tinted ${styles.screen}`}
      >
        <div className="container">
          <div ref={slot} className={styles.slot} data-interactive>
            {loaded === null && (
              <>
                {preview}
                <p role="status" className={`waiting-word ${styles.wait}`}>
                  {texts.loadingEvents}
                </p>
              </>
            )}
            {loaded === 'failed' && (
              <div className={styles.failure}>
                <p role="alert">{texts.loadFailed}</p>
                <button type="button" className="button button-quiet" onClick={retry}>
                  {texts.retry}
                </button>
              </div>
            )}
            {loaded && loaded !== 'failed' && (
              <loaded.CalendarGrid
                locale={locale}
                texts={texts}
                failureClass={styles.failure}
                asked={asked}
                onShown={setShown}
              />
            )}
          </div>
        </div>
      </section>
      {agenda && !isServers ? (
        <agenda.PeriodAgenda {...shown} locale={locale} texts={texts} />
      ) : (
        children
      )}
    </>
  );
}
