import { calendarEvents } from '@/lib/content-api/entities/screen-data/calendar';
import { browserLanguage } from '@/lib/i18n/decide-language';
import { loadMessages } from '@/lib/i18n/messages';
import { isWithin } from '@/lib/calendar/event-days';
import { readRecordId } from '@/lib/routes/parameters';
import { jsonErrorResponse } from '@/lib/platform/http-messages';
import { eventRecord } from '@/lib/calendar/event';
import { coveringPeriod, readPeriod } from '@/lib/calendar/event-period';

/** The browser reuses answers for 30 seconds while the visitor goes back and forth. */
const CACHE_CONTROL = 'private, max-age=30';

/**
 * GET /api/events answers with the events from `start` to `end`, two ISO timestamps, in the
 * language of `Accept-Language`; `chamber` narrows them to those of a chamber.
 */
export async function GET(request: Request): Promise<Response> {
  const locale = browserLanguage(request.headers.get('accept-language') ?? undefined);
  const { searchParams } = new URL(request.url);
  const period = readPeriod(searchParams.get('start'), searchParams.get('end'));
  const apiPeriod = period && coveringPeriod(period);
  if (!apiPeriod)
    return jsonErrorResponse(
      422,
      'start and end must be ISO timestamps of a day, week, month or year from 2000 to 2099',
    );
  const chamber = readRecordId(searchParams.get('chamber') ?? '');
  const { events: result } = await calendarEvents(apiPeriod, locale, chamber);
  if (!result.ok) return jsonErrorResponse(503, (await loadMessages(locale)).calendar.loadFailed);
  const records = result.data
    .filter((event) => isWithin(event.drawn, period) || isWithin(event, period))
    .map((event) => eventRecord(event, locale));
  return Response.json(records, {
    headers: {
      'cache-control': CACHE_CONTROL,
      'content-language': locale,
      vary: 'Accept-Language',
    },
  });
}
