import { getTranslations } from 'next-intl/server';
import { getArticles, getCategory } from '@/lib/api/endpoints/articles';
import { getService } from '@/lib/api/endpoints/pages';
import type { TaxonomyList } from '@/lib/api/endpoints/kinds';
import type { ApiResult } from '@/lib/api/result';
import type { Article } from '@/lib/api/schemas/article';
import type { Page } from '@/lib/api/schemas/page';
import { knownMoment } from '@/lib/dates/api-date';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { withoutSlug } from '@/lib/i18n/screen-path';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { siteAddress } from '@/lib/site-address';
import { excerpt } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { atomFeed, type FeedEntry } from './atom';
import { documentFailure, textDocument } from './document-response';

const ENTRIES = 24;
const SUMMARY_WORDS = 60;

/** The site's feed: the latest articles. */
export async function articlesFeed(locale: Locale): Promise<Response> {
  const [result, t] = await Promise.all([getArticles(1, ENTRIES, ''), getTranslations({ locale, namespace: 'listing' })]);
  if (!result.ok) return documentFailure(result.failure);
  return feedResponse({
    locale,
    self: routes.articlesFeed({ language: locale }),
    screen: routes.articles,
    title: t('articlesTitle'),
    entries: result.data.items.map((article) => articleEntry(article, locale)),
  });
}

/** What is new in a category. */
export async function categoryFeed(locale: Locale, id: string): Promise<Response> {
  return taxonomyFeed('category', await getCategory(id, 1, ENTRIES, ''), articleEntry, { locale, id });
}

/** What is new in a service. */
export async function serviceFeed(locale: Locale, id: string): Promise<Response> {
  return taxonomyFeed('service', await getService(id, 1, ENTRIES, ''), pageEntry, { locale, id });
}

function taxonomyFeed<Item>(
  name: 'category' | 'service',
  result: ApiResult<TaxonomyList<Item>>,
  entryOf: (item: Item, locale: Locale) => FeedEntry,
  { locale, id }: { locale: Locale; id: string },
): Response {
  if (!result.ok) return documentFailure(result.failure);
  const { taxonomy, listing } = result.data;
  return feedResponse({
    locale,
    self: routes[`${name}Feed`]({ language: locale, id }),
    screen: routes[name]({ id, slug: taxonomy.slug }),
    title: textOf(taxonomy.name, locale),
    entries: listing.items.map((item) => entryOf(item, locale)),
  });
}

interface Feed {
  locale: Locale;
  /** Paths on our own origin: the feed's own, and of the screen it follows (without language). */
  self: string;
  screen: string;
  title: string;
  entries: FeedEntry[];
}

function feedResponse({ locale, self, screen, title, entries }: Feed): Response {
  const network = textOf(organisation().name, locale);
  const body = atomFeed(entries, {
    locale,
    title: `${title} – ${network}`,
    self: siteAddress() + self,
    screen: siteAddress() + withLanguage(screen, locale),
    author: network,
  });
  return textDocument(body, 'application/atom+xml', { 'content-language': locale });
}

function articleEntry(article: Article, locale: Locale): FeedEntry {
  return {
    ...commonOf(article, routes.article(article), locale),
    publishedAt: knownMoment(article.createdAt) ?? knownMoment(article.startsAt),
    updatedAt: knownMoment(article.updatedAt),
    categories: article.categories.map(({ name }) => textOf(name, locale)).filter(Boolean),
  };
}

function pageEntry(page: Page, locale: Locale): FeedEntry {
  return {
    ...commonOf(page, routes.page(page), locale),
    publishedAt: knownMoment(page.createdAt),
    updatedAt: knownMoment(page.updatedAt),
    categories: page.service ? [textOf(page.service.name, locale)].filter(Boolean) : [],
  };
}

function commonOf({ name, body }: { name: Localised; body: Localised }, path: string, locale: Locale) {
  const [title, text] = [localise(name, locale), localise(body, locale)];
  return {
    id: siteAddress() + withLanguage(withoutSlug(path), locale),
    url: siteAddress() + withLanguage(path, locale),
    title: plainText(title.text),
    lang: title.lang,
    summary: excerpt(text.text, SUMMARY_WORDS),
    summaryLang: text.lang,
  };
}

function textOf(value: Localised, locale: Locale): string {
  return plainText(localise(value, locale).text);
}
