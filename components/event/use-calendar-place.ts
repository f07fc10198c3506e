import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo } from 'react';
import { localDay, toMoment } from '@/lib/dates/api-date';
import { queryOf, readPlace, type CalendarPlace } from '@/lib/views/calendar-place';

interface UsedPlace {
  place: CalendarPlace;
  today: string;
  /** The address of a place, relative to the screen. */
  hrefOf: (place: CalendarPlace) => string;
  go: (place: CalendarPlace) => void;
}

/** The address alone says which view and day are shown: going somewhere writes it, the back button reads it, and the server is not asked. */
export function useCalendarPlace(): UsedPlace {
  const query = useSearchParams();
  const today = localDay(toMoment(new Date()));
  const place = useMemo(() => readPlace(query, today), [query, today]);
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
      if (text !== queryOf(place, today, query.toString())) window.history.pushState(null, '', location.pathname + (text && `?${text}`));
    },
    [place, query, today],
  );
  return { place, today, hrefOf, go };
}
