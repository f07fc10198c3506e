import { compilePattern, type ParameterOf } from './pattern';
import { isReserved, ROUTES, type ItemRoute, type RouteName } from './table';
import type { ListName } from '@/lib/constants';
import { withLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';

/** The longest slug that goes into an address, in characters. */
const SLUG_LENGTH = 200;

type Link<Pattern extends string> = [ParameterOf<Pattern>] extends [never]
  ? string
  : (parameters: Record<ParameterOf<Pattern>, string>) => string;
type Links = { [Name in RouteName]: Link<(typeof ROUTES)[Name]['pattern']> };

/** Screens that list every record of a kind, a page at a time. */
export type ListRoute = Exclude<ListName, ItemRoute | 'search'>;

/**
 * The path of every route, without language: a text, or a function of its parameters. No href is
 * assembled elsewhere.
 */
export const routes = Object.fromEntries(
  Object.entries(ROUTES).map(([name, { path, pattern }]) => [
    name,
    pattern.includes(':')
      ? (parameters: Record<string, string>) => path.build(withSafeSlug(parameters))
      : path.build(),
  ]),
) as Links;

/**
 * A path of this site, query included, as a page in a language links it. A picture, a file and a
 * document have no language in front.
 */
export function localisedPath(path: string, locale: Locale): string {
  const [pathname = ''] = path.split('?');
  return isReserved(pathname) ? path : withLanguage(path, locale);
}

/** A chamber has no slug: its name stands there. */
export function chamberPath({ id, name }: { id: string; name: string }): string {
  return routes.chamber({ id, slug: name.trim().replace(/\s+/gu, '-') });
}

const record = compilePattern('/:type/:id/:slug?');

/**
 * What a menu item of the back office points to: `type` is the first segment of a screen, or one we
 * do not know.
 */
export function recordPath(type: string, item: { id: string; slug: string }): string {
  return record.build(withSafeSlug({ type, ...item }));
}

/** A slug of dots would be read as the folder above; an overlong one is cut. */
function withSafeSlug(parameters: Record<string, string>): Record<string, string> {
  const { slug = '' } = parameters;
  // No text has more characters than code units.
  const cut = slug.length <= SLUG_LENGTH ? slug : Array.from(slug).slice(0, SLUG_LENGTH).join('');
  return { ...parameters, slug: /^\.{0,2}$/.test(cut) ? '' : cut };
}
