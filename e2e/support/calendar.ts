import type { Locator, Page, Request } from '@playwright/test';
import { hydrate } from './hydrated';
import { messages } from '../../testing/messages';
import { expect, inLanguage, type Language } from '../../testing/test';
import { toMoment } from '@/lib/i18n/api-date';
import { eventDays } from '@/lib/calendar/event-days';

/** An event as the site's own route answers it. */
export interface Event {
  id: string;
  title: string;
  start: string;
  end: string | null;
  event_starts_at: string;
  event_ends_at: string | null;
  image: string | null;
  slug: string;
}

export const DAY = 86_400_000;
/** UTC+1 all year. */
const ALGERIA = 3_600_000;
export const calendar = (page: Page, language: Language = 'fr'): Locator =>
  page.getByRole('region', { name: messages[language].calendar.title, exact: true });
export const tool = (page: Page, name: string, language: Language = 'fr'): Locator =>
  calendar(page, language).getByRole('button', { name, exact: true });
export const title = (page: Page, language: Language = 'fr'): Locator =>
  calendar(page, language).getByRole('heading', { level: 2 });
export const viewNames = (language: Language): string[] => {
  const { month, week, day, list, multiMonth } = messages[language].calendar;
  return [month, week, day, list, multiMonth];
};
export const chips = (page: Page, language: Language = 'fr'): Locator =>
  calendar(page, language).getByRole('gridcell').getByRole('button');
export const isEventsCall = (request: Request): boolean => request.url().includes('/api/events?');

/**
 * Opens the screen and waits until the interactive calendar shows its events; returns what it asked
 * for and got.
 */
export async function openCalendar(
  page: Page,
  language: Language = 'fr',
  query = '',
): Promise<{ request: Request; events: Event[] }> {
  const [response] = await Promise.all([
    page.waitForResponse((candidate) => isEventsCall(candidate.request())),
    page.goto(inLanguage('/calendrier', language) + query).then(() => hydrate(page)),
  ]);
  const events = (await response.json()) as Event[];
  // A day, or a month far away, may have none.
  if (events.length > 0) await expect(chips(page, language).first()).toBeVisible();
  return { request: response.request(), events };
}

/** Text with every kind of space folded. */
export const fold = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * A month from this one on, `2026-11`: Algeria's, which begins before that of a machine's own zone.
 */
export function monthFromNow(by: number): string {
  const here = new Date(Date.now() + ALGERIA);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + by, 10))
    .toISOString()
    .slice(0, 7);
}

export const thisYear = (): string => monthFromNow(0).slice(0, 4);

/** The events of a year, as our own route answers them. */
export async function eventsOfYear(page: Page, year = Number(thisYear())): Promise<Event[]> {
  const answer = await page.request.get('/api/events', {
    params: { start: `${year}-01-01T00:00:00+01:00`, end: `${year + 1}-01-01T00:00:00+01:00` },
    headers: { 'accept-language': 'fr' },
  });
  return (await answer.json()) as Event[];
}

export const daysOf = ({ event_starts_at: start, event_ends_at: end }: Event) =>
  eventDays({ start: toMoment(new Date(start)), end: end ? toMoment(new Date(end)) : null });

/**
 * How many events each day of a month or a year (`2026-11`, `2026`) has; a day without is left out.
 * An event that goes on counts on each of its days.
 */
export function countsPerDay(events: Event[], period: string): Record<string, string> {
  const counts: Record<string, string> = {};
  for (const event of events) {
    const { firstDay, lastDay } = daysOf(event);
    for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1))
      if (day.startsWith(period)) counts[day] = String(Number(counts[day] ?? 0) + 1);
  }
  return counts;
}

/** The day with the most events of this year and the next. */
export async function busiestDay(page: Page): Promise<string> {
  const events = [
    await eventsOfYear(page),
    await eventsOfYear(page, Number(thisYear()) + 1),
  ].flat();
  const counts = Object.entries(countsPerDay(events, ''));
  return counts.sort(([, a], [, b]) => Number(b) - Number(a))[0]?.[0] ?? '';
}

const dayAfter = (day: string, by: number): string =>
  new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10);

/** The counts the grid shows on days of its own months. */
export function countsOf(page: Page, language: Language = 'fr'): Promise<Record<string, string>> {
  return calendar(page, language)
    .locator('[role="gridcell"]:not(.fc-day-other)')
    .evaluateAll((cells) =>
      Object.fromEntries(
        cells.flatMap((cell) => {
          const shown = [...cell.querySelectorAll('[role="button"]')].filter((chip) =>
            chip.checkVisibility({ visibilityProperty: true }),
          );
          return shown.map((button) => [
            cell.getAttribute('data-date') ?? '',
            button.textContent?.match(/\d+/)?.[0] ?? '',
          ]);
        }),
      ),
    );
}

/**
 * The most events of a day that stand beside each other in the week, at the hour when one of them
 * begins.
 */
export function mostBeside(page: Page, day: string): Promise<number> {
  return page
    .locator(`#calendar .fc-timegrid-col[data-date="${day}"] .fc-timegrid-event`)
    .evaluateAll((elements) => {
      const boxes = elements
        .map((element) => element.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      return Math.max(
        0,
        ...boxes.map((a) => boxes.filter((b) => b.top <= a.top + 1 && a.top + 1 < b.bottom).length),
      );
    });
}
