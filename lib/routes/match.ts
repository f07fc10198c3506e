import { splitLanguage } from '@/lib/i18n/language-path';
import { ALL_ROUTES, isReserved, SCREEN_ROUTES, type Route, type RouteName } from './table';

export interface RouteMatch {
  name: RouteName;
  route: Route;
  /** Still percent-encoded. */
  parameters: Record<string, string>;
}

const OTHERS = ALL_ROUTES.filter(([, { kind }]) => kind !== 'screen');

/** The route of a path, language prefix included; undefined for a path that is no address of the site. */
export function matchRoute(path: string): RouteMatch | undefined {
  return firstMatch(OTHERS, path) ?? firstMatch(SCREEN_ROUTES, splitLanguage(path).path);
}

/** One of a fixed set of labels for metrics and logs, without anything a visitor typed. */
export function routeLabel(path: string): string {
  const found = matchRoute(path);
  if (found?.route.kind === 'screen') return firstSegment(found.route.pattern) || 'home';
  const folder = `/${firstSegment(path)}`;
  return found || isReserved(folder) ? folder : 'other';
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
