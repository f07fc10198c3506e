import { compilePattern, type ParameterOf } from './pattern';
import { isReserved, ROUTES, type ItemRoute, type RouteName } from './table';
import type { ListName } from '@/lib/platform/constants';
import { withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** Characters of a slug in an address. */
const SLUG_LENGTH = 200;

type Link<Pattern extends string> = [ParameterOf<Pattern>] extends [never]
  ? string
  : (parameters: Record<ParameterOf<Pattern>, string>) => string;
type Links = { [Name in RouteName]: Link<(typeof ROUTES)[Name]['pattern']> };

/** Screens that list every record of a kind, a page at a time. */
export type ListRoute = Exclude<ListName, ItemRoute | 'search'>;

/** The path of every route, without language. No href is assembled elsewhere. */
export const routes = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { path, pattern }]) => [
    name,
    pattern.includes(':')
      ? (parameters: Record<string, string>) => path.build(withSafeSlug(parameters))
      : path.build(),
  ]),
) as Links;

/**
 * A path of this site as a page in a language links it. Pictures, files and documents have none.
 */
export function localisedPath(path: string, locale: Locale): string {
  const [pathname = ''] = path.split('?');
  return isReserved(pathname) ? path : withLanguage(path, locale);
}

/** A chamber has no slug; its name is used. */
export function chamberPath({ id, name }: { id: string; name: string }): string {
  return routes.chamber({ id, slug: name.trim().replace(/\s+/gu, '-') });
}

const record = compilePattern('/:type/:id/:slug?');

/** The path of a menu item's record; `type` is the first segment of a screen, or unknown. */
export function recordPath(type: string, item: { id: string; slug: string }): string {
  return record.build(withSafeSlug({ type, ...item }));
}

/** A slug of dots, which would name the folder above, is dropped; a long one is cut. */
function withSafeSlug(parameters: Record<string, string>): Record<string, string> {
  const { slug = '' } = parameters;
  const cut = slug.length <= SLUG_LENGTH ? slug : Array.from(slug).slice(0, SLUG_LENGTH).join('');
  return { ...parameters, slug: /^\.{0,2}$/.test(cut) ? '' : cut };
}
