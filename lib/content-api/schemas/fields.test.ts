import { z } from 'zod';
import { parseWithReport } from './parse-report';
import {
  address,
  count,
  date,
  endDate,
  flag,
  id,
  innerListOf,
  innerRecord,
  listOf,
  localised,
  numeric,
  text,
  textList,
  words,
} from './fields';

// The closed list of wire forms, line by line.

test.each<[wire: unknown, expected: string]>([
  ['  Foire ', 'Foire'],
  [12, '12'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [{ fr: 'Foire' }, ''],
  [['Foire'], ''],
  ['null', 'null'],
  ['-', '-'],
  ['Foire\u0000 d\u0007’Oran\u0081\t!\r\n', 'Foire d’Oran\t!'],
  ['a\uD800b', 'ab'],
  [' \u200b ', ''],
  ['<p><br></p>', ''],
  ['<p>&nbsp;</p>', ''],
  ['<table><tr><td>&#160;</td></tr></table>', ''],
  ['<p><img src="a.png"></p>', '<p><img src="a.png"></p>'],
  ['<iframe src="https://x.example"></iframe>', '<iframe src="https://x.example"></iframe>'],
  ['<hr>', '<hr>'],
])('1, 9: the text %j is read as %j', (wire, expected) => {
  expect(text.parse(wire)).toBe(expected);
});

test('9: a name that is nothing but markup is empty, and the base text of another language', () => {
  expect(words.parse('<img src="x" onerror="alert(1)">')).toBe('');
  const name = { name: '', name_ar: 'خبر', name_en: '' };
  expect(localised(name, 'name')).toEqual({ fr: 'خبر', ar: 'خبر', en: '' });
});

test.each([
  [1, true],
  ['1', true],
  [true, true],
  ['true', true],
  [0, false],
  ['0', false],
  [false, false],
  [null, false],
  [undefined, false],
  [2, false],
  ['yes', false],
])('2: the flag %j is %s', (wire, expected) => {
  expect(flag.parse(wire)).toBe(expected);
});

test.each([
  [3, 3],
  ['36.75', 36.75],
  ['36,75', 36.75],
  ['-0.5', -0.5],
  ['', null],
  [null, null],
  ['36°45', null],
  [{}, null],
])('2: the number %j is %s', (wire, expected) => {
  expect(numeric.parse(wire)).toBe(expected);
});

test.each([
  ['16', 16],
  [0, 0],
  [2.9, null],
  [-4, null],
  [1e21, null],
  ['many', null],
])('2: %j records are %s', (wire, expected) => {
  expect(count.parse(wire)).toBe(expected);
});

const item = z.object({ id });

test.each<[form: string, wire: unknown, ids: string[]]>([
  ['an array', [{ id: 1 }], ['1']],
  ['null', null, []],
  ['an empty text', '', []],
  ['an empty object', {}, []],
  ['an object with numeric keys', { 0: { id: 1 }, 2: { id: 3 } }, ['1', '3']],
  ['JSON text of an array', '[{"id":1}]', ['1']],
])('3: a list may be %s', (_, wire, ids) => {
  const records = ids.map((id) => ({ id }));
  expect(listOf(item).parse(wire)).toEqual(records);
  expect(innerListOf(item).parse(wire)).toEqual(records);
});

test.each([
  ['words'],
  [12],
  [{ message: 'Server Error' }],
  [{ id: 1 }],
  [{ a: { id: 1 } }],
  ['{"0":{"id":1}}'],
])('3: %j is no list, of an answer as of a record', (wire) => {
  expect(listOf(item).safeParse(wire).success).toBe(false);
  expect(innerListOf(item).safeParse(wire).success).toBe(false);
});

test('3, 4: a record may lack a list, and have it in “data”; an answer may not lack it', () => {
  expect(innerListOf(item).parse(undefined)).toEqual([]);
  expect(innerListOf(item).parse({ data: [{ id: 1 }] })).toEqual([{ id: '1' }]);
  expect(listOf(item).safeParse(undefined).success).toBe(false);
});

test('a malformed member is left out and logged with its field, the others stay', () => {
  const wire = [{ id: 1 }, { id: null }, 'x', { id: 4 }];
  const { value, dropped } = parseWithReport(() => listOf(item).parse(wire));
  expect(value).toEqual([{ id: '1' }, { id: '4' }]);
  expect(dropped).toEqual([
    '1.id: Invalid input',
    '2: Invalid input: expected object, received string',
  ]);
});

test('a list of malformed members alone is another contract, a single one an empty list', () => {
  expect(listOf(item).safeParse([{ id: null }, { name: 'x' }]).success).toBe(false);
  expect(listOf(item).parse([{ id: null }])).toEqual([]);
});

test.each<[wire: unknown, expected: string[]]>([
  [
    ['a@b.dz', 'c@d.dz'],
    ['a@b.dz', 'c@d.dz'],
  ],
  ['["a, b","c"]', ['a, b', 'c']],
  ['a@b.dz, c@d.dz', ['a@b.dz', 'c@d.dz']],
  ['a;b\r\nc', ['a', 'b', 'c']],
  [{ 0: 'a', 1: 'b' }, ['a', 'b']],
  [[213, '', null, ' ', { value: 'a' }], ['213']],
  [213, ['213']],
  ['021 11 / 021 22', ['021 11 / 021 22']],
  ['[broken', ['[broken']],
  [null, []],
  [{}, []],
  ['', []],
  [undefined, []],
])('3: the list of texts %j is %j', (wire, expected) => {
  expect(textList.parse(wire)).toEqual(expected);
});

test.each([[true], [{ bureau: '021 11' }]])('3: %j is no list of texts', (wire) => {
  expect(textList.safeParse(wire).success).toBe(false);
});

test.each<[wire: unknown, expected: unknown]>([
  [{ id: 1 }, { id: '1' }],
  [{ data: { id: 1 } }, { id: '1' }],
  [null, null],
  [undefined, null],
  [[], null],
  ['{"id":1}', null],
  [{ name: 'x' }, null],
])('4: the record in a record %j is %j', (wire, expected) => {
  expect(innerRecord(item).parse(wire)).toEqual(expected);
});

test.each([
  [7, '7'],
  ['7', '7'],
  [' ab-7 ', 'ab-7'],
])('the id %j is %s', (wire, expected) => {
  expect(id.parse(wire)).toBe(expected);
});

test.each([
  [null],
  [undefined],
  ['  '],
  [1.5],
  [{}],
  ['../menu'],
  ['..'],
  ['a b'],
  ['x'.repeat(65)],
])('%j is no id: no address can have it', (wire) => {
  expect(id.safeParse(wire).success).toBe(false);
});

test.each<[wire: unknown, expected: string | null]>([
  ['2024-03-05 10:00:00', '2024-03-05T09:00:00.000Z'],
  [null, null],
  [undefined, null],
  ['', null],
  ['0000-00-00', null],
  ['-0001-11-30T00:00:00.000000Z', null],
  [1795219200, 'invalid'],
  [{ date: '2024-03-05 10:00:00', timezone: 'UTC' }, 'invalid'],
])('5: the date %j is %s', (wire, expected) => {
  expect(date.parse(wire)).toBe(expected);
});

test('5: an end without an hour is its last day', () => {
  expect(endDate.parse('2026-11-23')).toBe('2026-11-23T22:59:00.000Z');
  expect(endDate.parse('2026-11-23 00:00')).toBe('2026-11-22T23:00:00.000Z');
});

test.each<[wire: unknown, expected: string]>([
  [' storage/Guide de l’export.pdf ', 'storage/Guide de l’export.pdf'],
  [
    'https://api.example/storage/a.jpg?a=1&amp;b=2',
    'https://api.example/storage/a.jpg?a=1&amp;b=2',
  ],
  [['a.jpg'], ''],
  [{ url: 'a.jpg' }, ''],
  [null, ''],
])('6: the path %j is %j', (wire, expected) => {
  expect(address.parse(wire)).toBe(expected);
});
