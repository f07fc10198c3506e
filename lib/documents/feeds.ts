import { getTranslations } from 'next-intl/server';
import { getArticles, getCategory, getService, type TaxonomyList } from '@/lib/api/endpoints';
import type { ApiResult } from '@/lib/api/result';
import type { Article, Page, TaxonomyLink } from '@/lib/api/schemas/article-page';
import { knownMoment, zonedDateTime, type Moment } from '@/lib/dates/api-date';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { withoutSlug } from '@/lib/i18n/language-path';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { screenAddress, siteAddress } from '@/lib/routes/site-address';
import { excerpt } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { documentFailure, textDocument, xmlFile, xmlText } from './document';

const ENTRIES = 24;
const SUMMARY_WORDS = 60;

export async function articlesFeed(locale: Locale): Promise<Response> {
  const [result, t] = await Promise.all([getArticles(1, ENTRIES, ''), getTranslations({ locale, namespace: 'listing' })]);
  if (!result.ok) return documentFailure(result.failure);
  const head = { locale, self: routes.articlesFeed({ language: locale }), screen: routes.articles, title: t('articlesTitle') };
  return feedResponse(result.data.items.map(articleEntry), head);
}

export async function categoryFeed(locale: Locale, id: string): Promise<Response> {
  return taxonomyFeed('category', id, await getCategory(id, 1, ENTRIES, ''), articleEntry, locale);
}

export async function serviceFeed(locale: Locale, id: string): Promise<Response> {
  return taxonomyFeed('service', id, await getService(id, 1, ENTRIES, ''), pageEntry, locale);
}

function taxonomyFeed<Item>(
  name: 'category' | 'service',
  id: string,
  result: ApiResult<TaxonomyList<Item>>,
  entryOf: (item: Item) => FeedEntry,
  locale: Locale,
): Response {
  if (!result.ok) return documentFailure(result.failure);
  const { taxonomy, listing } = result.data;
  const self = routes[`${name}Feed`]({ language: locale, id });
  const head = { locale, self, screen: routes[name]({ id, slug: taxonomy.slug }), title: textOf(taxonomy.name, locale) };
  return feedResponse(listing.items.map(entryOf), head);
}

interface FeedHead {
  title: string;
  locale: Locale;
  /** Where the feed stands, and the screen it follows: for a response paths, the screen's without language; in the feed whole addresses. */
  self: string;
  screen: string;
}

/** An API may send more than it is asked for. */
function feedResponse(entries: FeedEntry[], { locale, self, screen, title }: FeedHead): Response {
  const author = textOf(organisation().name, locale);
  const head = { locale, title: `${title} – ${author}`, self: siteAddress() + self, screen: screenAddress(screen, locale), author };
  return textDocument(atomFeed(entries.slice(0, ENTRIES), head), 'application/atom+xml', { 'content-language': locale });
}

interface FeedEntry {
  item: Article | Page;
  /** Of its screen, without language. */
  path: string;
  tags: TaxonomyLink[];
}

export function articleEntry(item: Article): FeedEntry {
  return { item, path: routes.article(item), tags: item.categories };
}

function pageEntry(item: Page): FeedEntry {
  return { item, path: routes.page(item), tags: item.service ? [item.service] : [] };
}

function textOf(value: Localised, locale: Locale): string {
  return plainText(localise(value, locale).text);
}

/** Nothing is known of it: older than anything a reader has. */
const UNDATED: Moment = '2000-01-01T00:00:00.000Z';

/** An Atom feed (RFC 4287). The same entries give the same bytes. */
export function atomFeed(entries: FeedEntry[], { title, locale, self, screen, author }: FeedHead & { author: string }): string {
  const updated = entries.map(({ item }) => changedAt(item)).reduce((latest, moment) => (moment > latest ? moment : latest), UNDATED);
  return xmlFile(`feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"`, [
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${zonedDateTime(updated)}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${xmlText(screen)}"/>`,
    ...entries.map((entry) => entryElement(entry, locale)),
  ]);
}

/** Readers tell what they have seen by an entry's id, which stays when the slug changes. */
function entryElement({ item, path, tags }: FeedEntry, locale: Locale): string {
  const [name, body] = [localise(item.name, locale), localise(item.body, locale)];
  const summary = excerpt(body.text, SUMMARY_WORDS);
  const published = publishedAt(item);
  const categories = tags.map((tag) => textOf(tag.name, locale)).filter(Boolean);
  return [
    `<entry xml:lang="${name.lang}">`,
    `<id>${xmlText(screenAddress(withoutSlug(path), locale))}</id>`,
    `<title>${xmlText(plainText(name.text))}</title>`,
    `<updated>${zonedDateTime(changedAt(item))}</updated>`,
    ...(published ? [`<published>${zonedDateTime(published)}</published>`] : []),
    `<link rel="alternate" type="text/html" href="${xmlText(screenAddress(path, locale))}"/>`,
    ...categories.map((category) => `<category term="${xmlText(category)}"/>`),
    ...(summary ? [`<summary${body.lang === name.lang ? '' : ` xml:lang="${body.lang}"`}>${xmlText(summary)}</summary>`] : []),
    '</entry>',
  ].join('');
}

function publishedAt(item: Article | Page): Moment | null {
  return knownMoment(item.createdAt) ?? ('startsAt' in item ? knownMoment(item.startsAt) : null);
}

function changedAt(item: Article | Page): Moment {
  return knownMoment(item.updatedAt) ?? publishedAt(item) ?? UNDATED;
}
