'use client';

import { useCallback, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { holdsToday, placeTitle, shownDays, type CalendarPlace } from '@/lib/views/calendar-place';
import { chooseForm, type CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import type { CalendarTools } from './calendar-tools';
import { CalendarToolbar } from './CalendarToolbar';
import { CalendarView } from './CalendarView';
import { DayDialog } from './DayDialog.client';
import { EventDialog } from './EventDialog.client';
import { useCalendarPlace } from './use-calendar-place';
import { useDayCells } from './use-day-cells';
import { useEvents } from './use-events';
import styles from './Calendar.module.css';

interface CalendarGridProps {
  locale: Locale;
  texts: CalendarTexts;
}

/** The interactive calendar: month, week, day, year list and year, read-only. What it shows comes from our own route. */
export function CalendarGrid({ locale, texts }: CalendarGridProps) {
  const { place, today, hrefOf, go } = useCalendarPlace();
  const { first, after } = shownDays(place, locale);
  const { events, state, retry } = useEvents({ first, after }, locale);
  const cells = useDayCells();
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [shown, setShown] = useState<EventRecord | null>(null);
  const [shownDay, setShownDay] = useState<string | null>(null);
  const [hasMoved, setMoved] = useState(false);

  const move = useCallback(
    (next: CalendarPlace) => {
      setMoved(true);
      go(next);
    },
    [go],
  );
  const follow = useCallback(
    (event: MouseEvent, next: CalendarPlace) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      title.current?.focus({ preventScroll: true });
      move(next);
    },
    [move],
  );
  const tools: CalendarTools = { locale, texts, today, cells, hrefOf, follow, showEvent: setShown, showDay: setShownDay };
  const period = placeTitle(place, locale);
  const count = useMemo(() => events.length && chooseForm(texts.count, events.length, locale), [events, texts, locale]);
  const said = state === 'shown' && hasMoved ? `${period} – ${count || texts.noEvents}` : '';

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
      {state === 'failed' && (
        <div className={styles.failure}>
          <p role="alert">{texts.loadFailed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      <p role="status" className={state === 'loading' ? styles.status : 'visually-hidden'}>
        {state === 'loading' ? texts.loading : said}
      </p>
      <div className={styles.view}>
        <CalendarView place={place} events={events} titleId={titleId} tools={tools} />
      </div>
      {shownDay && <DayDialog day={shownDay} events={events} locale={locale} texts={texts} onShow={setShown} onClose={() => setShownDay(null)} />}
      {shown && (
        <EventDialog
          record={shown}
          dayHref={hrefOf({ view: 'jour', day: shown.start.slice(0, 10) })}
          locale={locale}
          texts={texts}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
