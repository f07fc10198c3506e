import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { ShownDays } from '@/lib/views/calendar-place';
import { drawnEvents, type DrawnEvent } from '@/lib/views/drawn-event';
import type { EventRecord } from '@/lib/views/event';
import { fetchEvents } from './fetch-events';

interface UsedEvents {
  /** Those of the drawn days; while they are on their way, what is already known of them. */
  events: DrawnEvent[];
  state: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

interface EventDays {
  asked: ShownDays;
  /** Those of the view that is drawn still: with the events of other days it would be drawn once more for nothing. */
  drawn: ShownDays;
}

/** Reads the events of some days. What was read before is shown at once, and replaced by the answer; a call nobody waits for is cancelled. */
export function useEvents({ asked: { first, after }, drawn }: EventDays, locale: Locale): UsedEvents {
  const [known, setKnown] = useState<EventRecord[]>([]);
  const [state, setState] = useState<UsedEvents['state']>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const load = async (): Promise<void> => {
      setState('loading');
      try {
        const found = await fetchEvents({ first, after }, locale, controller.signal);
        const ids = new Set(found.map(({ id }) => id));
        setKnown((records) => [...within(records, { first, after }, false).filter(({ id }) => !ids.has(id)), ...found]);
        setState('shown');
      } catch {
        if (!controller.signal.aborted) setState('failed');
      }
    };
    void load();
    return () => controller.abort();
  }, [first, after, locale, attempt]);

  const events = useMemo(
    () => drawnEvents(within(known, { first: drawn.first, after: drawn.after }, true), locale),
    [known, drawn.first, drawn.after, locale],
  );
  return { events, state, retry: () => setAttempt(attempt + 1) };
}

/** The records that touch some days, or those that do not. */
function within(records: EventRecord[], { first, after }: ShownDays, isWanted: boolean): EventRecord[] {
  return records.filter(({ start, end }) => (start.slice(0, 10) < after && (end ?? start).slice(0, 10) >= first) === isWanted);
}
