import { getTranslations } from 'next-intl/server';
import { getArticles } from '@/lib/api/endpoints/articles';
import { getCategory, getService } from '@/lib/api/endpoints/taxonomy';
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
  const [result, t] = await Promise.all([getArticles({ page: 1, perPage: ENTRIES, search: '' }), getTranslations({ locale, namespace: 'listing' })]);
  if (!result.ok) return documentFailure(result.failure);
  return feedResponse({
    locale,
    self: routes.articlesFeed({ language: locale }),
    screen: routes.articles,
    title: t('articlesTitle'),
    entries: result.data.items.map((article) => articleEntry(article, locale)),
  });
}

export async function categoryFeed(locale: Locale, id: string): Promise<Response> {
  const result = await getCategory(id, 1, ENTRIES, '');
  if (!result.ok) return documentFailure(result.failure);
  const { category, articles } = result.data;
  return feedResponse({
    locale,
    self: routes.categoryFeed({ language: locale, id: id }),
    screen: routes.category({ id, slug: category.slug }),
    title: textOf(category.name, locale),
    entries: articles.items.map((article) => articleEntry(article, locale)),
  });
}

export async function serviceFeed(locale: Locale, id: string): Promise<Response> {
  const result = await getService(id, 1, ENTRIES, '');
  if (!result.ok) return documentFailure(result.failure);
  const { service, pages } = result.data;
  return feedResponse({
    locale,
    self: routes.serviceFeed({ language: locale, id: id }),
    screen: routes.service({ id, slug: service.slug }),
    title: textOf(service.name, locale),
    entries: pages.items.map((page) => pageEntry(page, locale)),
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
    ...entryOf(article, routes.article(article), locale),
    publishedAt: knownMoment(article.createdAt) ?? knownMoment(article.startsAt),
    updatedAt: knownMoment(article.updatedAt),
    categories: article.categories.map(({ name }) => textOf(name, locale)).filter(Boolean),
  };
}

function pageEntry(page: Page, locale: Locale): FeedEntry {
  return {
    ...entryOf(page, routes.page(page), locale),
    publishedAt: knownMoment(page.createdAt),
    updatedAt: knownMoment(page.updatedAt),
    categories: page.service ? [textOf(page.service.name, locale)].filter(Boolean) : [],
  };
}

function entryOf({ name, body }: { name: Localised; body: Localised }, path: string, locale: Locale) {
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
