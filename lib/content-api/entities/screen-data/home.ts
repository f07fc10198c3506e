import { entities } from '@/lib/content-api/entities';
import { orElse, orEmpty } from '@/lib/content-api/result';
import type { CalendarEvent } from '@/lib/content-api/schemas/event';
import { toMoment } from '@/lib/i18n/api-date';
import type { LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { featureView, serviceView } from '@/lib/views/feature';
import { nextEvents } from '@/lib/calendar/event';
import { nextEventsPeriod } from '@/lib/calendar/event-period';
import { heroSlides, popupView } from '@/lib/views/slide';

export async function homeContent(locale: Locale, name: LocalisedText) {
  const now = toMoment(new Date());
  const period = nextEventsPeriod(now);
  const [slides, events, features, services, articles, chambers, partners, popups] =
    await Promise.all([
      entities.slide.hero(),
      entities.event.between(period.start, period.end, locale),
      entities.page.features(),
      entities.page.services(),
      entities.article.recent(),
      entities.chamber.home(),
      entities.partner.home(),
      entities.slide.popup(),
    ]);
  const loadedEvents = orElse<CalendarEvent[] | null>(events, null);
  return {
    slides: heroSlides(orEmpty(slides), locale, name),
    /** Null means that the events could not be loaded. */
    events: loadedEvents && nextEvents(loadedEvents, now, locale),
    features: orEmpty(features).map((page) => featureView(page, locale)),
    services: orEmpty(services).map((page, index) => serviceView(page, locale, index)),
    articles: orEmpty(articles).map((article) => entities.article.card(article, locale)),
    chambers: orEmpty(chambers).map((chamber) => entities.chamber.card(chamber, locale)),
    partners: orEmpty(partners).map((partner) => entities.partner.card(partner, locale)),
    popup: popupView(orEmpty(popups), locale),
  };
}
