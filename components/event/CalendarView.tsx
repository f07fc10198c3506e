import { daysBetween, shownDays, type CalendarPlace } from '@/lib/views/calendar-place';
import type { DrawnEvent } from '@/lib/views/drawn-event';
import type { CalendarTools } from './calendar-tools';
import { MonthTable } from './MonthTable';
import { TimeTable } from './TimeTable';
import { YearList } from './YearList';
import { YearTables } from './YearTables';

interface CalendarViewProps {
  place: CalendarPlace;
  events: DrawnEvent[];
  titleId: string;
  tools: CalendarTools;
}

const WEEKS_OF_MONTH = 6;

/** The view a reader has chosen. Its key makes each period a new table, entered where that period is entered. */
export function CalendarView({ place: { view, day }, events, titleId, tools }: CalendarViewProps) {
  const year = day.slice(0, 4);
  const month = day.slice(0, 7);
  switch (view) {
    case 'mois':
      return <MonthTable key={month} month={month} weeks={WEEKS_OF_MONTH} titleId={titleId} events={events} isSmall={false} tools={tools} />;
    case 'semaine':
    case 'jour': {
      const days = daysBetween(shownDays({ view, day }, tools.locale));
      return <TimeTable key={days.join()} days={days} titleId={titleId} events={events} tools={tools} />;
    }
    case 'liste':
      return <YearList key={year} year={year} events={events} tools={tools} />;
    case 'annee':
      return <YearTables key={year} year={year} events={events} tools={tools} />;
  }
}
