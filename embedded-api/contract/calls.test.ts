import { readFileSync } from 'node:fs';
import { calls } from './calls';

/** Templates of the calls the site reads by. */
const made = [...readFileSync('lib/api/endpoints.ts', 'utf8').matchAll(/'(\/api\/[^']+)'/g)].map(([, path = '']) => path);

test('the contract has the calls the site makes, and no others', () => {
  expect([...new Set(made)].toSorted()).toEqual([...new Set(calls.map(({ path }) => path.replace(/\?.*/, '')))].toSorted());
});
