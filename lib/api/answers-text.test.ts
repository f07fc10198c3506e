import { answerText } from './answers-text';

describe('answerText', () => {
  const answer = { value: { at: 1, found: true, data: [{ name: 'a' }] } };
  const text = answerText.serialize(answer);

  test('reads what was written', () => expect(answerText.deserialize(text)).toEqual(answer));

  test('gives the same object for the same text', () => {
    expect(answerText.deserialize(answerText.serialize({ ...answer }))).toBe(answerText.deserialize(text));
    expect(answerText.deserialize(answerText.serialize({ value: 2 }))).not.toBe(answerText.deserialize(text));
  });

  test('nobody can change what pages share', () => {
    const read = answerText.deserialize(text) as typeof answer;
    expect(() => read.value.data.push({ name: 'b' })).toThrow(TypeError);
  });
});
