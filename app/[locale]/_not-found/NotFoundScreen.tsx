import { notFound } from 'next/navigation';
import { NotFound } from '@/components/layout/NotFound';
import { entities } from '@/lib/content-api/entities';
import { toMoment } from '@/lib/i18n/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { withTimeout } from '@/lib/platform/wait';
import { footerScreens } from '@/lib/views/menu';
import { nextEvents, type NextEventView } from '@/lib/calendar/event';
import { nextEventsPeriod } from '@/lib/calendar/event-period';
import { currentContext } from '@/lib/platform/request-context';

/**
 * The next events come from cached data, and are left out while the API fails. Under `next start`,
 * Next sets the status.
 */
export async function NotFoundScreen({ isOfRecord = true }: { isOfRecord?: boolean }) {
  if (!currentContext() && isOfRecord) notFound();
  const isUnavailable = currentContext()?.status === 503;
  const locale = await pageLocale();
  const [, ...screens] = await footerScreens(locale);
  const events = isUnavailable ? [] : await comingEvents(locale);
  return <NotFound isUnavailable={isUnavailable} screens={screens} events={events} />;
}

/** Returns the next events, with the same call as the home screen. */
async function comingEvents(locale: Locale): Promise<NextEventView[]> {
  const now = toMoment(new Date());
  const { start, end } = nextEventsPeriod(now);
  const found = await withTimeout(entities.event.between(start, end, locale));
  return found?.ok ? nextEvents(found.data, now, locale) : [];
}
