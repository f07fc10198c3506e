import { readItemId } from './item-id';

describe('the id of an item’s address', () => {
  test.each([
    ['an id alone', { id: '7' }, '7'],
    ['an id and any slug', { id: '7', slug: ['foire-d%E2%80%99automne'] }, '7'],
    ['two segments after the id', { id: '7', slug: ['a', 'b'] }, null],
    ['an empty id', { id: '' }, null],
    ['a way up the API’s paths', { id: '..' }, null],
    ['an encoded way up', { id: '..%2Fmenu' }, null],
    ['dots alone', { id: '...' }, null],
    ['an encoded slash', { id: '1%2F2' }, null],
    ['a word', { id: 'abc' }, 'abc'],
    ['a UUID', { id: '0b5f6f4e-1c7b-4e0a-9d55-1f7a0c9e2b11' }, '0b5f6f4e-1c7b-4e0a-9d55-1f7a0c9e2b11'],
    ['a number with letters after it', { id: '1abc' }, '1abc'],
    ['a number with a fraction', { id: '1.0' }, '1.0'],
    ['an id longer than any record’s', { id: '1'.repeat(65) }, null],
  ])('%s', (_, params, expected) => {
    expect(readItemId(params)).toBe(expected);
  });
});
