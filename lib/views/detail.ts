import type { Article } from '@/lib/api/schemas/article';
import type { Page } from '@/lib/api/schemas/page';
import { articleDate, type DateView } from '@/lib/dates/format-date';
import { BASE_LANGUAGE, contentLanguage } from '@/lib/i18n/content-languages';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import type { ImageView } from '@/lib/media/image-address';
import { routes } from '@/lib/routes/links';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { fileViews, type FileView } from './file';
import { taxonomyView, type TaxonomyView } from './taxonomy';

/** An article or page read in full. */
export interface DetailView {
  /** Canonical path, without language. */
  href: string;
  /** The whole name. */
  title: LocalisedText;
  /** The name as the last step of the breadcrumb. */
  step: LocalisedText;
  date: DateView;
  image: ImageView;
  body: LocalisedText;
  /** Of a page. */
  points: LocalisedText[];
  tags: TaxonomyView[];
  files: FileView[];
}

export function articleView(article: Article, locale: Locale): DetailView {
  return {
    ...common(article, locale),
    href: routes.article(article),
    date: articleDate(article.startsAt),
    points: [],
    tags: article.categories.map((category) => taxonomyView('category', category, locale)),
  };
}

export function pageView(page: Page, locale: Locale): DetailView {
  return {
    ...common(page, locale),
    href: routes.page(page),
    date: articleDate(page.createdAt),
    points: pagePoints(page.points, locale),
    tags: page.service ? [taxonomyView('service', page.service, locale)] : [],
  };
}

function common(record: Pick<Article, 'id' | 'name' | 'body' | 'image' | 'files'>, locale: Locale) {
  const name = localise(record.name, locale);
  return {
    title: mapText(name, plainText),
    step: mapText(name, truncateName),
    image: contentImage(record.image, record.id, locale, 1280),
    body: localise(record.body, locale),
    files: fileViews(record.files, locale),
  };
}

/** The points in the reader's language, or all of them in French when there are none. */
export function pagePoints(points: Page['points'], locale: Locale): LocalisedText[] {
  const own = contentLanguage(locale);
  const lang = points[own].length > 0 ? own : BASE_LANGUAGE;
  return points[lang]
    .map((text) => mapText({ text, lang, dir: directionOf(lang), isFallback: lang !== locale }, plainText))
    .filter(({ text }) => text !== '');
}
