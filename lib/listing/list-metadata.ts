import type { Metadata } from 'next';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import type { Locale } from '@/lib/i18n/locales';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { setCanonicalPath } from '@/lib/runtime/request-context';
import { listAddress, type ListQuery } from './list-query';

interface ListMetadata {
  title: string;
  description: string;
  /** The list's path, without language and query. */
  path: string;
  locale: Locale;
  /** Languages the list can be read in; all of them unless told. */
  locales?: Locale[];
  /** Address of the list's own feed. */
  feed?: string;
  query: ListQuery;
  /** The page shown, and its name for the title. */
  page: number;
  pageName: string;
}

/** Each page of a list has its own canonical address; its searches and other page sizes show the same items again and are not kept. */
export function listMetadata({ title, description, path, locale, locales, feed, query, page, pageName }: ListMetadata): Metadata {
  setCanonicalPath(path);
  const full = page > 1 ? `${title} – ${pageName}` : title;
  if (query.search !== '' || query.perPage !== DEFAULT_PER_PAGE) return hiddenMetadata(full, description);
  // Titles and descriptions must be unique for search engines. The page's name comes first: of a long description only the first words are used.
  const summary = page > 1 ? `${pageName} – ${description}` : description;
  return screenMetadata({
    title: full,
    description: summary,
    path: listAddress(path, { page }),
    locale,
    ...(locales && { locales }),
    ...(feed && { feed }),
  });
}
