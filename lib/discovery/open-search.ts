import { getTranslations } from 'next-intl/server';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { siteAddress } from '@/lib/site-address';
import { xmlText } from '@/lib/text/xml';
import { truncateName } from '@/lib/text/excerpt';
import { textDocument } from './document-response';

/** The longest names the format allows (OpenSearch 1.1). */
const SHORT_NAME = 16;
const LONG_NAME = 48;

/** The site's search as a browser or another program can use it. */
export async function openSearchDocument(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { name, shortName } = organisation();
  const origin = siteAddress();
  const body = openSearchXml({
    shortName: localise(shortName, locale).text,
    longName: localise(name, locale).text,
    description: t('description'),
    results: `${origin}${withLanguage(routes.search, locale)}?keyword={searchTerms}`,
    self: origin + routes.openSearch({ language: locale }),
    icon: `${origin}/favicon.ico`,
    locale,
  });
  return textDocument(body, 'application/opensearchdescription+xml', { 'content-language': locale });
}

interface OpenSearch {
  shortName: string;
  longName: string;
  description: string;
  /** Address of the results, with `{searchTerms}` where the words go. */
  results: string;
  self: string;
  icon: string;
  locale: Locale;
}

/** An OpenSearch 1.1 description. */
export function openSearchXml({ shortName, longName, description, results, self, icon, locale }: OpenSearch): string {
  const lines = [
    `<ShortName>${xmlText(cut(shortName, SHORT_NAME))}</ShortName>`,
    `<LongName>${xmlText(cut(longName, LONG_NAME))}</LongName>`,
    `<Description>${xmlText(description)}</Description>`,
    `<Url type="text/html" method="get" template="${xmlText(results)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${xmlText(self)}"/>`,
    `<Image width="48" height="48" type="image/x-icon">${xmlText(icon)}</Image>`,
    `<Language>${locale}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${lines.join('\n')}
</OpenSearchDescription>
`;
}

/** A name as it is, or cut so that it still fits with its ellipsis. */
function cut(name: string, length: number): string {
  return name.length <= length ? name : truncateName(name, length - 1);
}
