import { getTranslations } from 'next-intl/server';
import { getArticles, getCategory, getService, type TaxonomyList } from '@/lib/api/endpoints';
import type { ApiResult } from '@/lib/api/result';
import type { Article, Page } from '@/lib/api/schemas/content';
import { knownMoment, zonedDateTime, type Moment } from '@/lib/dates/api-date';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { withoutSlug } from '@/lib/i18n/screen-path';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { siteAddress } from '@/lib/site-address';
import { excerpt } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { documentFailure, textDocument } from './document';
import { xmlText } from '@/lib/text/xml';

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

/** An article or page as feed readers get it. Addresses are absolute. */
export interface FeedEntry {
  /** An address that stays when the slug changes: by it readers tell what they have seen. */
  id: string;
  url: string;
  title: string;
  /** Language it is really written in. */
  lang: Locale;
  summary: string;
  summaryLang: Locale;
  publishedAt: Moment | null;
  updatedAt: Moment | null;
  categories: string[];
}

interface FeedHead {
  title: string;
  locale: Locale;
  /** Where the feed stands, and the screen it follows. */
  self: string;
  screen: string;
  author: string;
}

/** Nothing is known of it: older than anything a reader has. */
const UNDATED: Moment = '2000-01-01T00:00:00.000Z';

/** An Atom feed (RFC 4287). The same entries give the same bytes. */
export function atomFeed(entries: FeedEntry[], { title, locale, self, screen, author }: FeedHead): string {
  const updated = entries.map(changedAt).reduce((latest, moment) => (moment > latest ? moment : latest), UNDATED);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${zonedDateTime(updated)}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${xmlText(screen)}"/>`,
    ...entries.map((entry) => entryElement(entry)),
    '</feed>',
    '',
  ].join('\n');
}

function entryElement(entry: FeedEntry): string {
  const { id, url, title, lang, summary, summaryLang, publishedAt, categories } = entry;
  return [
    `<entry xml:lang="${lang}">`,
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${zonedDateTime(changedAt(entry))}</updated>`,
    ...(publishedAt ? [`<published>${zonedDateTime(publishedAt)}</published>`] : []),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    ...categories.map((category) => `<category term="${xmlText(category)}"/>`),
    ...(summary ? [`<summary${summaryLang === lang ? '' : ` xml:lang="${summaryLang}"`}>${xmlText(summary)}</summary>`] : []),
    '</entry>',
  ].join('');
}

function changedAt({ updatedAt, publishedAt }: FeedEntry): Moment {
  return updatedAt ?? publishedAt ?? UNDATED;
}
