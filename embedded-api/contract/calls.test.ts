import { readdirSync, readFileSync } from 'node:fs';
import { calls } from './calls';

const FOLDER = 'lib/api/endpoints';

/** Paths of the calls the site makes, as its endpoint functions write them. Endpoints of one kind write a path without the id that is appended. */
const made = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [...readFileSync(`${FOLDER}/${name}`, 'utf8').matchAll(/path: ['`](\/api\/[^'`]+)['`]/g)].map(([, path = '']) => path))
  .map((path) => path.replace(/\/\$\{[^}]+\}/g, ''));

test('the contract has the calls the site makes, and no others', () => {
  expect([...new Set(made)].toSorted()).toEqual([...new Set(calls.map(({ path }) => path.replace(/\/\{id\}|\?.*/g, '')))].toSorted());
});
