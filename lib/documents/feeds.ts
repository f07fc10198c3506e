import { getTranslations } from 'next-intl/server';
import { entities, PUBLICATIONS, TAXONOMIES } from '@/lib/content-api/entities';
import { chamberNews } from '@/lib/content-api/entities/screen-data/chamber-portal';
import {
  taxonomyLinksOf,
  type Publication,
  type PublicationRecord,
} from '@/lib/content-api/entities/publication';
import { knownMoment, zonedDateTime, type Moment } from '@/lib/i18n/api-date';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { withoutSlug } from '@/lib/i18n/language-path';
import { organisation } from '@/lib/organisation/organisation';
import { chamberHref, routes } from '@/lib/routes/links';
import { screenAddress } from '@/lib/views/metadata';
import { siteAddress } from '@/lib/platform/env';
import { excerpt } from '@/lib/text/excerpt';
import { richText } from '@/lib/text/rich-text/pipeline';
import { plainText } from '@/lib/text/plain-text';
import { documentFailure, textDocument, xmlFile, xmlText } from './document';
import { errorResponse } from '@/lib/platform/http-messages';

const MAX_ENTRIES = 24;
const SUMMARY_WORDS = 60;
/** A longer body has its summary alone: a feed of 24 entries has at most 2.4 M characters. */
const LONGEST_CONTENT = 100_000;

export async function listFeed(locale: Locale, list: string): Promise<Response> {
  const entity = PUBLICATIONS.find(({ listRoute }) => listRoute === list);
  if (!entity) return errorResponse(404);
  const [result, t] = await Promise.all([
    entity.list(1, MAX_ENTRIES, ''),
    getTranslations({ locale, namespace: 'listing' }),
  ]);
  if (!result.ok) return documentFailure(result.failure);
  const { listRoute } = entity;
  const head = {
    locale,
    self: routes.listFeed({ language: locale, id: list }),
    screen: routes[listRoute],
    title: t(`${listRoute}Title`),
  };
  return feedResponse(entity, result.data.items, head);
}

export async function taxonomyFeed(
  locale: Locale,
  id: string,
  { taxonomy = '' }: Record<string, string>,
): Promise<Response> {
  if (taxonomy === entities.chamber.tag) return chamberFeed(locale, id);
  const entity = TAXONOMIES.find(({ tag }) => tag === taxonomy);
  if (!entity) return errorResponse(404);
  const result = await entity.byId(id, 1, MAX_ENTRIES, '');
  if (!result.ok) return documentFailure(result.failure);
  const { record, listing } = result.data;
  const self = routes.taxonomyFeed({ language: locale, taxonomy, id });
  const head = {
    locale,
    self,
    screen: routes[entity.tag]({ id, slug: record.slug }),
    title: localisedPlainText(record.name, locale),
  };
  return feedResponse(entity.items, listing.items, head);
}

/** The news of a chamber: the articles that name its wilaya. */
async function chamberFeed(locale: Locale, id: string): Promise<Response> {
  const chamber = await entities.chamber.byId(id);
  if (!chamber.ok) return documentFailure(chamber.failure);
  const news = await chamberNews(chamber.data);
  if (!news.ok) return documentFailure(news.failure);
  const head = {
    locale,
    self: routes.taxonomyFeed({ language: locale, taxonomy: entities.chamber.tag, id }),
    screen: chamberHref(chamber.data),
    title: localisedPlainText(chamber.data.name, locale),
  };
  return feedResponse(
    entities.article,
    news.data.map((item) => ({ ...item, files: [] })),
    head,
  );
}

interface FeedHead {
  title: string;
  locale: Locale;
  /** Paths of the feed and, without language, of its screen; `atomFeed` gets absolute addresses. */
  self: string;
  screen: string;
}

async function feedResponse(
  publication: Publication,
  items: PublicationRecord[],
  { locale, self, screen, title }: FeedHead,
): Promise<Response> {
  const author = localisedPlainText(organisation().name, locale);
  const head = {
    locale,
    title: `${title} – ${author}`,
    self: siteAddress() + self,
    screen: screenAddress(screen, locale),
    author,
    labels: (await loadMessages(locale)).body,
  };
  return textDocument(
    atomFeed(publication, items.slice(0, MAX_ENTRIES), head),
    'application/atom+xml',
    { 'content-language': locale },
  );
}

function localisedPlainText(value: Localised, locale: Locale): string {
  return plainText(localise(value, locale).text);
}

const UNDATED: Moment = '2000-01-01T00:00:00.000Z';

/** Writes an Atom feed (RFC 4287). */
export function atomFeed(
  publication: Publication,
  items: PublicationRecord[],
  {
    title,
    locale,
    self,
    screen,
    author,
    labels,
  }: FeedHead & {
    author: string;
    labels: Messages['body'];
  },
): string {
  const updated = items
    .map((item) => changedAt(publication, item))
    .reduce((latest, moment) => (moment > latest ? moment : latest), UNDATED);
  return xmlFile(`feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}"`, [
    `<id>${xmlText(self)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<updated>${zonedDateTime(updated)}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${xmlText(screen)}"/>`,
    ...items.map((item) => entryElement(publication, item, locale, labels)),
  ]);
}

/** An entry's id contains no slug, since feed readers recognise an entry by its id. */
function entryElement(
  publication: Publication,
  item: PublicationRecord,
  locale: Locale,
  labels: Messages['body'],
): string {
  const path = publication.href(item);
  const [name, body] = [localise(item.name, locale), localise(item.body, locale)];
  const summary = excerpt(body.text, SUMMARY_WORDS);
  const language = body.lang === name.lang ? '' : ` xml:lang="${body.lang}"`;
  const content = richText(body.text, { locale, dir: body.dir, under: 1, labels });
  const published = publishedAt(publication, item);
  const categories = taxonomyLinksOf(item).flatMap(
    (tag) => localisedPlainText(tag.name, locale) || [],
  );
  return [
    `<entry xml:lang="${name.lang}">`,
    `<id>${xmlText(screenAddress(withoutSlug(path), locale))}</id>`,
    `<title>${xmlText(plainText(name.text))}</title>`,
    `<updated>${zonedDateTime(changedAt(publication, item))}</updated>`,
    ...(published ? [`<published>${zonedDateTime(published)}</published>`] : []),
    `<link rel="alternate" type="text/html" href="${xmlText(screenAddress(path, locale))}"/>`,
    ...categories.map((category) => `<category term="${xmlText(category)}"/>`),
    ...(summary ? [`<summary${language}>${xmlText(summary)}</summary>`] : []),
    ...(content && content.length <= LONGEST_CONTENT
      ? [
          `<content type="html"${language} xml:base="${xmlText(siteAddress())}/">${xmlText(content)}</content>`,
        ]
      : []),
    '</entry>',
  ].join('');
}

function publishedAt(publication: Publication, item: PublicationRecord): Moment | null {
  return knownMoment(item.createdAt) ?? knownMoment(publication.dateOf(item));
}

function changedAt(publication: Publication, item: PublicationRecord): Moment {
  return knownMoment(item.updatedAt) ?? publishedAt(publication, item) ?? UNDATED;
}
