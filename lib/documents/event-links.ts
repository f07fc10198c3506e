import { NAMED_TIME_ZONE } from '@/lib/platform/constants';
import type { Moment } from '@/lib/i18n/api-date';
import { addDays } from '@/lib/i18n/calendar-day';
import { eventDays, type EventTimes } from '@/lib/calendar/event-days';

/** Returns links that add an event to the visitor's calendar, as a moment if it has no end. */
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

/** These characters would end a value or are not allowed in an address. */
const NEEDS_ESCAPE = /[\s\p{Cc}"#%&+<>[\\\]^`{|}]/gu;

/** Outlook shows `+` as a plus, so a space is `%20`; letters stay as they are to save bytes. */
function queryOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value.replace(NEEDS_ESCAPE, encodeURIComponent)}`)
    .join('&');
}
