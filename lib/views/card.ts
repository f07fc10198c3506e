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

type CardRecord = Pick<Article, 'id' | 'name' | 'body' | 'image'>;

/** What the cards of all kinds of items show. */
export function commonCard(type: 'article' | 'page', { id, name, body, image }: CardRecord, locale: Locale) {
  return {
    key: `${type}-${id}`,
    title: mapText(localise(name, locale), truncateName),
    excerpt: mapText(localise(body, locale), (html) => excerpt(html, EXCERPT_WORDS.list)),
    image: contentImage(image, id, locale, 640),
  };
}

/** An article's card shows its start date. */
export function articleCard(article: Article, locale: Locale): CardView {
  return {
    ...commonCard('article', article, locale),
    href: routes.article(article),
    date: cardDate(article.startsAt, locale),
    // Specification §2 Home: a card’s categories link to /category/{id}.
    categories: article.categories.map((category) => taxonomyView('category', { ...category, slug: '' }, locale)),
  };
}

/** A page's card shows the date it was created. */
export function pageCard(page: Page, locale: Locale): CardView {
  return {
    ...commonCard('page', page, locale),
    href: routes.page(page),
    date: cardDate(page.createdAt, locale),
    categories: page.service ? [taxonomyView('service', page.service, locale)] : [],
  };
}
