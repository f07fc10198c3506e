import type { ReactNode } from 'react';
import { calendarFormat, startOfDay } from '@/lib/views/event-period';
import type { CalendarTools } from './calendar-tools';

interface DayLinkProps {
  day: string;
  tools: CalendarTools;
  className: string | undefined;
  /** What is seen; the whole date is heard. */
  children: ReactNode;
}

/** A date that leads to its day's view. */
export function DayLink({ day, tools, className, children }: DayLinkProps) {
  const { locale, texts, today, hrefOf, follow } = tools;
  const place = { view: 'jour', day } as const;
  const date = calendarFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(startOfDay(day));
  return (
    <a href={hrefOf(place)} onClick={(event) => follow(event, place)} className={className}>
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">
        {date}
        {day === today && ` (${texts.today})`}
      </span>
    </a>
  );
}
