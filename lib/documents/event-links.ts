import { NAMED_TIME_ZONE } from '@/lib/platform/constants';
import type { Moment } from '@/lib/i18n/api-date';
import { addDays } from '@/lib/i18n/calendar-day';
import { eventDays, type EventTimes } from '@/lib/calendar/event-days';

/** Addresses that add an event to a visitor's own calendar. Without an end it is a moment there. */
export function eventLinks(title: string, times: EventTimes, url: string | null) {
  const { isAllDay, firstDay, lastDay, isoStart, isoEnd } = eventDays(times);
  const after = addDays(lastDay, 1);
  const utc = (moment: Moment): string => moment.replace(/[-:]|\.\d+/g, '');
  const google = queryOf({
    action: 'TEMPLATE',
    text: title,
    dates: isAllDay
      ? `${firstDay}/${after}`.replaceAll('-', '')
      : `${utc(times.start)}/${utc(times.end ?? times.start)}`,
    ctz: NAMED_TIME_ZONE,
    ...(url && { details: url }),
  });
  const outlook = queryOf({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: isoStart,
    enddt: isAllDay ? after : (isoEnd ?? isoStart),
    allday: String(isAllDay),
    ...(url && { body: url }),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

/** Characters that would end a value or may not stand in an address. */
const NEEDS_ESCAPE = /[\s\p{Cc}"#%&+<>[\\\]^`{|}]/gu;

/** Letters stand unescaped, which makes the agenda a tenth smaller. Outlook shows `+` as a plus. */
function queryOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value.replace(NEEDS_ESCAPE, encodeURIComponent)}`)
    .join('&');
}
