import type { Page } from '@/lib/api/schemas/page';
import { EXCERPT_WORDS, SERVICE_COLOURS } from '@/lib/constants';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import type { ImageView } from '@/lib/media/image-address';
import { routes } from '@/lib/routes/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { pagePoints } from './detail';
import { serviceIcon, type ServiceIconName } from './service-icon';

/** A service page on the home screen. */
export interface ServiceView {
  id: string;
  href: string;
  icon: ServiceIconName;
  name: LocalisedText;
  excerpt: LocalisedText;
  points: LocalisedText[];
  /** 0–5: which of the six colours its icon has, by its place in the grid. */
  tint: number;
}

/** A feature page in a tab. */
export interface FeatureView extends Omit<ServiceView, 'tint'> {
  /** HTML of the API; null when there is none. */
  extra: LocalisedText | null;
  image: ImageView;
}

export function serviceView(page: Page, place: number, locale: Locale): ServiceView {
  return {
    ...summary(page, EXCERPT_WORDS.service, locale),
    tint: place % SERVICE_COLOURS,
  };
}

export function featureView(page: Page, locale: Locale): FeatureView {
  const extra = localise(page.extraDescription, locale);
  return {
    ...summary(page, EXCERPT_WORDS.feature, locale),
    extra: plainText(extra.text) === '' ? null : extra,
    image: contentImage(page.image, page.id, locale, 960),
  };
}

function summary(page: Page, words: number, locale: Locale): Omit<ServiceView, 'tint'> {
  return {
    id: page.id,
    href: routes.page(page),
    icon: serviceIcon(page.icon),
    name: mapText(localise(page.name, locale), truncateName),
    excerpt: mapText(localise(page.body, locale), (html) => excerpt(html, words)),
    points: pagePoints(page.points, locale),
  };
}
