import { firstValue } from '@/lib/listing/list-query';
import { resolveAlias } from './aliases';
import { matchRoute } from './match';
import { isDecodable, splitTarget } from './request-target';
import type { Route } from './table';

/** What an address of a screen means before anything is rendered or looked up. */
export type CanonicalAddress =
  /** `url` is what is rendered, and the cache key: no slug, known parameters only, clamped and ordered. `route` is undefined where no screen is. */
  | { kind: 'screen'; url: string; pathname: string; query: string; route: Route | undefined }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad' };

/** Suffixes by which the framework offers its own forms of a screen. Here they are screens that do not exist. */
const FRAMEWORK_SUFFIX = /\.(?=(?:rsc|action|segments)(?:\/|$))/gi;

/**
 * Reads the address of a screen: a malformed one is refused, a trailing or doubled slash and an alias redirect, the slug is dropped (it is never
 * checked) and unknown query parameters never become part of a key.
 */
export function canonicalAddress(url: string): CanonicalAddress {
  const { path, query } = splitTarget(url);
  if (!path.startsWith('/') || !isDecodable(path)) return { kind: 'bad' };
  const single = withPlainLetters(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const tidy = resolveAlias(single) ?? single;
  if (tidy !== path) return { kind: 'redirect', location: tidy + (query && `?${query}`) };
  const match = matchRoute(tidy);
  const screen = match?.route.kind === 'screen' ? match : undefined;
  const slug = screen?.parameters['slug'] ?? '';
  const pathname = (slug === '' ? tidy : tidy.slice(0, -slug.length - 1)).replace(FRAMEWORK_SUFFIX, '-');
  const known = screen ? knownParameters(screen.route, new URLSearchParams(query)) : '';
  return { kind: 'screen', pathname, query: known, url: pathname + (known && `?${known}`), route: screen?.route };
}

/** Letters and digits written in percents are the letters and digits: an address has one spelling. A dot stays as it is: two of them lead elsewhere. */
function withPlainLetters(path: string): string {
  return path.replace(/%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f)/gi, decodeURIComponent);
}

/** The parameters a screen reads, clamped and in a fixed order; defaults are left out. */
function knownParameters({ parameters }: Route, given: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const [name, read] of Object.entries(parameters)) {
    const value = read(firstValue(given.get(name) ?? undefined));
    if (value !== '') known.set(name, value);
  }
  return known.toString();
}
