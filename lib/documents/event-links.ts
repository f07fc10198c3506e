import { zonedDateTime, type Moment } from '@/lib/dates/api-date';
import { NAMED_TIME_ZONE } from '@/lib/constants';
import { addDays, type EventPeriod } from '@/lib/views/calendar/event-period';

interface LinkedEvent {
  title: string;
  startsAt: Moment;
  endsAt: Moment | null;
  period: Pick<EventPeriod, 'isAllDay' | 'firstDay' | 'lastDay'>;
  url: string | null;
}

/**
 * Addresses by which the calendars of others take one event of ours. An event without an end is a
 * moment there.
 */
export function eventLinks({ title, startsAt, endsAt, period, url }: LinkedEvent): {
  google: string;
  outlook: string;
} {
  const { isAllDay, firstDay } = period;
  const lastDay = period.lastDay ?? firstDay;
  const end = endsAt ?? startsAt;
  const utc = (moment: Moment): string => moment.replace(/[-:]|\.\d+/g, '');
  const google = queryOf({
    action: 'TEMPLATE',
    text: title,
    dates: isAllDay
      ? `${firstDay}/${addDays(lastDay, 1)}`.replaceAll('-', '')
      : `${utc(startsAt)}/${utc(end)}`,
    ctz: NAMED_TIME_ZONE,
    ...(url && { details: url }),
  });
  const outlook = queryOf({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: isAllDay ? firstDay : zonedDateTime(startsAt),
    enddt: isAllDay ? addDays(lastDay, 1) : zonedDateTime(end),
    allday: String(isAllDay),
    ...(url && { body: url }),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

/** What would end a value, or is no part of an address. */
const NEEDS_ESCAPE = /[\s\p{Cc}"#%&+<>[\\\]^`{|}]/gu;

/**
 * Letters stand as they are, which makes the agenda a tenth smaller. A space is never a plus sign,
 * which Outlook takes for itself.
 */
function queryOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value.replace(NEEDS_ESCAPE, encodeURIComponent)}`)
    .join('&');
}
