import { compilePattern, type ParameterOf } from './pattern';
import { isReserved, ROUTES, type ItemRoute, type RouteName } from './table';
import type { ListName } from '@/lib/platform/constants';
import { withLanguage } from '@/lib/i18n/language-path';
import { firstText, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { plainText } from '@/lib/text/plain-text';

/** A slug is cut after 200 characters to keep addresses short. */
const SLUG_LENGTH = 200;

type Link<Pattern extends string> = [ParameterOf<Pattern>] extends [never]
  ? string
  : (parameters: Record<ParameterOf<Pattern>, string>) => string;
type Links = { [Name in RouteName]: Link<(typeof ROUTES)[Name]['pattern']> };

/** These screens list all records of an entity, one page at a time. */
export type ListRoute = Exclude<ListName, ItemRoute | 'search'>;

/** Builds the path of each route, without language. All hrefs come from here. */
export const routes = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { path, pattern }]) => [
    name,
    pattern.includes(':')
      ? (parameters: Record<string, string>) => path.build(withSafeSlug(parameters))
      : path.build(),
  ]),
) as Links;

export function localisedPath(path: string, locale: Locale): string {
  const [pathname = ''] = path.split('?');
  return isReserved(pathname) ? path : withLanguage(path, locale);
}

/** The name serves as slug, since a chamber has none. */
export function chamberPath({ id, name }: { id: string; name: string }): string {
  return routes.chamber({ id, slug: name.trim().replace(/\s+/gu, '-') });
}

/** Returns the path of a contact form that names the record which the message is about. */
export function contactPath(kind: ItemRoute, id: string): string {
  return `${routes.contact}?about=${kind}-${id}`;
}

/** Returns a chamber's path. The slug is the first name present, the same in every language. */
export function chamberHref({ id, name }: { id: string; name: Localised }): string {
  return chamberPath({ id, name: plainText(firstText(name)) });
}

const recordPattern = compilePattern('/:type/:id/:slug?');

/** Builds the path of a menu item's record. `type` is the first segment of the address. */
export function recordPath(type: string, item: { id: string; slug: string }): string {
  return recordPattern.build(withSafeSlug({ type, ...item }));
}

/** Cuts a long slug, and drops `.` and `..`, which would change the path. */
function withSafeSlug(parameters: Record<string, string>): Record<string, string> {
  const { slug = '' } = parameters;
  const cut = slug.length <= SLUG_LENGTH ? slug : Array.from(slug).slice(0, SLUG_LENGTH).join('');
  return { ...parameters, slug: /^\.{0,2}$/.test(cut) ? '' : cut };
}
