import { decodeEntities, plainText } from './plain-text';

describe('entities are decoded', () => {
  test.each([
    ['once', 'Foire &amp; salon', 'Foire & salon'],
    ['twice', 'Conciliation &amp;amp; médiation', 'Conciliation & médiation'],
    ['by number', 'l&#039;export, l&#x2019;export', "l'export, l’export"],
    ['by name', '&eacute;t&eacute;&nbsp;!', 'été\u00A0!'],
    ['ten times', `&${'amp;'.repeat(10)}lt;`, '&lt;'],
    ['not where there are none', 'R&D', 'R&D'],
    ['half a character is replaced', 'a&#xD83D;b', 'a\uFFFDb'],
    ['not an unknown one', '&inconnu;', '&inconnu;'],
  ])('%s', (_, given, expected) => {
    expect(decodeEntities(given)).toBe(expected);
  });
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
      'but what stands on a line of its own',
      '<b><span style="color:red; display: block;">Un <span>mo</span>t</span></b>deux<span style=display:block>trois',
      'Un mot deux trois',
    ],
    [
      'scripts and styles are not read',
      '<style>p{}</style>Un<script>alert("<p>")</script> deux',
      'Un deux',
    ],
    ['comments are not read', 'Un<!-- <p>non</p> --> deux', 'Un deux'],
    ['an unclosed comment hides no word', 'Un <!-- deux', 'Un deux'],
    ['an unclosed tag ends the text', 'Un <a href="', 'Un'],
    [
      'an attribute may hold the sign that ends a tag',
      '<img alt="Taux &gt; 5 %" src=a><a title = \'x > y\'>Un</a> deux',
      'Un deux',
    ],
    [
      'a quotation mark without its second takes no word',
      'Un <p title="x>deux</p> trois',
      'Un p title="x>deux trois',
    ],
    ['what exports write around HTML is left out', '<![CDATA[<p>Un</p>]]>', 'Un'],
    [
      'what stands in a select, a text area or for browsers without scripts is read',
      '<select><option>a</select><textarea>b</textarea><noscript><p>c',
      'a b c',
    ],
    ['encoded markup is markup', '&lt;p&gt;Un&lt;/p&gt;', 'Un'],
    ['a lesser-than sign is text', 'a < b <3 c', 'a < b <3 c'],
    ['white space is folded', '  un \n\t deux  ', 'un deux'],
    ['no-break spaces stay', 'Prix\u00A0: 5\u202F000', 'Prix\u00A0: 5\u202F000'],
    ['marks that override the direction are left out', '\u202EUn\u202C &#x202D;deux', 'Un deux'],
    ['Arabic', '<p>معرض&nbsp;<b>الإنتاج</b></p>', 'معرض\u00A0الإنتاج'],
    [
      'marks are counted when they are decoded',
      `Z${'&#769;'.repeat(150)}`,
      `Z${'\u0301'.repeat(6)}`,
    ],
    [
      'figures between Arabic words are whole',
      'دعم 1 200 000 دج و 45 000,50',
      'دعم 1\u00A0200\u00A0000 دج و 45\u00A0000,50',
    ],
    ['in Arabic digits, too', 'دعم ١ ٢٠٠ ٠٠٠ دج', 'دعم ١\u00A0٢٠٠\u00A0٠٠٠ دج'],
    ['from one to another', 'بين 10 000-20 000', 'بين 10\u00A0000-20\u00A0000'],
    [
      'or with noughts',
      'بين 10 050-20 050 و 1 050 000.50',
      'بين 10\u00A0050-20\u00A0050 و 1\u00A0050\u00A0000.50',
    ],
    [
      'but not other numbers',
      'في 12 05 2026 و 2024 2025 2026 و 12/05/2024 200',
      'في 12 05 2026 و 2024 2025 2026 و 12/05/2024 200',
    ],
    [
      'telephones begin with a mark',
      'هاتف (+213) 21 63 44 44 و 021/63 44 46',
      'هاتف \u200E(+213) 21 63 44 44 و \u200E021/63 44 46',
    ],
    [
      'after a figure, too',
      'مكتب 5 021 63 44 44 و 24/24 021 63 44 44، ص.ب 100 021 63 44 44، 16000 0550 12 34 56',
      'مكتب 5 \u200E021 63 44 44 و 24/24 \u200E021 63 44 44، ص.ب 100 \u200E021 63 44 44، 16000 \u200E0550 12 34 56',
    ],
    [
      'with more of them in Arabic digits',
      'هاتف ٠٢١ ٦٣-٤٤',
      'هاتف \u200E٠٢١\u200E \u200E٦٣\u200E-\u200E٤٤',
    ],
    ['with a single one', 'هاتف \u200E021 63 44 44', 'هاتف \u200E021 63 44 44'],
    [
      'elsewhere numbers stay as they are',
      'Aide : 1 200 000 DA, 021 63 44 44',
      'Aide : 1 200 000 DA, 021 63 44 44',
    ],
    ['letters whose small form is longer', '<b>İİİ</b><script>x</script>İ<p>fin</p>', 'İİİİ fin'],
    ['nothing', '', ''],
    ['only markup', '<p>&nbsp;</p>', ''],
  ])('%s', (_, given, expected) => {
    expect(plainText(given)).toBe(expected);
  });

  test('a large hostile text takes seconds of the processor, not minutes', () => {
    const before = process.cpuUsage();
    plainText('<a '.repeat(200_000));
    plainText('<!--'.repeat(200_000));
    plainText('<script>'.repeat(50_000));
    plainText('&amp;'.repeat(200_000));
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(20);
  });
});
