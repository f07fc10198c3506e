import { zonedDateTime, type Moment } from '@/lib/dates/api-date';
import type { Locale } from '@/lib/i18n/locales';
import { xmlText } from '@/lib/text/xml';

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
