import { serializer } from './api-cache';

describe('serializer', () => {
  const answer = { value: { at: 1, found: true, data: [{ name: 'a' }] } };
  const text = serializer.serialize(answer);

  test('reads what was written', () => expect(serializer.deserialize(text)).toEqual(answer));

  test('gives the same object for the same text', () => {
    expect(serializer.deserialize(serializer.serialize({ ...answer }))).toBe(serializer.deserialize(text));
    expect(serializer.deserialize(serializer.serialize({ value: 2 }))).not.toBe(serializer.deserialize(text));
  });

  test('what pages share cannot be changed', () => {
    const read = serializer.deserialize(text) as typeof answer;
    expect(() => read.value.data.push({ name: 'b' })).toThrow(TypeError);
  });
});
