import { getTranslations } from 'next-intl/server';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { screenAddress, siteAddress } from '@/lib/routes/site-address';
import { textDocument, xmlFile, xmlText } from './document';
import { truncateName } from '@/lib/text/excerpt';

const TYPE = 'application/opensearchdescription+xml';
/** The longest names the format allows (OpenSearch 1.1). */
const SHORT_NAME = 16;
const LONG_NAME = 48;

export async function openSearchDocument(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'search' });
  const { name, shortName } = organisation();
  const origin = siteAddress();
  const results = `${screenAddress(routes.search, locale)}?keyword={searchTerms}`;
  const lines = [
    `<ShortName>${xmlText(cut(localise(shortName, locale).text, SHORT_NAME))}</ShortName>`,
    `<LongName>${xmlText(cut(localise(name, locale).text, LONG_NAME))}</LongName>`,
    `<Description>${xmlText(t('description'))}</Description>`,
    `<Url type="text/html" method="get" template="${xmlText(results)}"/>`,
    `<Url type="${TYPE}" rel="self" template="${xmlText(origin + routes.openSearch({ language: locale }))}"/>`,
    `<Image width="48" height="48" type="image/x-icon">${xmlText(`${origin}/favicon.ico`)}</Image>`,
    `<Language>${locale}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
  ];
  const body = xmlFile('OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"', lines);
  return textDocument(body, TYPE, { 'content-language': locale });
}

function cut(name: string, length: number): string {
  return name.length <= length ? name : truncateName(name, length - 1);
}
