import type { Article } from '@/lib/api/schemas/article';
import type { Page } from '@/lib/api/schemas/page';
import { EXCERPT_WORDS } from '@/lib/constants';
import { cardDate, type DateView } from '@/lib/dates/format-date';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import type { ImageView } from '@/lib/media/image-address';
import { routes } from '@/lib/routes/links';
import { excerpt, truncateName } from '@/lib/text/excerpt';
import { taxonomyView, type TaxonomyView } from './taxonomy';

/** An article or page on a card. */
export interface CardView {
  key: string;
  href: string;
  title: LocalisedText;
  excerpt: LocalisedText;
  image: ImageView;
  date: DateView;
  categories: TaxonomyView[];
}

/** An article's card shows its start date. */
export function articleCard(article: Article, locale: Locale): CardView {
  return {
    key: `article-${article.id}`,
    href: routes.article(article),
    title: mapText(localise(article.name, locale), truncateName),
    excerpt: mapText(localise(article.body, locale), (html) => excerpt(html, EXCERPT_WORDS.list)),
    image: contentImage(article.image, article.id, locale, 640),
    date: cardDate(article.startsAt, locale),
    // Specification §2 Home: a card’s categories link to /category/{id}.
    categories: article.categories.map((category) => taxonomyView('category', { ...category, slug: '' }, locale)),
  };
}

/** A page's card shows the date it was created. */
export function pageCard(page: Page, locale: Locale): CardView {
  return {
    key: `page-${page.id}`,
    href: routes.page(page),
    title: mapText(localise(page.name, locale), truncateName),
    excerpt: mapText(localise(page.body, locale), (html) => excerpt(html, EXCERPT_WORDS.list)),
    image: contentImage(page.image, page.id, locale, 640),
    date: cardDate(page.createdAt, locale),
    categories: page.service ? [taxonomyView('service', page.service, locale)] : [],
  };
}
