// Every regular expression of our source, checked by recheck: none may take more than linear time
// on hostile text. Patterns are found by a parser; one put together at run time cannot be checked
// and counts as a failure. Test files are left out.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { patternsOf } from './lib/patterns.mjs';

const PLACES = [
  'app',
  'components',
  'lib',
  'server',
  'embedded-api',
  'scripts',
  'middleware.ts',
  'next.config.mjs',
];
const IS_SOURCE = /\.(?:tsx?|mjs)$/;
const IS_TEST = /\.test\.ts$|\.d\.m?ts$|(?:^|\/)testing\//;

function sources(place) {
  if (IS_SOURCE.test(place)) return [place];
  return readdirSync(place, { recursive: true })
    .map((name) => join(place, name))
    .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file))
    .sort();
}

const found = new Map();
let total = 0;
let failures = 0;
const fail = (line) => {
  failures += 1;
  console.error(`✖ ${line}`);
};

const files = PLACES.flatMap(sources);
for (const file of files) {
  for (const { source, flags } of patternsOf(file)) {
    total += 1;
    if (source === null) fail(`${file}: a pattern put together at run time`);
    else
      found.set(`/${source}/${flags}`, {
        source,
        flags,
        files: [...(found.get(`/${source}/${flags}`)?.files ?? []), file],
      });
  }
}

/**
 * A suspicion is confirmed by timing the pattern, several times, since a busy machine may distort
 * one result.
 */
async function judge(source, flags, tries = 3) {
  const judged = await check(source, flags, { timeout: 60_000 });
  return judged.status === 'safe' || tries === 1 ? judged : judge(source, flags, tries - 1);
}

for (const [text, { source, flags, files: places }] of found) {
  const { status, complexity, attack, error } = await judge(source, flags);
  if (status === 'safe') continue;
  const why =
    status === 'vulnerable'
      ? `${complexity.summary}, for example on ${attack.pattern}`
      : `not decided (${error?.kind ?? status})`;
  fail(`${[...new Set(places)].join(', ')}: ${text} ${why}`);
}

console.log(
  `${total} patterns, ${found.size} different ones, in ${files.length} files: ${failures} vulnerable`,
);
process.exit(failures === 0 ? 0 : 1);
