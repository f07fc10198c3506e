import type { MouseEvent } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { CalendarPlace } from '@/lib/views/calendar-place';
import type { CalendarTexts } from '@/lib/views/calendar-texts';
import type { EventRecord } from '@/lib/views/event';
import type { DayCells } from './use-day-cells';

/** What every view of the interactive calendar needs besides its days and events. */
export interface CalendarTools {
  locale: Locale;
  texts: CalendarTexts;
  today: string;
  cells: DayCells;
  hrefOf: (place: CalendarPlace) => string;
  /** Goes to a place by a link that is about to vanish with its view. */
  follow: (event: MouseEvent, place: CalendarPlace) => void;
  showEvent: (record: EventRecord) => void;
  showDay: (day: string) => void;
}
