import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { patternsOf } from './lib/patterns.mjs';

const MAX_LINES = 300;
const MAX_FILES = 20;
const MAX_SCREEN_LINES = 80;
const MAX_COLUMNS = 100;
const MAX_PATTERN = 100;
/** A comment on a line of its own, or behind code. */
const COMMENT = /^\s*(?:\/\/|\/?\*)|\s\/\/ [^'"`]*$|\/\*[^'"`]*$/;

/** Content, generated data and tests. */
const NOT_COUNTED = /\/(?:content|generated|testing)\/|\.test\.tsx?$/;

const FOLDERS = [
  'app',
  'bench',
  'components',
  'embedded-api',
  'lib',
  'messages',
  'scripts',
  'server',
  'testing',
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !NOT_COUNTED.test(file));

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

describe('the source tree', () => {
  test(`has no source file of more than ${MAX_LINES} lines`, () => {
    expect(files.filter((file) => linesOf(file) > MAX_LINES)).toEqual([]);
  });

  test(`has no folder with more than ${MAX_FILES} source files side by side`, () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });

  test(`has no screen whose page is longer than ${MAX_SCREEN_LINES} lines`, () => {
    const pages = files.filter((file) => file.startsWith('app/') && basename(file) === 'page.tsx');
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((file) => linesOf(file) > MAX_SCREEN_LINES)).toEqual([]);
  });

  test(`has no comment wider than ${MAX_COLUMNS} columns, to which prettier breaks code`, () => {
    const wide = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          COMMENT.test(line) && [...line].length > MAX_COLUMNS ? [`${file}:${index + 1}`] : [],
        ),
    );
    expect(wide).toEqual([]);
  });

  test(`has no regular expression of more than ${MAX_PATTERN} characters`, () => {
    const patterns = files
      .filter((file) => /^(?:server|lib|components|app)\/.*\.tsx?$/.test(file))
      .flatMap((file) => patternsOf(file).map(({ source }) => ({ file, source: source ?? '' })));
    expect(patterns.length).toBeGreaterThan(100);
    const long = patterns.filter(({ source }) => [...source].length > MAX_PATTERN);
    expect(long.map(({ file, source }) => `${file} ${source}`)).toEqual([]);
  });
});
