import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { prefetchWhole } from './prefetch.internals';

const HREF = '/en/article/1?page=2';

function calls(refuses: (options: unknown) => boolean): unknown[][] {
  const seen: unknown[][] = [];
  const prefetch = (...args: unknown[]): void => {
    if (refuses(args[1])) throw new TypeError('unknown option');
    seen.push(args);
  };
  prefetchWhole({ prefetch }, HREF);
  return seen;
}

test('a page is prefetched whole, by the word this version of the framework uses', () => {
  expect(calls(() => false)).toEqual([[HREF, { kind: PrefetchKind.FULL }]]);
});

test('a router that refuses the option still prefetches', () => {
  expect(calls((options) => options !== undefined)).toEqual([[HREF]]);
});
