'use client';

import type FullCalendar from '@fullcalendar/react';
import { useId, useRef, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { chooseForm } from '@/lib/i18n/plural-forms';
import { containsToday, periodTitle, type CalendarAddress } from '@/lib/views/calendar/calendar-address';
import type { EventRecord } from '@/lib/views/calendar/event';
import type { CalendarTexts } from './calendar-texts';
import type { CalendarDialogs } from './CalendarDialogs.client';
import { CalendarToolbar } from './CalendarToolbar';
import { FullCalendarView } from './fullcalendar/FullCalendarView.client';
import { useCalendarAddress } from './use-calendar-address';
import { useLoadedView } from './fullcalendar/use-loaded-view';
import styles from './CalendarGrid.module.css';

export interface CalendarGridProps {
  locale: Locale;
  texts: CalendarTexts;
  failureClass: string | undefined;
}

/** The interactive calendar: month, week, day, year list and multi-month year, read-only (specification §2). */
export function CalendarGrid({ locale, texts, failureClass }: CalendarGridProps) {
  const { address, today, hrefOf, go } = useCalendarAddress();
  const calendar = useRef<FullCalendar>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isLoading, setLoading] = useState(true);
  const [failed, setFailed] = useState<'events' | 'script' | null>(null);
  const [count, setCount] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [event, setEvent] = useState<EventRecord | null>(null);
  const [day, setDay] = useState<{ day: string; events: EventRecord[] } | null>(null);
  const [dialogs, setDialogs] = useState<{ CalendarDialogs: typeof CalendarDialogs } | null>(null);

  const giveUp = (): void => {
    setEvent(null);
    setDay(null);
    setFailed('script');
  };
  // Most visitors open no dialog.
  const loadDialogs = (): void => void import('./CalendarDialogs.client').then(setDialogs, giveUp);
  const view = useLoadedView(address, { isHalted: failed === 'script', onFailure: giveUp });
  const isRendered = view?.address.view === address.view && view.address.day === address.day;

  const move = (next: CalendarAddress): void => {
    setMoved(true);
    go(next);
  };
  const retry = (): void => {
    setFailed(null);
    if (failed === 'events') calendar.current?.getApi().refetchEvents();
  };
  const period = periodTitle(address, locale);
  const announcement = isRendered && hasMoved && !failed ? `${period} – ${count ? chooseForm(texts.count, count, locale) : texts.noEvents}` : '';

  return (
    <div className={styles.grid}>
      <CalendarToolbar
        address={address}
        today={today}
        isCurrent={containsToday(address, locale, today)}
        title={period}
        titleId={titleId}
        titleRef={title}
        texts={texts}
        go={move}
      />
      {failed && (
        <div className={failureClass}>
          <p role="alert">{texts.loadFailed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      <p role="status" className={isLoading ? `waiting-word ${styles.status}` : 'visually-hidden'}>
        {isLoading ? texts.loading : announcement}
      </p>
      <div role="group" aria-labelledby={titleId} aria-busy={!isRendered} className={styles.view}>
        {view && (
          <FullCalendarView
            view={view}
            calendar={calendar}
            locale={locale}
            texts={texts}
            onLoading={(isNow) => {
              setLoading(isNow);
              if (isNow) setFailed((before) => (before === 'events' ? null : before));
            }}
            onFailure={() => setFailed('events')}
            onCount={setCount}
            onEvent={(ofChip) => {
              setEvent(ofChip);
              loadDialogs();
            }}
            onDay={(ofDay, events) => {
              setDay({ day: ofDay, events });
              loadDialogs();
            }}
            onDate={(ofDate) => {
              // The link disappears with its view: the title takes the focus.
              title.current?.focus({ preventScroll: true });
              move({ view: 'jour', day: ofDate });
            }}
          />
        )}
      </div>
      {dialogs && (
        <dialogs.CalendarDialogs
          event={event && { record: event, dayHref: hrefOf({ view: 'jour', day: event.start.slice(0, 10) }) }}
          day={day}
          locale={locale}
          texts={texts}
          showEvent={setEvent}
          closeDay={() => setDay(null)}
        />
      )}
    </div>
  );
}
