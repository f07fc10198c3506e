import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/NotFound';
import { entities } from '@/lib/content-api/entities';
import { toMoment } from '@/lib/i18n/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { type NearbyScreen, nearestScreens } from '@/lib/routes/nearest-screens';
import { ANY_UNKNOWN_PATH } from '@/lib/routes/table';
import { withTimeout } from '@/lib/platform/wait';
import { footerScreens, menuEntries, menuScreens } from '@/lib/views/menu';
import { nextEvents, type NextEventView } from '@/lib/calendar/event';
import { nextEventsPeriod } from '@/lib/calendar/event-period';
import { currentContext } from '@/lib/platform/request-context';

/**
 * The links come from cached data, and are left out while the API fails. Under `next start`, Next
 * sets the status.
 */
export async function NotFoundScreen({ asked }: { asked?: string }) {
  if (!currentContext() && asked === undefined) notFound();
  const isUnavailable = currentContext()?.status === 503;
  const locale = await pageLocale();
  const [, ...screens] = await footerScreens(locale);
  const [nearest, events] = await Promise.all([
    asked === undefined || isUnavailable ? [] : screensNear(asked, screens, locale),
    isUnavailable ? [] : comingEvents(locale),
  ]);
  return (
    <NotFound isUnavailable={isUnavailable} screens={screens} nearest={nearest} events={events} />
  );
}

/** Returns screens of footer and menu that resemble the address; the header loads the menu too. */
async function screensNear(
  asked: string,
  screens: NearbyScreen[],
  locale: Locale,
): Promise<NearbyScreen[]> {
  const menu = await withTimeout(entities.menu.all());
  if (asked === ANY_UNKNOWN_PATH) return [];
  return nearestScreens(asked, [
    ...screens,
    ...(menu?.ok ? menuScreens(menuEntries(menu.data, locale)) : []),
  ]);
}

/** Returns the next events, with the same call as the home screen. */
async function comingEvents(locale: Locale): Promise<NextEventView[]> {
  const now = toMoment(new Date());
  const { start, end } = nextEventsPeriod(now);
  const found = await withTimeout(entities.event.between(start, end, locale));
  return found?.ok ? nextEvents(found.data, now, locale) : [];
}
