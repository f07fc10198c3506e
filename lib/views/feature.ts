import type { Page } from '@/lib/api/schemas/article-page';
import { EXCERPT_WORDS, SERVICE_COLOURS } from '@/lib/constants';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import { routes } from '@/lib/routes/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import { pagePoints } from './detail';
import { serviceIcon } from './service-icon';

export function serviceView(page: Page, locale: Locale, index: number) {
  return {
    ...summary(page, EXCERPT_WORDS.service, locale),
    /** The colour of its icon, 0–5. */
    tint: index % SERVICE_COLOURS,
  };
}
export type ServiceView = ReturnType<typeof serviceView>;

export function featureView(page: Page, locale: Locale) {
  const extra = localise(page.extraDescription, locale);
  return {
    ...summary(page, EXCERPT_WORDS.feature, locale),
    extra: extra.text === '' ? null : extra,
    image: contentImage(page.image, page.id, locale, 960),
  };
}
export type FeatureView = ReturnType<typeof featureView>;

function summary(page: Page, words: number, locale: Locale) {
  return {
    id: page.id,
    href: routes.page(page),
    icon: serviceIcon(page.icon),
    name: mapText(localise(page.name, locale), truncateName),
    excerpt: mapText(localise(page.body, locale), (html) => excerpt(html, words)),
    points: pagePoints(page.points, locale),
  };
}
