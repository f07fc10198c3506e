import { readFileSync } from 'node:fs';
import { calls } from './calls';

/** Paths of the calls the site reads by. Endpoints of one kind write a path without the id that is appended. */
const made = [...readFileSync('lib/api/endpoints.ts', 'utf8').matchAll(/'(\/api\/[^']+)'/g)].map(([, path = '']) => path);

test('the contract has the calls the site makes, and no others', () => {
  expect([...new Set(made)].toSorted()).toEqual([...new Set(calls.map(({ path }) => path.replace(/\/\{id\}|\?.*/g, '')))].toSorted());
});
