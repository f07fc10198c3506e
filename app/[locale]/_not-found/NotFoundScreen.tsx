import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/NotFound';
import { getEvents, getMenu } from '@/lib/api/endpoints';
import { toMoment } from '@/lib/dates/api-date';
import { pageLocale } from '@/lib/i18n/page-locale';
import { type NearbyScreen, nearestScreens } from '@/lib/routes/nearest-screens';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/pattern';
import { withTimeout } from '@/lib/runtime/wait';
import { fixedScreens, menuEntries, menuScreens } from '@/lib/views/menu';
import { nextEvents, nextEventsPeriod, type NextEventView } from '@/lib/views/calendar/event';
import { currentContext } from '@/lib/runtime/request-context';

/**
 * The not-found screen with what the site has at hand to lead on. While the API fails, it is asked for nothing more. Under plain `next start` the status of
 * a missing item is Next's own.
 */
export async function NotFoundScreen({ asked }: { asked?: string }) {
  if (!currentContext() && asked === undefined) notFound();
  const isUnavailable = currentContext()?.status === 503;
  const [nearest, events] = await Promise.all([asked === undefined || isUnavailable ? [] : screensNear(asked), isUnavailable ? [] : comingEvents()]);
  return <NotFound nearest={nearest} events={events} />;
}

/** The header of the same page has asked for the menu already. */
async function screensNear(asked: string): Promise<NearbyScreen[]> {
  const locale = await pageLocale();
  const [[, ...fixed], menu] = await Promise.all([fixedScreens(locale), withTimeout(getMenu())]);
  if (asked === ANY_UNKNOWN_PATH) return [];
  return nearestScreens(asked, [...fixed, ...(menu?.ok ? menuScreens(menuEntries(menu.data, locale)) : [])]);
}

/** The calendar's next dates: the home screen's call, so mostly at hand already. */
async function comingEvents(): Promise<NextEventView[]> {
  const locale = await pageLocale();
  const now = toMoment(new Date());
  const { start, end } = nextEventsPeriod(now);
  const found = await withTimeout(getEvents(start, end, locale));
  return found?.ok ? nextEvents(found.data, now, locale) : [];
}
