'use client';

import type { LocaleInput } from '@fullcalendar/core';
import { useCallback, useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { holdsToday, placeTitle, shownDays, type CalendarPlace } from '@/lib/views/calendar-place';
import { chooseForm, type CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import { CalendarToolbar } from './CalendarToolbar';
import { DrawnCalendar } from './DrawnCalendar.client';
import { LateDialogs } from './LateDialogs.client';
import { useCalendarPlace } from './use-calendar-place';
import { useDrawnPlace } from './use-drawn-place';
import { useEvents } from './use-events';
import styles from './CalendarGrid.module.css';

export interface CalendarGridProps {
  locale: Locale;
  /** The library's names in the page's language; null for English, which it knows. */
  names: LocaleInput | null;
  texts: CalendarTexts;
  /** Class of the box in which a failure is said. */
  failureLook: string | undefined;
}

/** The interactive calendar: month, week, day, year list and year, read-only. What it shows comes from our own route. */
export function CalendarGrid({ locale, names, texts, failureLook }: CalendarGridProps) {
  const { place, today, hrefOf, go } = useCalendarPlace();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [shown, setShown] = useState<EventRecord | null>(null);
  const [shownDay, setShownDay] = useState<string | null>(null);
  const [hasMoved, setMoved] = useState(false);

  const [hasNoScript, setNoScript] = useState(false);
  const showEvent = (record: EventRecord | null): void => {
    setNoScript(false);
    setShown(record);
  };
  const giveUp = useCallback(() => {
    setShown(null);
    setShownDay(null);
    setNoScript(true);
  }, []);
  const drawn = useDrawnPlace(place, { isHalted: hasNoScript, onFailure: giveUp });
  const asked = shownDays(place, locale);
  const { events, state, retry } = useEvents({ asked, drawn: drawn ? shownDays(drawn.place, locale) : asked }, locale);
  const isDrawn = drawn?.place.view === place.view && drawn.place.day === place.day;

  const move = (next: CalendarPlace): void => {
    setMoved(true);
    go(next);
  };
  // The link vanishes with its view: the title takes the focus.
  const goToDay = (day: string): void => {
    title.current?.focus({ preventScroll: true });
    move({ view: 'jour', day });
  };
  const period = placeTitle(place, locale);
  const count = events.length && chooseForm(texts.count, events.length, locale);
  const said = state === 'shown' && isDrawn && hasMoved ? `${period} – ${count || texts.noEvents}` : '';

  return (
    <div className={styles.grid}>
      <CalendarToolbar
        place={place}
        today={today}
        isNow={holdsToday(place, locale, today)}
        title={period}
        titleId={titleId}
        titleRef={title}
        texts={texts}
        go={move}
      />
      {(state === 'failed' || hasNoScript) && (
        <div className={failureLook}>
          <p role="alert">{texts.loadFailed}</p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setNoScript(false);
              retry();
            }}
          >
            {texts.retry}
          </button>
        </div>
      )}
      <p role="status" className={state === 'loading' ? `waiting-word ${styles.status}` : 'visually-hidden'}>
        {state === 'loading' ? texts.loading : said}
      </p>
      <div role="group" aria-labelledby={titleId} aria-busy={!isDrawn} className={styles.view}>
        {drawn && (
          <DrawnCalendar
            {...drawn}
            events={events}
            locale={locale}
            names={names}
            texts={texts}
            showEvent={showEvent}
            showDay={setShownDay}
            goToDay={goToDay}
          />
        )}
      </div>
      <LateDialogs
        event={shown && { record: shown, dayHref: hrefOf({ view: 'jour', day: shown.start.slice(0, 10) }) }}
        day={shownDay}
        events={events}
        locale={locale}
        texts={texts}
        showEvent={showEvent}
        closeDay={() => setShownDay(null)}
        onFailure={giveUp}
      />
    </div>
  );
}
