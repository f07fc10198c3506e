import { parseShared } from './api-cache';

describe('a JSON text of the cache', () => {
  const answer = { value: { at: 1, found: true, data: [{ name: 'a' }] } };
  const text = JSON.stringify(answer);

  test('is read as it was written', () => expect(parseShared(text)).toEqual(answer));

  test('gives the same object for the same text', () => {
    expect(parseShared(JSON.stringify({ ...answer }))).toBe(parseShared(text));
    expect(parseShared(JSON.stringify({ value: 2 }))).not.toBe(parseShared(text));
  });

  test('gives what pages share, which cannot be changed', () => {
    const read = parseShared(text) as typeof answer;
    expect(() => read.value.data.push({ name: 'b' })).toThrow(TypeError);
  });
});
