'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarTexts } from './CalendarSections';
import type { ShownPeriod } from './PeriodAgenda.client';
import styles from './Calendar.module.css';

interface CalendarProps {
  locale: Locale;
  texts: CalendarTexts;
  /** The month of `preview` and `children`, `YYYY-MM`. */
  month: string;
  preview: ReactNode;
  /** The server's list of the month, shown until the grid shows another period. */
  children: ReactNode;
}

// The grid is requested while the page hydrates, which takes half a second on a phone.
const loadGrid = () => import('./CalendarGrid.client').catch(() => 'failed' as const);
const grid = typeof window === 'undefined' ? null : loadGrid();
const loadAgenda = () => import('./PeriodAgenda.client');

/** Reserves the calendar's height and loads it, with its style sheet apart from the first paint. */
export function Calendar({ locale, texts, month, preview, children }: CalendarProps) {
  const [loaded, setLoaded] = useState<Awaited<typeof grid>>(null);
  const [shown, setShown] = useState<ShownPeriod | null>(null);
  const [agenda, setAgenda] = useState<Awaited<ReturnType<typeof loadAgenda>> | null>(null);
  const requestedTarget = useRef<string>(undefined);
  const slot = useRef<HTMLDivElement>(null);
  const isServerMonth =
    shown === null || (shown.address.view === 'mois' && shown.address.day.startsWith(month));

  useEffect(() => {
    void grid?.then(setLoaded);
  }, []);
  const retry = (): void => {
    setLoaded(null);
    void loadGrid().then(setLoaded);
  };

  useEffect(() => {
    const element = slot.current;
    if (loaded !== null || !element) return undefined;
    const remember = ({ target }: MouseEvent): void => {
      if (target instanceof Element)
        requestedTarget.current = target.closest<HTMLElement>('[data-event]')?.dataset['event'];
    };
    element.addEventListener('click', remember);
    return () => element.removeEventListener('click', remember);
  }, [loaded]);

  useEffect(() => {
    // On failure the server's list stays, which names its month.
    if (!isServerMonth) loadAgenda().then(setAgenda, () => undefined);
  }, [isServerMonth]);

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
                requestedTarget={requestedTarget}
                onShown={setShown}
              />
            )}
          </div>
        </div>
      </section>
      {agenda && !isServerMonth ? (
        <agenda.PeriodAgenda {...shown} locale={locale} texts={texts} />
      ) : (
        children
      )}
    </>
  );
}
