/*
 * Holds the directions of imports: which top folder may import which, and the order of the parts
 * within `lib` and `server`. An import against either, and a folder without a place, are errors; so
 * no two folders import each other. Tests may import anything. Part of `npm run lint`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const ALL = ['app', 'components', 'lib', 'server', 'embedded-api', 'messages', 'scripts', 'deploy'];
/** What each top folder may import besides itself. */
const ROOMS: Record<string, readonly string[]> = {
  lib: ['messages'],
  components: ['lib'],
  app: ['components', 'lib', 'messages'],
  server: ['components', 'lib', 'messages'],
  'embedded-api': [],
  testing: ALL,
  e2e: ['testing', ...ALL],
  bench: ['testing', ...ALL],
};

/**
 * From the bottom up: each imports only what stands before it. Files beside the folders of `server`
 * stand above them all.
 */
export const ORDER: Record<string, readonly string[]> = {
  lib: [
    'constants',
    'khatam',
    'runtime',
    'i18n',
    'text',
    'dates',
    'map',
    'routes',
    'media',
    'api',
    'downloads',
    'organisation',
    'contact',
    'rich-text',
    'views',
    'entities',
    'search',
    'metadata',
    'named-metadata',
    'documents',
    'browser',
  ],
  server: ['http', 'cache', 'children', 'renderer', 'front', 'handlers'],
};

const IMPORT = /\b(?:from|import)[ (]+'([^']+)'/g;
const IS_SOURCE = /\.(?:tsx?|mjs)$/;
const IS_TEST = /\.test\.tsx?$|\/testing\//;

/** The files of this project that a source imports, as paths from its root. */
function importsOf(file: string, source: string): string[] {
  return Array.from(source.matchAll(IMPORT), ([, target = '']) => target).flatMap((target) => {
    if (target.startsWith('@/')) return [target.slice(2)];
    return target.startsWith('.') ? [normalize(join(dirname(file), target))] : [];
  });
}

/** Place of a path in the order of its top folder; undefined for none. */
function placeOf(path: string): number | undefined {
  const [room = '', part = '', ...rest] = path.split('/');
  const order = ORDER[room];
  if (!order) return 0;
  const place = order.indexOf(rest.length > 0 ? part : part.replace(IS_SOURCE, ''));
  if (place >= 0) return place;
  return room === 'server' && rest.length === 0 ? order.length : undefined;
}

/** Errors in the imports of sources, by path; a line each. */
export function faultsOf(sources: Iterable<readonly [file: string, source: string]>): string[] {
  const faults: string[] = [];
  for (const [file, source] of sources) {
    const [room = ''] = file.split('/');
    if (IS_TEST.test(file)) continue;
    const own = placeOf(file);
    if (own === undefined)
      faults.push(`${file} has no place in the order of scripts/check-directions.ts`);
    for (const target of importsOf(file, source)) {
      const [other = ''] = target.split('/');
      if (other !== room && !ROOMS[room]?.includes(other))
        faults.push(`${file} imports ${target}: ${room} knows nothing of ${other}`);
      if (other === room && (placeOf(target) ?? Infinity) > (own ?? Infinity))
        faults.push(`${file} imports ${target}, which stands above it`);
    }
  }
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = Object.keys(ROOMS).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  const faults = faultsOf(
    files.filter((file) => IS_SOURCE.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
