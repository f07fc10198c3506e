import { setTimeout as wait } from 'node:timers/promises';
import { PUBLICATIONS } from '@/lib/content-api/entities';
import { routes } from '@/lib/routes/links';
import { ITEM_ROUTES, ROUTES, SCREEN_ROUTES, type RouteName } from '@/lib/routes/table';
import { attributes, get } from './http';

/**
 * A screen of the site on its embedded content; details are found through a list, since their ids
 * are not known beforehand.
 */
export interface Screen {
  name: string;
  path?: string;
  /** The list that links to it, and what such a link looks like. */
  list?: string;
  link?: RegExp;
}

/** First segments of the screens of one record. */
export const ITEM_SCREENS = ITEM_ROUTES.map((name) => ROUTES[name].pattern.split('/')[1]);

/** Where the records of a screen are found, if not on the home screen. */
const LIST_PATHS: Partial<Record<RouteName, string>> = {
  service: routes.pages,
  ...Object.fromEntries(PUBLICATIONS.map(({ tag, listRoute }) => [tag, routes[listRoute]])),
};
/** What a screen is asked for with, to show something. */
const QUERIES: Partial<Record<RouteName, string>> = { search: '?keyword=export' };

/**
 * Every screen of the route table: those of the specification (§2) except the not-found screen, and
 * the site's own statements.
 */
export const SCREENS: Screen[] = SCREEN_ROUTES.map(([name, { pattern }]) => {
  const [start, isRecord] = pattern.split('/:id');
  if (isRecord === undefined) return { name: pattern, path: pattern + (QUERIES[name] ?? '') };
  return {
    name: `${start}/{id}`,
    list: LIST_PATHS[name] ?? routes.home,
    link: new RegExp(`^${start}/\\d+`),
  };
});

/** On a busy machine a list may come without its records, since the API was not in time. */
const MOST_ATTEMPTS = 30;

/** The French address of a screen: its own, or that of the first record its list links to. */
export async function firstOf(base: string, { name, path, list, link }: Screen): Promise<string> {
  if (path) return path;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const hrefs = attributes((await get(base, list ?? '/')).body, 'a', 'href');
    const found = hrefs.find((href) => link?.test(href));
    if (found) return found;
    await wait(1000);
  }
  throw new Error(`${list ?? ''} has no link to ${name}`);
}
