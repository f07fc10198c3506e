import type { Page } from '@/lib/api/schemas/page';
import { articleDate } from '@/lib/dates/format-date';
import { mapText, type LocalisedText } from '@/lib/i18n/localise';
import { BASE_LANGUAGE, contentLanguage } from '@/lib/i18n/content-languages';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes/links';
import { plainText } from '@/lib/text/plain-text';
import { detailView, type DetailView } from './article';
import { taxonomyView } from './taxonomy';

export interface PageView extends DetailView {
  points: LocalisedText[];
}

/** The points in the reader's language, or all of them in French when there are none. */
export function pagePoints(points: Page['points'], locale: Locale): LocalisedText[] {
  const own = contentLanguage(locale);
  const lang = points[own].length > 0 ? own : BASE_LANGUAGE;
  return points[lang]
    .map((text) => mapText({ text, lang, dir: directionOf(lang), isFallback: lang !== locale }, plainText))
    .filter(({ text }) => text !== '');
}

export function pageView(page: Page, locale: Locale): PageView {
  return {
    ...detailView(page, locale),
    href: routes.page(page),
    date: articleDate(page.createdAt),
    tags: page.service ? [taxonomyView('service', page.service, locale)] : [],
    points: pagePoints(page.points, locale),
  };
}
