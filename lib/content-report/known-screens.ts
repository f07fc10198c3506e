import { resolveAlias } from '@/lib/routes/aliases';
import { matchRoute } from '@/lib/routes/match';
import type { Probe } from './reference-checks';
import type { ContentRecord } from './record';

/** Judges paths of the site by its routes and by the records there are. */
export function screenProbe(records: ContentRecord[]): Probe {
  const known = new Set(records.map(({ entity, id }) => `${entity} ${id}`));
  return (address) => {
    const written = withoutSlashes(address.split(/[?#]/)[0] ?? '/');
    const match = matchRoute(resolveAlias(written) ?? written);
    if (!match || match.route.kind === 'endpoint' || match.route.kind === 'front') return Promise.resolve('no screen of the site');
    const { id } = match.parameters;
    // A screen of one record has the name of its entity.
    if (match.route.kind === 'document' || id === undefined) return Promise.resolve(null);
    return Promise.resolve(known.has(`${match.name} ${decodeURIComponent(id)}`) ? null : `no ${match.name} ${id}`);
  };
}

/** Without the slashes at its end; the home screen keeps its one. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
