import { pagerWindow } from './list-query';

/** The window as a reader sees it; the current page is in brackets. */
function shown(current: number, last: number): string {
  const found = pagerWindow(current, last);
  if (!found) return '';
  const numbers = found.pages.map((page) => (page === current ? `[${page}]` : String(page)));
  return [found.ellipsisBefore && '…', ...numbers, found.ellipsisAfter && '…'].filter(Boolean).join(' ');
}

describe('the numbers of a pager', () => {
  test.each([
    { current: 1, last: 0, shows: '' },
    { current: 1, last: 1, shows: '' },
    { current: 1, last: 2, shows: '[1] 2' },
    { current: 2, last: 3, shows: '1 [2] 3' },
    { current: 4, last: 4, shows: '1 2 3 [4]' },
    { current: 1, last: 5, shows: '[1] 2 3 4 …' },
    { current: 2, last: 5, shows: '1 [2] 3 4 …' },
    { current: 3, last: 5, shows: '… 2 [3] 4 5' },
    { current: 5, last: 9, shows: '… 4 [5] 6 7 …' },
    { current: 9, last: 9, shows: '… 6 7 8 [9]' },
  ])('page $current of $last shows "$shows"', ({ current, last, shows }) => {
    expect(shown(current, last)).toBe(shows);
  });

  test.each([
    [0, [1, 2, 3, 4]],
    [99, [6, 7, 8, 9]],
  ])('page %s of 9 is taken for the nearest that exists', (current, pages) => {
    expect(pagerWindow(current, 9)?.pages).toEqual(pages);
  });
});
