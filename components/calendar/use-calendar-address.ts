import { useSearchParams } from 'next/navigation';
import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { localDay, toMoment } from '@/lib/dates/api-date';
import { readCalendarAddress, writeCalendarQuery, type CalendarAddress } from '@/lib/views/calendar/calendar-address';

interface UsedAddress {
  address: CalendarAddress;
  today: string;
  /** The same screen with another view or day, as a relative address. */
  hrefOf: (address: CalendarAddress) => string;
  go: (address: CalendarAddress) => void;
}

/**
 * View and day live in the address alone: a change pushes a history entry without asking the server, the back button reads it.
 * The new value is shown optimistically, since the router takes a moment to report it.
 */
export function useCalendarAddress(): UsedAddress {
  const query = useSearchParams();
  const [today] = useState(() => localDay(toMoment(new Date())));
  const written = useMemo(() => readCalendarAddress(query, today), [query, today]);
  const [address, setOptimistic] = useOptimistic(written);
  const queryOf = (next: CalendarAddress): string => writeCalendarQuery(next, today, query.toString());
  const hrefOf = (next: CalendarAddress): string => {
    const text = queryOf(next);
    return text ? `?${text}` : location.pathname;
  };
  const go = (next: CalendarAddress): void => {
    if (queryOf(next) === queryOf(address)) return;
    startTransition(() => {
      setOptimistic(next);
      window.history.pushState(null, '', hrefOf(next));
    });
  };
  return { address, today, hrefOf, go };
}
