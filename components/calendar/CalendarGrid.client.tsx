'use client';

import type FullCalendar from '@fullcalendar/react';
import { useSearchParams } from 'next/navigation';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '@/components/ui/Icon';
import { localDay, toMoment } from '@/lib/i18n/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { formatPlural } from '@/lib/i18n/format-number';
import {
  type CalendarAddress,
  type CalendarView,
  containsToday,
  periodOf,
  periodTitle,
  readCalendarAddress,
  adjacentPeriod,
  VIEWS,
  writeCalendarQuery,
} from '@/lib/calendar/calendar-address';
import type { EventRecord } from '@/lib/calendar/event';
import { eventDays } from '@/lib/calendar/event-days';
import type { CalendarTexts } from './CalendarSections';
import { FullCalendarView, type ShownEvents } from './fullcalendar/FullCalendarView.client';
import { useLoadedView } from './fullcalendar/views';
import type { ShownPeriod } from './PeriodAgenda.client';
import styles from './CalendarGrid.module.css';

// Most visitors open no dialog.
const importDialogs = () => import('./CalendarDialogs.client');

interface CalendarGridProps {
  locale: Locale;
  texts: CalendarTexts;
  failureClass: string | undefined;
  /** The event or day that a visitor chose in the preview; it opens once it is loaded. */
  requestedTarget: RefObject<string | undefined>;
  onShown: (period: ShownPeriod) => void;
}

export function CalendarGrid({
  locale,
  texts,
  failureClass,
  requestedTarget,
  onShown,
}: CalendarGridProps) {
  const { address, today, navigate } = useCalendarAddress();
  const calendar = useRef<FullCalendar>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isLoading, setLoading] = useState(true);
  const [failed, setFailed] = useState<'events' | 'script' | null>(null);
  const [shown, setShown] = useState<ShownEvents | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const [event, setEvent] = useState<EventRecord | null>(null);
  const [day, setDay] = useState<{ day: string; events: EventRecord[] } | null>(null);
  const [dialogs, setDialogs] = useState<Awaited<ReturnType<typeof importDialogs>> | null>(null);

  const failScript = (): void => {
    setEvent(null);
    setDay(null);
    setLoading(false);
    setFailed('script');
  };
  const loadDialogs = (): void => void importDialogs().then(setDialogs, failScript);
  const openEvent = (record: EventRecord): void => {
    setEvent(record);
    loadDialogs();
  };
  const openDay = (ofDay: string, events: EventRecord[]): void => {
    setDay({ day: ofDay, events });
    loadDialogs();
  };
  const openRequestedTarget = (events: EventRecord[]): void => {
    const target = requestedTarget.current ?? '';
    const record = events.find(({ id }) => id === target);
    const ofDay = events.filter(({ event_starts_at: start, event_ends_at: end }) => {
      const { firstDay, lastDay } = eventDays({ start, end });
      return firstDay <= target && target <= lastDay;
    });
    if (record) openEvent(record);
    else if (ofDay.length > 0) openDay(target, ofDay);
    else return;
    requestedTarget.current = undefined;
  };
  const view = useLoadedView(address, failed === 'script', failScript);
  const isRendered = view?.address.view === address.view && view.address.day === address.day;

  const move = (next: CalendarAddress): void => {
    setMoved(true);
    // A failed script or call does not concern other views.
    setFailed(null);
    navigate(next);
  };
  const retry = (): void => {
    setFailed(null);
    if (failed === 'events') calendar.current?.getApi().refetchEvents();
  };
  const period = periodTitle(address, locale);
  const count = shown?.events.length ?? 0;
  const announcement =
    isRendered && hasMoved && !failed
      ? `${period} – ${count ? formatPlural(texts.count, count, locale) : texts.noEvents}`
      : '';

  // The browser's "back" closes dialogs.
  useEffect(() => {
    const close = (): void => {
      setEvent(null);
      setDay(null);
    };
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, []);

  useEffect(() => {
    const { first, after } = periodOf(address, locale);
    if (shown?.first === first && shown.after === after && !isLoading)
      onShown({ address, events: failed ? null : shown.events });
  }, [address, locale, shown, isLoading, failed, onShown]);

  return (
    <div className={styles.grid}>
      <CalendarToolbar
        address={address}
        today={today}
        locale={locale}
        texts={texts}
        navigate={move}
      >
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {period}
        </h2>
      </CalendarToolbar>
      {failed && (
        <div className={failureClass}>
          <p role="alert">{texts.loadFailed}</p>
          <button type="button" className="button button-quiet" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      <p role="status" className={isLoading ? `waiting-word ${styles.status}` : 'visually-hidden'}>
        {isLoading ? texts.loadingEvents : announcement}
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
            onPeriod={(period) => {
              setShown(period);
              openRequestedTarget(period.events);
            }}
            onEvent={openEvent}
            onDay={openDay}
            onDate={(ofDate) => {
              // The title takes the focus of the link, which disappears.
              title.current?.focus({ preventScroll: true });
              move({ view: 'jour', day: ofDate });
            }}
          />
        )}
      </div>
      {dialogs && day && (
        <dialogs.DayDialog
          {...day}
          locale={locale}
          texts={texts}
          onShow={setEvent}
          onClose={() => setDay(null)}
        />
      )}
      {dialogs && event && (
        <dialogs.EventDialog
          record={event}
          dayHref={`?${writeCalendarQuery({ view: 'jour', day: event.start.slice(0, 10) }, null)}`}
          locale={locale}
          texts={texts}
          onClose={() => setEvent(null)}
        />
      )}
    </div>
  );
}

type ToolbarProps = Pick<ReturnType<typeof useCalendarAddress>, 'address' | 'today' | 'navigate'> &
  Pick<CalendarGridProps, 'locale' | 'texts'> & { children: ReactNode };

const VIEW_LABEL = {
  mois: 'month',
  semaine: 'week',
  jour: 'day',
  liste: 'list',
  annee: 'multiMonth',
} as const satisfies Record<CalendarView, keyof CalendarTexts>;

/** Previous, next, today, title and views from left to right (specification §2), but in Arabic. */
function CalendarToolbar({ address, today, locale, texts, navigate, children }: ToolbarProps) {
  const steps = [
    { to: adjacentPeriod(address, -1, locale, today), icon: 'chevronStart', text: texts.previous },
    { to: adjacentPeriod(address, 1, locale, today), icon: 'chevronEnd', text: texts.next },
  ] as const;
  const isCurrent = containsToday(address, locale, today);
  // A control with `disabled` would lose the focus.
  return (
    <div className={styles.toolbar}>
      <div className={styles.steps}>
        {steps.map(({ to, icon, text }) => (
          <button
            key={icon}
            type="button"
            aria-disabled={!to}
            className={styles.step}
            onClick={() => to && navigate(to)}
          >
            <Icon name={icon} size={20} />
            <span className="visually-hidden">{text}</span>
          </button>
        ))}
        <button
          type="button"
          aria-disabled={isCurrent}
          className={styles.tool}
          onClick={() => !isCurrent && navigate({ ...address, day: today })}
        >
          {texts.today}
        </button>
      </div>
      {children}
      <div role="group" aria-label={texts.views} className={styles.views}>
        {VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={view === address.view}
            className={styles.tool}
            onClick={() => navigate({ ...address, view })}
          >
            {texts[VIEW_LABEL[view]]}
          </button>
        ))}
      </div>
    </div>
  );
}

const currentDay = (): string => localDay(toMoment(new Date()));

function onReturn(act: () => void): () => void {
  document.addEventListener('visibilitychange', act);
  return () => document.removeEventListener('visibilitychange', act);
}

/** The address, with changes shown before the router reports them. A change is a history entry. */
function useCalendarAddress() {
  const query = useSearchParams();
  // Read at every rendering, and when a visitor returns to a page that was open for days.
  const today = useSyncExternalStore(onReturn, currentDay);
  const written = useMemo(() => readCalendarAddress(query, today), [query, today]);
  const [address, setOptimistic] = useOptimistic(written);
  const queryOf = (next: CalendarAddress): string =>
    writeCalendarQuery(next, today, query.toString());
  const navigate = (next: CalendarAddress): void => {
    if (queryOf(next) === queryOf(address)) return;
    startTransition(() => {
      setOptimistic(next);
      window.history.pushState(null, '', queryOf(next) ? `?${queryOf(next)}` : location.pathname);
    });
  };
  return { address, today, navigate };
}
