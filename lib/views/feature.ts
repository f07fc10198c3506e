import type { Page } from '@/lib/content-api/schemas/article-page';
import { EXCERPT_WORDS, SERVICE_COLOURS } from '@/lib/platform/constants';
import { localise, mapText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import { routes } from '@/lib/routes/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import { pagePoints } from './detail';

export function serviceView(page: Page, locale: Locale, index: number) {
  return {
    ...pageSummary(page, EXCERPT_WORDS.service, locale),
    /** Index from 0 to 5 of the icon's colour. */
    tint: index % SERVICE_COLOURS,
  };
}
export type ServiceView = ReturnType<typeof serviceView>;

export function featureView(page: Page, locale: Locale) {
  const extra = localise(page.extraDescription, locale);
  return {
    ...pageSummary(page, EXCERPT_WORDS.feature, locale),
    extra: extra.text === '' ? null : extra,
    image: contentImage(page.image, page.id, locale, 960),
  };
}
export type FeatureView = ReturnType<typeof featureView>;

function pageSummary(page: Page, words: number, locale: Locale) {
  return {
    id: page.id,
    href: routes.page(page),
    icon: serviceIcon(page.icon),
    name: mapText(localise(page.name, locale), truncateName),
    excerpt: mapText(localise(page.body, locale), (html) => excerpt(html, words)),
    points: pagePoints(page.points, locale),
  };
}

import names from './icon-names.json' with { type: 'json' };

/** Maps icon names of Lucide, Font Awesome 4 to 6 and Bootstrap Icons to Lucide's. */
export const ICON_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(names).flatMap(([icon, others]) =>
    `${icon} ${others}`
      .trim()
      .split(' ')
      .map((name) => [name, icon] as const),
  ),
);

/** Returns the icon of a class such as `fa-solid fa-truck-fast`, or a star (specification §3). */
export function serviceIcon(iconClass: string): string {
  for (const token of iconClass.toLowerCase().split(/\s+/)) {
    const parts = token.replace(/^(?:fa|bi|icon|mdi|las?|ti)-/, '').split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const name = parts.slice(0, length).join('-');
      const icon = ICON_OF_NAME.get(name) ?? ICON_OF_NAME.get(name.replace(/(?<!\d)\d+$/, ''));
      if (icon) return icon;
    }
  }
  return 'star';
}
