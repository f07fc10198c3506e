import { Icon } from '@/components/ui/Icon';
import type { EventTimes } from '@/lib/calendar/event-days';
import { isSubscribed } from '@/lib/calendar/event-period';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import type { CalendarTexts } from './CalendarSections';
import styles from './AddToCalendar.module.css';

interface AddToCalendarProps {
  event: { id: string; times: EventTimes };
  locale: Locale;
  texts: CalendarTexts;
  /** The element that names the event, in lists of events. */
  titleId?: string;
}

/** The iCalendar file of an event, which every calendar opens. Events beyond a year have none. */
export function AddToCalendar({ event, locale, texts, titleId }: AddToCalendarProps) {
  if (!isSubscribed(event.times)) return null;
  const id = `${titleId}-add`;
  return (
    <a
      href={routes.calendarEvent({ language: locale, id: event.id })}
      download
      className={styles.add}
      // The name refers to the title, so that the page does not repeat it.
      {...(titleId && { id, 'aria-labelledby': `${id} ${titleId}` })}
    >
      <Icon name="calendar" size={20} />
      {texts.addToCalendar}
    </a>
  );
}
