import { useSearchParams } from 'next/navigation';
import { startTransition, useCallback, useMemo, useOptimistic, useState } from 'react';
import { localDay, toMoment } from '@/lib/dates/api-date';
import { queryOf, readPlace, type CalendarPlace } from '@/lib/views/calendar-place';

interface UsedPlace {
  place: CalendarPlace;
  today: string;
  /** The address of a place, relative to the screen. */
  hrefOf: (place: CalendarPlace) => string;
  go: (place: CalendarPlace) => void;
}

/**
 * The address alone says which view and day are shown: going somewhere writes it, the back button reads it, and the server is not asked. What
 * is on its way into the address counts already: the router takes its time, and a pressed button must look so at once.
 */
export function useCalendarPlace(): UsedPlace {
  const query = useSearchParams();
  const [today] = useState(() => localDay(toMoment(new Date())));
  const written = useMemo(() => readPlace(query, today), [query, today]);
  const [place, expect] = useOptimistic(written);
  const hrefOf = useCallback(
    (next: CalendarPlace) => {
      const text = queryOf(next, today, query.toString());
      return text ? `?${text}` : location.pathname;
    },
    [query, today],
  );
  const go = useCallback(
    (next: CalendarPlace) => {
      const text = queryOf(next, today, query.toString());
      if (text === queryOf(place, today, query.toString())) return;
      startTransition(() => {
        expect(next);
        window.history.pushState(null, '', location.pathname + (text && `?${text}`));
      });
    },
    [place, expect, query, today],
  );
  return { place, today, hrefOf, go };
}
