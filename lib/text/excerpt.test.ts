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
    ['one ellipsis is enough', 'un deux… trois', 2, 'un deux…'],
    ['headings are left out', '<h2>Titre</h2><p>Un</p><h3>Deux</h3>trois quatre', 2, 'Un trois…'],
    [
      'what an editor hid, too',
      '<p hidden>a</p><p style="display:none">b</p>Un deux trois',
      2,
      'Un deux…',
    ],
  ])('%s', (_, html, words, expected) => {
    expect(excerpt(html, words)).toBe(expected);
  });

  test('of a text without spaces is cut all the same', () => {
    expect(excerpt('a'.repeat(100_000), 20)).toBe(`${'a'.repeat(4000)}…`);
  });

  test.each([
    ['of words', '<p>Un deux</p>'.repeat(20_000)],
    ['of headings', `${'<h2>zéro</h2>'.repeat(5000)}Un deux trois`],
    ['of tags', `Un deux ${'<p><b>'.repeat(50_000)} trois`],
    ['of what is hidden', `<style>${'p{}'.repeat(50_000)}</style>Un deux trois`],
    ['of tags in front', `${'<p></p>'.repeat(50_000)}Un deux trois`],
    ['that is one tag', `Un <a title="${'x '.repeat(50_000)}">deux</a> trois`],
  ])('of a long body has its first words: %s', (_, html) => {
    expect(excerpt(html, 2)).toBe('Un deux…');
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
