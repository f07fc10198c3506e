import { z } from 'zod';
import { collectDropped } from './dropped';
import {
  address,
  count,
  date,
  flag,
  id,
  innerListOf,
  innerRecord,
  listOf,
  numeric,
  text,
} from './fields';

describe('a text', () => {
  test.each([
    ['  Foire ', 'Foire'],
    [12, '12'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [[], ''],
    [true, ''],
    ['null', ''],
    [' undefined ', ''],
    ['Le null', 'Le null'],
    ['-', ''],
    [' – ', ''],
    ['…', ''],
    ['/', '/'],
    [`<!--[if gte mso 9]><xml>${'<w:x/>'.repeat(500)}</xml><![endif]--><p>&nbsp;</p>`, ''],
    ['<!-- wp:paragraph --><!-- /wp:paragraph -->', ''],
    ['<p>&nbsp;</p>', ''],
    ['<p style="text-align:right"><br data-mce-bogus="1"></p>\r\n<p>&#160;</p>', ''],
    ['<p><img src="a.png"></p>', '<p><img src="a.png"></p>'],
    ['<p>&nbsp;Foire</p>', '<p>&nbsp;Foire</p>'],
    ['<pre></pre>', ''],
    ['&lt;p&gt;&amp;nbsp;&lt;/p&gt;', ''],
    ['<p><!--StartFragment--></p>', ''],
    ['<table><tbody><tr><td>&nbsp;</td></tr></table>', ''],
    ['<p><a id="x"></a></p><ul><li></li></ul>', ''],
    ['<p>1 &lt; 2</p>', '<p>1 &lt; 2</p>'],
    [
      '&lt;iframe src="https://x.example"&gt;&lt;/iframe&gt;',
      '&lt;iframe src="https://x.example"&gt;&lt;/iframe&gt;',
    ],
    ['a\uD800', 'a\uFFFD'],
    ['L\u0092export, 100\u00A0\u0080', 'L’export, 100\u00A0€'],
    ['Guichet\vunique\fici', 'Guichet\nunique\nici'],
    ['Foire\u0000 d\u0007’Oran\u0081\t!\r\n', 'Foire d’Oran\t!'],
  ])('%j is read as "%s"', (wire, expected) => {
    expect(text.parse(wire)).toBe(expected);
  });
});

describe('an id', () => {
  test.each([
    [7, '7'],
    ['7', '7'],
    [' ab-7 ', 'ab-7'],
  ])('%j is %s', (wire, expected) => {
    expect(id.parse(wire)).toBe(expected);
  });

  test.each([
    [null],
    [undefined],
    [''],
    ['  '],
    [1.5],
    [{}],
    ['../menu'],
    ['a b'],
    ['x'.repeat(65)],
  ])('%j is none', (wire) => {
    expect(id.safeParse(wire).success).toBe(false);
  });
});

describe('yes and no', () => {
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
  ])('%j means %s', (wire, expected) => {
    expect(flag.parse(wire)).toBe(expected);
  });
});

describe('a number', () => {
  test.each([
    [3, 3],
    ['3', 3],
    ['36.75', 36.75],
    ['36,75', 36.75],
    ['-0.5', -0.5],
    ['', null],
    [null, null],
    [undefined, null],
    ['abc', null],
    [{}, null],
  ])('%j is read as %s', (wire, expected) => {
    expect(numeric.parse(wire)).toBe(expected);
  });

  test.each([
    ['16', 16],
    [2.9, 2],
    [-4, 0],
    [null, null],
    ['many', null],
  ])('%j items are %s', (wire, expected) => {
    expect(count.parse(wire)).toBe(expected);
  });
});

const item = z.object({ id });

describe('a list of records', () => {
  test.each([
    ['a list', [{ id: 1 }], ['1']],
    ['null', null, []],
    ['an empty object', {}, []],
    ['an object with numeric keys', { 0: { id: 1 }, 2: { id: 3 } }, ['1', '3']],
    ['JSON text', '[{"id":1}]', ['1']],
    ['an empty text', '', []],
  ])('%s', (_, wire, ids) => {
    expect(listOf(item).parse(wire)).toEqual(ids.map((id) => ({ id })));
  });

  test.each([['words'], [12], [{ message: 'Server Error' }], [undefined]])(
    '%j is no list',
    (wire) => {
      expect(listOf(item).safeParse(wire).success).toBe(false);
    },
  );

  test('a malformed member is left out and reported, the others stay', () => {
    const { value, dropped } = collectDropped(() =>
      listOf(item).parse([{ id: 1 }, { id: null }, 'x', { id: 4 }]),
    );
    expect(value).toEqual([{ id: '1' }, { id: '4' }]);
    expect(dropped).toEqual([
      '1.id: Invalid input',
      '2: Invalid input: expected object, received string',
    ]);
  });

  test.each([[[{ id: null }, { name: 'x' }]], [[[[[]]]]], [['a', 'b']], [{ '0': null }]])(
    '%j, where nothing is a record of ours, is a malformed answer',
    (wire) => {
      expect(listOf(item).safeParse(wire).success).toBe(false);
    },
  );

  test('a list whose only record is malformed is an empty list: one bad item never takes a page down', () => {
    expect(listOf(item).parse([{ id: null }])).toEqual([]);
  });

  test.each([
    [{ data: [{ id: 1 }, { id: 2 }] }],
    [{ '1': { id: 1 }, '2': { id: 2 } }],
    [{ 'a-b': { id: 1 }, 'c-d': { id: 2 } }],
  ])('inside a record, %j is a list', (wire) => {
    expect(innerListOf(item).parse(wire)).toHaveLength(2);
  });

  test('inside a record, one record alone is a list of one', () => {
    expect(innerListOf(item).parse({ id: 1 })).toHaveLength(1);
  });

  test.each([['words'], [{ message: 'x' }], [undefined], [null]])(
    'inside a record, %j is an empty list',
    (wire) => {
      expect(innerListOf(item).parse(wire)).toEqual([]);
    },
  );
});

describe('a record inside a record', () => {
  test.each([
    [{ id: 1 }, { id: '1' }],
    ['{"id":1}', { id: '1' }],
    [null, null],
    [undefined, null],
    [[], null],
    [{ name: 'x' }, null],
  ])('%j is read as %j', (wire, expected) => {
    expect(innerRecord(item).parse(wire)).toEqual(expected);
  });
});

describe('a date', () => {
  test.each([
    ['2024-03-05 10:00:00', '2024-03-05T09:00:00.000Z'],
    [
      { date: '2024-03-05 10:00:00.000000', timezone_type: 3, timezone: 'UTC' },
      '2024-03-05T10:00:00.000Z',
    ],
    [
      { date: '2024-03-05 10:00:00.000000', timezone_type: 1, timezone: '+02:00' },
      '2024-03-05T08:00:00.000Z',
    ],
    [
      { date: '2024-03-05 10:00:00.000000', timezone_type: 3, timezone: 'Africa/Algiers' },
      '2024-03-05T09:00:00.000Z',
    ],
    [{}, null],
    ['-0001-11-30T00:00:00.000000Z', null],
  ])('%j is read as %s', (wire, expected) => {
    expect(date.parse(wire)).toBe(expected);
  });
});

describe('an address', () => {
  test.each([
    ['storage/files/Guide de l&#039;exportateur.pdf', "storage/files/Guide de l'exportateur.pdf"],
    ['storage/Foire &amp; salon.jpg?a=1&copy=2', 'storage/Foire & salon.jpg?a=1&copy=2'],
    ['["articles/a.jpg"]', 'articles/a.jpg'],
    [['articles/a.jpg', 'b.jpg'], 'articles/a.jpg'],
    ['[{"download_link":"files\\\\x.pdf","original_name":"Guide.pdf"}]', 'files\\x.pdf'],
    [
      { id: 4, original_url: 'https://api.example/storage/4/a.jpg' },
      'https://api.example/storage/4/a.jpg',
    ],
    [{}, ''],
    [[], ''],
    ['[brouillon].pdf', '[brouillon].pdf'],
  ])('%j is read as %j', (wire, expected) => {
    expect(address.parse(wire)).toBe(expected);
  });
});
