import { readItemId } from './item-params';

describe('the id of an item’s address', () => {
  test.each([
    ['an id alone', { id: '7' }, '7'],
    ['an id and any slug', { id: '7', slug: ['foire-d%E2%80%99automne'] }, '7'],
    ['two segments after the id', { id: '7', slug: ['a', 'b'] }, null],
    ['an empty id', { id: '' }, null],
    ['a way up the API’s paths', { id: '..' }, null],
    ['an encoded way up', { id: '..%2Fmenu' }, null],
    ['an id longer than any record’s', { id: '1'.repeat(65) }, null],
  ])('%s', (_, params, expected) => {
    expect(readItemId(params)).toBe(expected);
  });
});
