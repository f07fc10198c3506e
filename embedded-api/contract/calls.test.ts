import { entities } from '@/lib/content-api/entities';
import { searchSite } from '@/lib/content-api/entities/search';
import { calls } from './calls';

/** Templates of the calls the site reads by. */
const made = [
  searchSite,
  ...Object.values(entities).flatMap((entity): unknown[] => Object.values(entity)),
].flatMap((part) =>
  typeof part === 'function' && 'template' in part ? [String(part.template)] : [],
);

test('the contract has the calls the site makes, and no others', () => {
  expect([...new Set(made)].toSorted()).toEqual(
    calls.map(({ path }) => path.replace(/\?.*/, '')).toSorted(),
  );
});
