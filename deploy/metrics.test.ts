import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['lib', 'server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));
/** Names of metrics that the site creates. */
const existing = new Set(
  sources.flatMap((text) => [...text.matchAll(/'(site_[a-z_]+)'/g)].map(([, name = '']) => name)),
);
/** Names in a file; those of a histogram's series are the histogram's. */
const named = (file: string): string[] => [
  ...new Set(
    [...readFileSync(file, 'utf8').matchAll(/\bsite_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  ),
];

test.each(['deploy/alerts.yml', 'deploy/dashboard.json'])('%s names metrics that exist', (file) => {
  expect(named(file).length).toBeGreaterThan(8);
  expect(named(file).filter((name) => !existing.has(name))).toEqual([]);
});

test('docs/operations.md lists every metric', () => {
  expect(named('docs/operations.md').toSorted()).toEqual(
    [...existing].toSorted((a, b) => a.localeCompare(b)),
  );
});
