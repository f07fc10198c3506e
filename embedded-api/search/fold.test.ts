import { fold, indexText, plainText, withoutArabicArticle, words } from './fold';

describe('folding', () => {
  test.each([
    ['accents and capitals', 'Élève À NOËL, ça', 'eleve a noel, ca'],
    ['ligatures', 'Œuvre ex æquo', 'oeuvre ex aequo'],
    ['the forms of alef', 'أحمد إيمان آفاق ٱلله', 'احمد ايمان افاق الله'],
    ['alef maqsura and Persian yeh', 'مستوى علی', 'مستوي علي'],
    ['teh marbuta', 'غرفة', 'غرفه'],
    ['hamza on its carriers and alone', 'مؤسسة رئيس مبادئ جزء', 'موسسه رييس مبادي جز'],
    ['tashkeel and tatweel', 'نَصٌّ تـجـريبيّ', 'نص تجريبي'],
    ['Arabic-Indic and Persian digits', '٢٠٢٦ ۱۲', '2026 12'],
    ['presentation forms', 'ﻏﺮﻓﺔ', 'غرفه'],
  ])('makes one spelling of %s', (_what, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('words are letters and digits only', () => {
    expect(words('L’export : 2 cartons/jour — «التصدير»')).toEqual([
      'l',
      'export',
      '2',
      'cartons',
      'jour',
      'التصدير',
    ]);
  });

  test('HTML becomes text: no tags, no scripts, entities decoded even when encoded twice', () => {
    expect(
      plainText('<p>F&ecirc;te&nbsp;: d&amp;#039;hiver</p><script>alert(1)</script><b>fin</b>'),
    ).toBe("Fête : d'hiver fin");
  });

  test('a raised ending belongs to its figure', () => {
    expect(words(plainText('le 1<sup>er</sup> mars'))).toEqual(['le', '1er', 'mars']);
  });

  test('a script that is never closed goes to the end, and a lone bracket is text', () => {
    expect(plainText('1 < 2 <b>fin</b><style>p{}</style> oui <SCRIPT>alert(1)')).toBe(
      '1 < 2 fin oui',
    );
  });

  test('an entity that names no character stays as it is', () => {
    expect(plainText('&bogus; &#x;')).toBe('&bogus; &#x;');
  });

  test.each([
    ['الغرفة', 'غرفه'],
    ['بالتجارة', 'تجاره'],
    ['والصناعة', 'صناعه'],
    ['للتصدير', 'تصدير'],
    ['والي', null],
    ['غرفة', null],
    ['allocation', null],
  ])('the article of %s is taken off', (word, bare) => {
    expect(withoutArabicArticle(fold(word))).toBe(bare);
  });

  test('the index holds Arabic words with and without their article', () => {
    expect(indexText('<p>الغرفة</p>')).toBe('الغرفه غرفه');
  });
});
