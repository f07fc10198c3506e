import type { Article } from '@/lib/api/schemas/article';
import { articleDate, type DateView } from '@/lib/dates/format-date';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
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
  tags: TaxonomyView[];
  files: FileView[];
}

/** What articles and pages have in common as records. */
type DetailRecord = Pick<Article, 'id' | 'name' | 'body' | 'image' | 'files'>;

export function detailView(record: DetailRecord, locale: Locale): Omit<DetailView, 'href' | 'date' | 'tags'> {
  const name = localise(record.name, locale);
  return {
    title: mapText(name, plainText),
    step: mapText(name, truncateName),
    image: contentImage(record.image, record.id, locale, 1280),
    body: localise(record.body, locale),
    files: fileViews(record.files, locale),
  };
}

export function articleView(article: Article, locale: Locale): DetailView {
  return {
    ...detailView(article, locale),
    href: routes.article(article),
    date: articleDate(article.startsAt),
    tags: article.categories.map((category) => taxonomyView('category', category, locale)),
  };
}
