import { expect, test } from '@jest/globals';
import { parseOrdered } from './ordered-json';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

test('an answer that is nested too deeply is not read, however deep it is', () => {
  expect(parseOrdered(nested(200))).toEqual(JSON.parse(nested(200)));
  for (const levels of [201, 100_000]) expect(parseOrdered(nested(levels))).toBeUndefined();
  expect(parseOrdered(`[${Array(300).fill('{"a":[]}').join(',')}]`)).toHaveLength(300);
});

test('brackets in texts are not levels', () => {
  const texts = [
    nested(500),
    `"${'['.repeat(300)}`,
    `\\"${'{'.repeat(300)}`,
    '['.repeat(300) + '\\',
    '{'.repeat(300) + '\\\\"',
  ];
  expect(parseOrdered(JSON.stringify(texts))).toEqual(texts);
});

test('an id that JavaScript would round keeps its digits', () => {
  const text = String.raw`{"id": 1234567890123456789, "n":[1234567890123456789],"text":"\"id\":1234567890123456789,","total":12}`;
  expect(parseOrdered(text)).toMatchObject({
    id: '1234567890123456789',
    text: '"id":1234567890123456789,',
    total: 12,
  });
});
