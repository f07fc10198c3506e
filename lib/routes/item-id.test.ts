import { readItemId } from './item-id';

describe('the id of an item’s address', () => {
  test.each([
    ['an id alone', { id: '7' }, '7'],
    ['an id and any slug', { id: '7', slug: ['foire-d%E2%80%99automne'] }, '7'],
    ['two segments after the id', { id: '7', slug: ['a', 'b'] }, null],
    ['an empty id', { id: '' }, null],
    ['a way up the API’s paths', { id: '..' }, null],
    ['an encoded way up', { id: '..%2Fmenu' }, null],
    ['a number with a zero before it', { id: '01' }, null],
    ['a number with a sign', { id: '-1' }, null],
    ['a number with a fraction', { id: '1.0' }, null],
    ['a number with letters after it', { id: '1abc' }, null],
    ['an exponent', { id: '1e3' }, null],
    ['digits of another script', { id: '٣' }, null],
    ['a word', { id: 'abc' }, null],
    ['an id longer than any record’s', { id: '1'.repeat(65) }, null],
  ])('%s', (_, params, expected) => {
    expect(readItemId(params)).toBe(expected);
  });
});
