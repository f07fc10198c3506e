import type { Metadata } from 'next';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise } from '@/lib/i18n/localise';
import { LANGUAGES } from '@/lib/i18n/languages';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales';
import { SOCIAL_SIZE } from '@/lib/media/image-address';
import { organisation } from '@/lib/organisation/organisation';
import { siteAddress } from '@/lib/platform/env';
import { excerpt } from '@/lib/text/excerpt';
import { updateContext } from '@/lib/platform/request-context';
import { DEFAULT_PER_PAGE, DESCRIPTION_WORDS } from '@/lib/platform/constants';
import { localisedPath } from '@/lib/routes/links';
import { listAddress, type ListQuery } from '@/lib/routes/parameters';

export interface ScreenMetadata {
  title: string;
  /** Text or HTML, of which the first words are used. */
  description: string;
  /** Canonical path with its query, without language. */
  path: string;
  locale: Locale;
  locales?: readonly Locale[];
  /** Path of the preview in social networks. */
  image?: string | null;
  /** The screen's Open Graph type. */
  kind?: 'website' | 'article';
  feed?: { url: string; title: string };
}

/** `npm run assets` draws this picture. */
const SOCIAL_IMAGE = '/icons/social.png';

/** Returns the metadata of a screen; `noindex` if it is not translated and shows French. */
export function screenMetadata({
  title,
  description,
  path,
  locale,
  locales = LOCALES,
  image,
  kind = 'website',
  feed,
}: ScreenMetadata): Metadata {
  updateContext({ canonicalPath: path.split('?')[0] ?? '/' });
  const address = (language: Locale): string => withLanguage(path, language);
  const summary = excerpt(description, DESCRIPTION_WORDS);
  const preview = {
    title,
    ...(summary && { description: summary }),
    images: [{ url: siteAddress() + (image ?? SOCIAL_IMAGE), ...SOCIAL_SIZE, alt: title }],
  };
  const languages = Object.fromEntries(locales.map((language) => [language, address(language)]));
  return {
    title,
    ...(summary && { description: summary }),
    alternates: {
      canonical: address(locale),
      ...(locales.length > 1 && {
        languages: { ...languages, 'x-default': address(locales[0] ?? DEFAULT_LOCALE) },
      }),
      ...(feed && { types: { 'application/atom+xml': [feed] } }),
    },
    ...(!locales.includes(locale) && { robots: NOINDEX_ROBOTS }),
    openGraph: {
      ...preview,
      type: kind,
      url: address(locale),
      siteName: localise(organisation().name, locale).text,
      locale: openGraphLocale(locale),
      alternateLocale: locales.filter((language) => language !== locale).map(openGraphLocale),
    },
    twitter: { ...preview, card: 'summary_large_image' },
  };
}

function openGraphLocale(locale: Locale): string {
  return LANGUAGES[locale].tag.replace('-', '_');
}

/** Returns metadata that hides a screen from search engines: not found, failed, or a search. */
export function noindexMetadata(title: string, description?: string): Metadata {
  return {
    title,
    ...(description && { description: excerpt(description, DESCRIPTION_WORDS) }),
    robots: NOINDEX_ROBOTS,
  };
}

export const NOINDEX_ROBOTS = { index: false, follow: true };

/** `path` is the list's path, without language and query. */
interface ListMetadata extends Pick<
  ScreenMetadata,
  'title' | 'description' | 'path' | 'locale' | 'locales' | 'feed'
> {
  query: ListQuery;
  /** `page` is the number of the page shown, `pageName` its name in the title. */
  page: number;
  pageName: string;
}

/** A plain list has no search and the default page size. Other lists are unlimited in number. */
export const isPlainList = ({ search, perPage }: ListQuery): boolean =>
  search === '' && perPage === DEFAULT_PER_PAGE;

/** Each page of a plain list has a canonical address; other lists are hidden. */
export function listMetadata({
  title,
  description,
  path,
  query,
  page,
  pageName,
  ...screen
}: ListMetadata): Metadata {
  updateContext({ canonicalPath: path });
  const full = page > 1 ? `${title} – ${pageName}` : title;
  if (!isPlainList(query)) return noindexMetadata(full, description);
  // The page's name comes first, since a long description is cut and must stay unique.
  const summary = page > 1 ? `${pageName} – ${description}` : description;
  return screenMetadata({
    title: full,
    description: summary,
    path: listAddress(path, { page }),
    ...screen,
  });
}

export function screenAddress(path: string, locale: Locale): string {
  return siteAddress() + localisedPath(path, locale);
}
