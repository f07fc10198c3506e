import { decodeEntities, isEmptyContent, plainText } from './plain-text';

test.each([
  ['once', 'Foire &amp; salon', 'Foire & salon'],
  ['twice', 'Conciliation &amp;amp; médiation', 'Conciliation & médiation'],
  ['by number', 'l&#039;export, l&#x2019;export', "l'export, l’export"],
  ['by name', '&eacute;t&eacute;&nbsp;!', 'été\u00A0!'],
  ['ten times', `&${'amp;'.repeat(10)}lt;`, '&lt;'],
  ['not where there are none', 'R&D', 'R&D'],
  ['half a character is replaced', 'a&#xD83D;b', 'a\uFFFDb'],
  ['not an unknown one', '&inconnu;', '&inconnu;'],
])('entities are decoded: %s', (_, given, expected) => {
  expect(decodeEntities(given)).toBe(expected);
});

describe('the words a reader sees', () => {
  test.each([
    ['no markup at all', 'Une phrase.', 'Une phrase.'],
    ['tags are removed', '<p>Une <strong>phrase</strong>.</p>', 'Une phrase.'],
    [
      'blocks part words',
      '<p>Un</p><p>deux</p><ul><li>trois</li><li>quatre</li></ul>',
      'Un deux trois quatre',
    ],
    ['a line break parts words', 'un<br>deux<br/>trois', 'un deux trois'],
    ['inline elements do not', 'expor<b>ta</b>tion', 'exportation'],
    [
      'scripts and styles are not read',
      '<style>p{}</style>Un<script>alert("<p>")</script> deux',
      'Un deux',
    ],
    ['comments are not read', 'Un<!-- <p>non</p> --> deux', 'Un deux'],
    ['an unclosed tag ends the text', 'Un <a href="', 'Un'],
    [
      'what an editor hid is not read',
      '<table><tr style="display:none"><td>a</table><p hidden>b</p><i style="Visibility:hidden">c</i>Un',
      'Un',
    ],
    [
      'an attribute may hold the sign that ends a tag',
      '<img alt="Taux &gt; 5 %" src=a><a title = \'x > y\'>Un</a> deux',
      'Un deux',
    ],
    ['encoded markup is markup', '&lt;p&gt;Un&lt;/p&gt;', 'Un'],
    ['a lesser-than sign is text', 'a < b <3 c', 'a < b <3 c'],
    ['white space is folded', '  un \n\t deux  ', 'un deux'],
    ['no-break spaces stay', 'Prix\u00A0: 5\u202F000', 'Prix\u00A0: 5\u202F000'],
    ['marks that override the direction are left out', '\u202EUn\u202C &#x202D;deux', 'Un deux'],
    ['Arabic', '<p>معرض&nbsp;<b>الإنتاج</b></p>', 'معرض\u00A0الإنتاج'],
    [
      'telephones and amounts between Arabic words begin with a mark',
      'هاتف (+213) 21 63 44 44 و 021/63 44 46، دعم 1 200 000 دج',
      'هاتف \u200E(+213) 21 63 44 44 و \u200E021/63 44 46، دعم \u200E1 200 000 دج',
    ],
    [
      'elsewhere they stay',
      'Aide : 1 200 000 DA, 021 63 44 44',
      'Aide : 1 200 000 DA, 021 63 44 44',
    ],
    ['letters whose small form is longer', '<b>İİİ</b><script>x</script>İ<p>fin</p>', 'İİİİ fin'],
    ['nothing', '', ''],
    ['only markup', '<p>&nbsp;</p>', ''],
  ])('%s', (_, given, expected) => {
    expect(plainText(given)).toBe(expected);
  });

  test('of HTML beyond every bound are those between its tags', () => {
    const body = `<p>Un</p><script>x<y</script>${'<b>'.repeat(100_000)} deux <3 &amp; trois`;
    expect(plainText(body)).toBe('Un deux <3 & trois');
    expect(plainText('<a '.repeat(200_000))).toBe('');
  });
});

describe('a text says nothing', () => {
  test.each([
    '',
    ' \u00A0\u200B\n',
    '<p><br></p>',
    '<p>&nbsp;</p><p>&amp;nbsp;</p>',
    '<p style="display:none">a</p><style>p{}</style><!-- a -->',
    `<p>${'<b></b>'.repeat(1000)}</p>`,
  ])('%j', (text) => expect(isEmptyContent(text)).toBe(true));

  test.each([
    'a',
    '<p>a</p>',
    '&lt;p&gt;a',
    '<img src=x>',
    '<p><oembed>x</oembed>',
    '<hr>',
    '<video>',
    `<p>${'<b></b>'.repeat(1000)}a</p>`,
    '<b>'.repeat(100_000),
  ])('unlike %.20j', (text) => expect(isEmptyContent(text)).toBe(false));
});
