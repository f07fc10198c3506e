import { excerpt, truncateName } from './excerpt';

describe('an excerpt', () => {
  test.each([
    ['a shorter text stays whole, without ellipsis', 'Un deux trois', 5, 'Un deux trois'],
    ['a text of exactly so many words too', 'Un deux trois', 3, 'Un deux trois'],
    ['a longer one is cut after so many words', 'Un deux trois quatre', 3, 'Un deux trois…'],
    ['markup is no word', '<p>Un</p> <p><b>deux</b> trois</p>', 2, 'Un deux…'],
    ['entities are decoded first', 'Foire &amp; salon du bâtiment', 3, 'Foire & salon…'],
    ['no mark stands before the ellipsis', 'Un, deux, trois', 2, 'Un, deux…'],
    ['nor an Arabic one', 'الصادرات، الواردات، العبور', 2, 'الصادرات، الواردات…'],
    ['nothing gives nothing', '', 20, ''],
    ['what a no-break space joins is one word', '36\u00A0PME à la foire', 3, '36\u00A0PME à la…'],
    [
      'but not a whole sentence',
      'un&nbsp;deux&nbsp;trois&nbsp;quatre&nbsp;cinq&nbsp;six',
      2,
      'un deux…',
    ],
    ['one ellipsis is enough', 'un deux… trois', 2, 'un deux…'],
    [
      'but not a day and its month',
      'le 24\u00A0novembre 2026 à Oran',
      4,
      'le 24\u00A0novembre 2026…',
    ],
    [
      'nor the first of one',
      '<p>le 1<sup>er</sup>\u00A0décembre 2026 à Oran</p>',
      4,
      'le 1er\u00A0décembre 2026…',
    ],
  ])('%s', (_, html, words, expected) => {
    expect(excerpt(html, words)).toBe(expected);
  });

  test('of a text without spaces is cut all the same', () => {
    expect(excerpt('a'.repeat(100_000), 20)).toBe(`${'a'.repeat(4000)}…`);
  });

  test.each([
    ['of words', '<p>Un deux</p>'.repeat(20_000)],
    ['of headings', `Un deux ${'<h2>trois</h2>'.repeat(20_000)}`],
    ['of tags', `Un deux ${'<p><b>'.repeat(50_000)} trois`],
    ['of what is hidden', `<style>${'p{}'.repeat(50_000)}</style>Un deux trois`],
    ['of tags in front', `${'<p></p>'.repeat(50_000)}Un deux trois`],
    ['that is one tag', `Un <a title="${'x '.repeat(50_000)}">deux</a> trois`],
  ])('of a long body has its first words: %s', (_, html) => {
    expect(excerpt(html, 2)).toBe('Un deux…');
  });

  test.each([
    [
      'French',
      '<h2>Le programme </h2>\n<p>La foire ouvre lundi.</p>',
      'Le programme. La foire ouvre lundi.',
    ],
    [
      'English',
      '<h2>The programme</h2><p>The fair opens on Monday.</p>',
      'The programme. The fair opens on Monday.',
    ],
    [
      'Arabic',
      '<h2>البرنامج</h2><p>يفتح المعرض يوم الاثنين.</p>',
      'البرنامج. يفتح المعرض يوم الاثنين.',
    ],
    [
      'with a mark of its own',
      '<h2>Le programme :</h2><p>Lundi.</p><h3>Et après ?</h3><p>Mardi.</p>',
      'Le programme : Lundi. Et après ? Mardi.',
    ],
    ['with an Arabic mark', '<h2>ما الجديد؟</h2><p>معرض.</p>', 'ما الجديد؟ معرض.'],
    [
      'with a mark before a closing quote',
      '<h2>« Venez ! »</h2><p>Lundi.</p>',
      '« Venez ! » Lundi.',
    ],
    [
      'with markup and a line break in it',
      '<h2>Le <em>programme</em><br>complet</h2>Lundi.',
      'Le programme complet. Lundi.',
    ],
    ['never closed', '<h2>Le programme<p>Lundi.', 'Le programme. Lundi.'],
    [
      'after a heading',
      '<h2>Le programme</h2><h3>Lundi</h3><p>Ouverture.</p>',
      'Le programme. Lundi. Ouverture.',
    ],
    ['around a block', '<h2><div>Le programme</div></h2><p>Lundi.</p>', 'Le programme. Lundi.'],
    [
      'made of a bold paragraph',
      '<p><strong>Le programme</strong></p><p><b>Lundi</b>, ouverture</p><p>Mardi</p>',
      'Le programme. Lundi, ouverture Mardi',
    ],
    ['alone', '<p>Lundi.</p><h2>Le programme</h2> <p> </p>', 'Lundi. Le programme'],
    [
      'before a list in small letters',
      '<h2>Documents</h2><ul><li>la demande</li></ul>',
      'Documents\u00A0– la demande',
    ],
    ['without words', '<h2> </h2><p>Lundi</p><h2></h2><p>mardi</p>', 'Lundi mardi'],
  ])('does not run a heading into the sentence after it: %s', (_, html, expected) => {
    expect(excerpt(html, 20)).toBe(expected);
  });

  test.each([
    [
      'the cut behind a heading',
      '<p>Des formations.</p><h2>Pour qui\u202F?</h2><p>Tous</p>',
      4,
      'Des formations…',
    ],
    [
      'the cut inside it',
      '<p>Des formations.</p><h2>Pour qui\u202F?</h2><p>Tous</p>',
      3,
      'Des formations…',
    ],
    ['behind two', '<p>Un.</p><h2>Deux</h2><h3>Trois</h3><p>quatre</p>', 3, 'Un…'],
    ['behind a bold paragraph', '<p>Un.</p><p><b>Deux</b></p><p>trois</p>', 2, 'Un…'],
    ['before a list', '<p>Un.</p><h2>Deux</h2><ul><li>trois</li></ul>', 2, 'Un…'],
    [
      'the first words of what follows keep it',
      '<p>Un.</p><h2>Deux</h2><p>Trois quatre</p>',
      3,
      'Un. Deux. Trois…',
    ],
    [
      'a lead in bold is none',
      '<p>Un.</p><p><b>Deux trois quatre.</b></p><p>Cinq</p>',
      3,
      'Un. Deux trois…',
    ],
  ])('does not end with a heading: %s', (_, html, words, expected) => {
    expect(excerpt(html, words)).toBe(expected);
  });

  test('counts a heading’s words like any other, and has no full stop before the ellipsis', () => {
    expect(excerpt('<h2>Le programme</h2><p>La foire ouvre</p>', 4)).toBe(
      'Le programme. La foire…',
    );
    expect(excerpt('<h2>Le programme</h2><p>La foire ouvre</p>', 2)).toBe('Le programme…');
    expect(excerpt('<h2>Le programme</h2><p>la foire ouvre</p>', 2)).toBe('Le programme…');
  });
});

describe('a name', () => {
  const fifty = 'Foire de la production nationale : un pavillon, 50';
  test.each([
    ['of 50 characters stays whole', fifty, fifty],
    ['of 51 is cut, with an ellipsis', `${fifty}x`, `${fifty}…`],
    ['is decoded before it is counted', `${fifty.slice(0, 49)}&amp;`, `${fifty.slice(0, 49)}&`],
    ['has no space before the ellipsis', `${'a'.repeat(49)} bcd`, `${'a'.repeat(49)}…`],
    ['has no comma before it', `${'a'.repeat(49)}, bcd`, `${'a'.repeat(49)}…`],
    ['counts an emoji of several code points once', '👩‍👩‍👧‍👦'.repeat(51), `${'👩‍👩‍👧‍👦'.repeat(50)}…`],
    ['counts a letter and its accent once', 'e\u0301'.repeat(50), 'e\u0301'.repeat(50)],
    ['counts an Arabic letter and its vowel once', 'بَ'.repeat(51), `${'بَ'.repeat(50)}…`],
    ['without text stays empty', '', ''],
  ])('%s', (_, name, expected) => {
    expect(truncateName(name)).toBe(expected);
  });
});
