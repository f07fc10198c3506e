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
  ])('%s', (_, html, words, expected) => {
    expect(excerpt(html, words)).toBe(expected);
  });
});

describe('a name', () => {
  const fifty = 'Foire de la production nationale : un pavillon, 50';
  test.each([
    ['of 50 characters stays whole', fifty, fifty],
    ['of 51 is cut, with an ellipsis', `${fifty}x`, `${fifty}…`],
    ['is decoded before it is counted', `${fifty.slice(0, 49)}&amp;`, `${fifty.slice(0, 49)}&`],
    ['has no space before the ellipsis', `${'a'.repeat(49)} bcd`, `${'a'.repeat(49)}…`],
    ['counts an emoji of several code points once', '👩‍👩‍👧‍👦'.repeat(51), `${'👩‍👩‍👧‍👦'.repeat(50)}…`],
    ['counts a letter and its accent once', 'e\u0301'.repeat(50), 'e\u0301'.repeat(50)],
    ['counts an Arabic letter and its vowel once', 'بَ'.repeat(51), `${'بَ'.repeat(50)}…`],
    ['without text stays empty', '', ''],
  ])('%s', (_, name, expected) => {
    expect(truncateName(name)).toBe(expected);
  });
});
