import type { IncomingMessage } from 'node:http';
import type { RelativeClock } from '../database/relative-clock';
import type { Store } from '../database/store';
import { HttpError } from './errors';
import type { Language } from './language';
import type { Reply } from './reply';

/** A route answers a request with this context. */
export interface Context {
  store: Store;
  clock: RelativeClock;
  now: Date;
  language: Language;
  query: URLSearchParams;
  /** The decoded value of `:id` or `*`. */
  parameter: string;
  request: IncomingMessage;
}

export interface Route {
  method: 'GET' | 'POST';
  /** The last segment may be `:id` (one segment) or `*` (the rest of the path). */
  path: string;
  answer(context: Context): Reply | Promise<Reply>;
}

/** Makes a route with a JSON answer. */
export function get(path: string, answer: (context: Context) => unknown): Route {
  return { method: 'GET', path, answer: (context) => ({ json: answer(context) }) };
}

/** Returns the parameter of a path, '' if the route has none, null if the path does not match. */
function parameterOf(route: Route, path: string): string | null {
  const open = route.path.search(/(?::id|\*)$/);
  if (open === -1) return route.path === path ? '' : null;
  if (!path.startsWith(route.path.slice(0, open))) return null;
  const rest = path.slice(open);
  return rest === '' || (route.path.endsWith(':id') && rest.includes('/')) ? null : rest;
}

/**
 * Finds the route of a request; HEAD is treated as GET. Throws 404 for an unknown path and 405 for
 * a wrong method.
 */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; parameter: string } {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: string[] = [];
  for (const route of routes) {
    const parameter = parameterOf(route, path);
    if (parameter === null) continue;
    if (route.method === wanted) return { route, parameter };
    allowed.push(...(route.method === 'GET' ? ['GET', 'HEAD'] : [route.method]));
  }
  const name = path.replace(/^\//, '');
  if (allowed.length === 0) throw new HttpError(404, `The route ${name} could not be found.`);
  throw new HttpError(
    405,
    `The ${method} method is not supported for route ${name}. Supported methods: ${allowed.join(', ')}.`,
    undefined,
    {
      Allow: allowed.join(', '),
    },
  );
}
