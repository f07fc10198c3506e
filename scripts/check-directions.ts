/*
 * Holds the directions of imports: which top folder may import which, and the levels of the folders
 * within `lib` and `server`. An import of the same level or of a higher one, and a folder without a
 * level, are errors. Tests may import anything. Part of `npm run lint`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const ALL = ['app', 'components', 'lib', 'server', 'embedded-api', 'messages', 'scripts', 'deploy'];
/** What each top folder may import besides itself. */
const TOP_FOLDERS: Record<string, readonly string[]> = {
  lib: ['messages'],
  components: ['lib'],
  app: ['components', 'lib', 'messages'],
  server: ['components', 'lib', 'messages'],
  'embedded-api': [],
  testing: ALL,
  e2e: ['testing', ...ALL],
  bench: ['testing', ...ALL],
};

/** From the bottom up: a folder imports only folders of the levels before its own. */
export const LEVELS: Record<string, readonly (readonly string[])[]> = {
  lib: [
    ['platform'],
    ['i18n'],
    ['text', 'browser'],
    ['routes', 'media'],
    ['text/rich-text', 'content-api', 'organisation'],
    ['calendar', 'contact', 'views'],
    ['content-api/entities'],
    ['documents', 'search'],
  ],
  server: [['http'], ['renderer'], ['front'], ['media-secret.ts'], ['start.ts', 'config-check.ts']],
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

/** The level of a file, and the folder (or file) that has it; undefined for a file without one. */
function placeOf(path: string): { level: number; folder: string } | undefined {
  const [top = '', ...rest] = path.split('/');
  const inside = rest.join('/');
  let place: { level: number; folder: string } | undefined;
  for (const [level, folders] of (LEVELS[top] ?? []).entries())
    for (const folder of folders)
      if (inside === folder || `${inside}.ts` === folder || inside.startsWith(`${folder}/`))
        if (folder.length > (place?.folder.length ?? 0)) place = { level, folder };
  return place;
}

/** Errors in the imports of sources, by path; a line each. */
export function faultsOf(sources: Iterable<readonly [file: string, source: string]>): string[] {
  const faults: string[] = [];
  for (const [file, source] of sources) {
    const [top = ''] = file.split('/');
    if (IS_TEST.test(file)) continue;
    const own = placeOf(file);
    if (!own && LEVELS[top]) faults.push(`${file} has no level in scripts/check-directions.ts`);
    for (const target of importsOf(file, source)) {
      const [other = ''] = target.split('/');
      if (other !== top && !TOP_FOLDERS[top]?.includes(other))
        faults.push(`${file} imports ${target}: ${top} may not import ${other}`);
      const place = placeOf(target);
      if (own && other === top && place?.folder !== own.folder)
        if (!place || place.level >= own.level)
          faults.push(`${file} imports ${target}, whose level is not below its own`);
    }
  }
  return faults;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const files = Object.keys(TOP_FOLDERS).flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  const faults = faultsOf(
    files.filter((file) => IS_SOURCE.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
