import { splitLanguage } from '@/lib/i18n/language-path';
import { foldText } from '@/lib/text/fold';
import { tryDecodeUri } from '@/lib/platform/parse-url';
import { ALL_ROUTES, isReserved, SCREEN_ROUTES, type Route, type RouteName } from './table';
import { firstValue } from './parameters';

export interface RouteMatch {
  name: RouteName;
  route: Route;
  /** The values are still percent-encoded. */
  parameters: Record<string, string>;
}

const OTHER_ROUTES = ALL_ROUTES.filter(([, { kind }]) => kind !== 'screen');

/** Finds the route of a path with or without language prefix. */
export function matchRoute(path: string): RouteMatch | undefined {
  return firstMatch(OTHER_ROUTES, path) ?? firstMatch(SCREEN_ROUTES, splitLanguage(path).path);
}

/** Returns a label for metrics and logs. It is from a fixed set and shows no visitor's input. */
export function routeLabel(path: string): string {
  const found = matchRoute(path);
  if (found?.route.kind === 'screen') return firstSegment(found.route.pattern) || 'home';
  const folder = `/${firstSegment(path)}`;
  return found || isReserved(path) ? folder : 'other';
}

export function firstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}

function firstMatch(routes: readonly [RouteName, Route][], path: string): RouteMatch | undefined {
  for (const [name, route] of routes) {
    const parameters = route.path.match(path);
    if (parameters) return { name, route, parameters };
  }
  return undefined;
}

/** A screen's address is resolved without rendering or an API call. */
export type CanonicalAddress =
  /** The rendered and cached form has no slug, and only known parameters, clamped and ordered. */
  | { kind: 'screen'; pathname: string; query: string; name: RouteName | undefined }
  | { kind: 'redirect'; location: string };

/** This request header gives the application a screen's canonical address, without language. */
export const RESOLVED_HEADER = 'x-resolved';

/** Encoded letters, digits, `-` and `_` are decoded. `%2E` is not: it may be part of `..`. */
const PLAIN_LETTER = /%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f)/gi;
/** Next serves its own forms of a screen under these suffixes; the site has no such addresses. */
const FRAMEWORK_SUFFIX = /\.(?=(?:rsc|action|segments)(?:\/|$))/gi;

/** Resolves a screen's address. Aliases and stray slashes redirect, and the slug is dropped. */
export function canonicalAddress(url: string): CanonicalAddress {
  const { path, query } = splitTarget(url);
  const { canonicalPath, screen, unslugged } = readPath(path);
  if (canonicalPath !== path)
    return { kind: 'redirect', location: canonicalPath + (query && `?${query}`) };
  const knownQuery = screen ? knownParameters(screen.route, new URLSearchParams(query)) : '';
  return {
    kind: 'screen',
    pathname: unslugged.replace(FRAMEWORK_SUFFIX, '-'),
    query: knownQuery,
    name: screen?.name,
  };
}

/** Returns the canonical path, the canonical path without its slug, and its screen. */
function readPath(path: string): {
  canonicalPath: string;
  unslugged: string;
  screen: RouteMatch | undefined;
} {
  const single = path
    .replace(PLAIN_LETTER, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const canonicalPath = correctedPath(single) ?? single;
  const match = matchRoute(canonicalPath);
  const screen = match?.route.kind === 'screen' ? match : undefined;
  const slug = screen?.parameters['slug'] ?? '';
  return {
    canonicalPath,
    screen,
    unslugged: slug === '' ? canonicalPath : canonicalPath.slice(0, -slug.length - 1),
  };
}

/** Keeps the query parameters that a screen reads, clamped, in a fixed order, without defaults. */
function knownParameters({ parameters }: Route, given: URLSearchParams): string {
  const known = new URLSearchParams();
  for (const [name, read] of Object.entries(parameters)) {
    const value = read(firstValue(given.get(name) ?? undefined));
    if (value !== '') known.set(name, value);
  }
  return known.toString();
}

/** Maps every spelling of a first segment to the segments of the list (`alone`) and of the item. */
const SEGMENT_ALIASES = new Map(
  SCREEN_ROUTES.flatMap(([name, route]) => {
    const list = SCREEN_ROUTES.find(([other]) => other === route.list)?.[1] ?? route;
    const item = SCREEN_ROUTES.find(([, other]) => other.list === name)?.[1] ?? route;
    const segments = { alone: firstSegment(list.pattern), withId: firstSegment(item.pattern) };
    return [firstSegment(route.pattern), ...route.aliases].map(
      (written) => [normaliseSegment(written), segments] as const,
    );
  }),
);

/** Corrects language and first segment of a path; returns null if nothing changes. */
export function correctedPath(path: string): string | null {
  const { prefix, path: rest } = splitLanguage(path);
  const [, first = '', ...others] = rest.split('/');
  const segment = SEGMENT_ALIASES.get(normaliseSegment(first))?.[
    others.length > 0 ? 'withId' : 'alone'
  ];
  const corrected = [
    ...(prefix ? [prefix] : []),
    ...(first === '' ? [] : [segment ?? first]),
    ...others,
  ].join('/');
  return `/${corrected}` === path ? null : `/${corrected}`;
}

function normaliseSegment(written: string): string {
  return foldText(tryDecodeUri(written) ?? written).replace(/[-_\s]/g, '');
}

/** Removes scheme and host. A server must accept targets in absolute form (RFC 9112, 3.2.2). */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const pathAndQuery = /^https?:\/\/[\w.:[\]-]+(?<rest>[/?].*)?$/i.exec(target)?.groups;
  if (!pathAndQuery) return target;
  return pathAndQuery['rest']?.startsWith('/')
    ? pathAndQuery['rest']
    : `/${pathAndQuery['rest'] ?? ''}`;
}

const MAX_LENGTH = 4096;
/** Dot segments in any encoding and backslashes; browsers send neither. */
const ODD_PATH = /\/(?:\.|%2e){1,2}(?:\/|$)|\\/i;
/** A request target has no fragment (RFC 9112, 3.2). */
const FRAGMENT = '#';

/** A readable target, or the status with which the request is refused. */
export type Target = { ok: true; path: string; query: string } | { ok: false; status: 400 | 414 };

/** Splits a target. Invalid encoding is refused, except in slug and query, where links get cut. */
export function readTarget(url: string): Target {
  if (url.length > MAX_LENGTH) return { ok: false, status: 414 };
  const { path, query } = splitTarget(url);
  // The whole path is tested first, because readPath takes forty times as long.
  const isReadable = isDecodable(path) || isDecodable(readPath(path).unslugged);
  if (!path.startsWith('/') || url.includes(FRAGMENT) || ODD_PATH.test(path) || !isReadable)
    return { ok: false, status: 400 };
  return { ok: true, path, query };
}

export function splitTarget(url: string): { path: string; query: string } {
  const mark = url.indexOf('?');
  return mark === -1
    ? { path: url, query: '' }
    : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

/** Whether the percent-encoding of a text is valid and contains no NUL character. */
export function isDecodable(text: string): boolean {
  return tryDecodeUri(text)?.includes('\0') === false;
}
