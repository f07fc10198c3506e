import { emailList, phoneList, sentenceList, textList } from './contacts';

describe('a list of texts', () => {
  test.each([
    [
      ['a@b.dz', 'c@d.dz'],
      ['a@b.dz', 'c@d.dz'],
    ],
    ['["a@b.dz","c@d.dz"]', ['a@b.dz', 'c@d.dz']],
    ['a@b.dz, c@d.dz', ['a@b.dz', 'c@d.dz']],
    ['a@b.dz;c@d.dz\n', ['a@b.dz', 'c@d.dz']],
    [{ 0: 'a', 1: 'b' }, ['a', 'b']],
    [
      [{ value: 'a' }, { value: 'b' }],
      ['a', 'b'],
    ],
    [
      [
        { id: 1, type: 'mobile', numero: '0550 12 34 56' },
        { icon: 'fa fa-check', label: 'b' },
      ],
      ['0550 12 34 56', 'b'],
    ],
    ['021 11<br>021 22<br />021 33', ['021 11', '021 22', '021 33']],
    ['<p>021 11</p><p>021 22, 021&nbsp;33</p>', ['021 11', '021 22', '021\u00A033']],
    ['<ul><li><b>021</b> 11</li><li>021 22</li></ul>', ['021 11', '021 22']],
    [{ bureau: '021 11', mobile: '0550 22', fax: null }, ['021 11', '0550 22']],
    ['{"principal":"021 99"}', ['021 99']],
    [{ id: 1, value: '021 11', label: 'Bureau' }, ['021 11']],
    ['021&nbsp;00 &amp; 02; 021&#32;03', ['021&nbsp;00 &amp; 02', '021&#32;03']],
    ['"021 00 00 31"', ['021 00 00 31']],
    [['a', '', null, ' '], ['a']],
    [213, ['213']],
    [{}, []],
    [null, []],
    [undefined, []],
    ['', []],
    ['[]', []],
    ['null', []],
    ['"[\\"a@x.dz\\",\\"b@x.dz\\"]"', ['a@x.dz', 'b@x.dz']],
    ['[broken', ['[broken']],
  ])('%j is read as %j', (wire, expected) => {
    expect(textList.parse(wire)).toEqual(expected);
  });
});

test.each([
  ['049967890/049967891', ['049967890', '049967891']],
  ['(049) 96.78.90 - 049.96.78.91', ['(049) 96.78.90', '049.96.78.91']],
  ['049 96 78 90 et 049 96 78 91, 049 96 78 92', ['049 96 78 90', '049 96 78 91', '049 96 78 92']],
  ['٠٤٩٩٦٧٨٩٠ و٠٤٩٩٦٧٨٩١', ['٠٤٩٩٦٧٨٩٠', '٠٤٩٩٦٧٨٩١']],
  ['049 96 78 90-049 96 78 91 | 049 96 78 92', ['049 96 78 90', '049 96 78 91', '049 96 78 92']],
  ['021-63-44-28 / 021-63-44-29', ['021-63-44-28', '021-63-44-29']],
  ['(021) 63-44-28 - (021) 63-44-29', ['(021) 63-44-28', '(021) 63-44-29']],
  [['049967890<br/>049967891'], ['049967890', '049967891']],
  ['049967890 واتساب 0661234567', ['049967890 واتساب 0661234567']],
  ['021/96 66 66', ['021/96 66 66']],
  ['049 96 78 90 / 91', ['049 96 78 90 / 91']],
  ['021 63 44 28 - 63 44 29', ['021 63 44 28 - 63 44 29']],
])('the telephone numbers %j are %j', (wire, numbers) => {
  expect(phoneList.parse(wire)).toEqual(numbers);
});

describe('a list of sentences', () => {
  test.each([
    ['Un point,Un autre', ['Un point', 'Un autre']],
    ['Un point, avec virgule\nUn autre', ['Un point, avec virgule', 'Un autre']],
    ['Un taux de 2,5 %,Un autre', ['Un taux de 2,5 %', 'Un autre']],
    ['<ul><li>Conseil, aide</li><li>Formation</li></ul>', ['Conseil, aide', 'Formation']],
    ['["Un point, avec virgule","Un autre"]', ['Un point, avec virgule', 'Un autre']],
    [['Un point, avec virgule'], ['Un point, avec virgule']],
    [
      [
        { id: 4, page_id: 1, point: 'Un point', created_at: '2024-01-01' },
        { id: 5, point: null },
      ],
      ['Un point'],
    ],
    [null, []],
  ])('%j is read as %j', (wire, expected) => {
    expect(sentenceList.parse(wire)).toEqual(expected);
  });
});

test.each([
  [{ contact: 'c@cci.dz', direction: 'd@cci.dz' }, ['c@cci.dz', 'd@cci.dz']],
  ['<p>c@cci.dz</p><p>d@cci.dz</p>', ['c@cci.dz', 'd@cci.dz']],
])('the e-mail addresses %j are %j', (wire, expected) => {
  expect(emailList.parse(wire)).toEqual(expected);
});
