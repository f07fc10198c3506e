import { listReadableIn, localise, mapText, readableIn } from './localise';
import { LOCALES } from './locales';

const all = { fr: 'Foire', en: 'Fair', ar: 'معرض' };

describe('a text in the reader’s language', () => {
  test.each([
    ['fr', all, { text: 'Foire', lang: 'fr', dir: 'ltr', isFallback: false }],
    ['en', all, { text: 'Fair', lang: 'en', dir: 'ltr', isFallback: false }],
    ['ar', all, { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: false }],
    ['ar', { ...all, ar: '' }, { text: 'Foire', lang: 'fr', dir: 'ltr', isFallback: true }],
    ['en', { ...all, en: '' }, { text: 'Foire', lang: 'fr', dir: 'ltr', isFallback: true }],
    [
      'fr',
      { fr: 'معرض', en: '', ar: 'معرض' },
      { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: true },
    ],
    [
      'en',
      { fr: 'معرض', en: '', ar: 'معرض' },
      { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: true },
    ],
    [
      'en',
      { fr: 'ATA', en: '', ar: 'ATA' },
      { text: 'ATA', lang: 'fr', dir: 'ltr', isFallback: true },
    ],
    ['en', { fr: '', en: '', ar: 'معرض' }, { text: '', lang: 'fr', dir: 'ltr', isFallback: false }],
    [
      'fr',
      { fr: 'معرض ATA', en: '', ar: '' },
      { text: 'معرض ATA', lang: 'ar', dir: 'rtl', isFallback: true },
    ],
    [
      'ar',
      { fr: 'معرض', en: '', ar: '' },
      { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: false },
    ],
    [
      'ar',
      { fr: '<p class="x">&nbsp;1. معرض</p>', en: '', ar: '' },
      { text: '<p class="x">&nbsp;1. معرض</p>', lang: 'ar', dir: 'rtl', isFallback: false },
    ],
    [
      'ar',
      { fr: '<p>Foire معرض</p>', en: '', ar: '' },
      { text: '<p>Foire معرض</p>', lang: 'fr', dir: 'ltr', isFallback: true },
    ],
    ['ar', { fr: '12', en: '', ar: '' }, { text: '12', lang: 'fr', dir: 'ltr', isFallback: true }],
  ] as const)('%s of %j', (locale, value, expected) => {
    expect(localise(value, locale)).toEqual(expected);
  });

  test('a change of the text keeps its language', () => {
    expect(mapText(localise({ ...all, ar: '' }, 'ar'), (text) => text.slice(0, 2))).toEqual({
      text: 'Fo',
      lang: 'fr',
      dir: 'ltr',
      isFallback: true,
    });
  });
});

describe('the languages an item can really be read in', () => {
  const none = { fr: '', en: '', ar: '' };
  const french = { ...none, fr: 'Foire' };
  const arabic = { ...none, fr: 'معرض' };

  test.each([
    ['all of them', [all, all], ['fr', 'en', 'ar']],
    ['French without translations', [french, french], ['fr']],
    ['those in which each text is translated', [all, { ...all, en: '' }], ['fr', 'ar']],
    ['Arabic alone, when the base texts are in Arabic letters', [arabic, arabic], ['ar']],
    [
      'Arabic alone, when an Arabic text stands in for the missing base',
      [{ ...arabic, ar: 'معرض' }],
      ['ar'],
    ],
    ['Arabic and English, when only the base is Arabic', [{ ...arabic, en: 'Fair' }], ['en', 'ar']],
    ['French, when texts are in several languages', [french, arabic], ['fr']],
    ['French, when there is no text at all', [none], ['fr']],
  ] as const)('%s', (_, texts, expected) => {
    expect(readableIn(...texts)).toEqual(expected);
  });
});

test('a list can be read in the languages of its items, in French, and without items in every language', () => {
  const french = { name: { fr: 'Foire', en: '', ar: '' } };
  expect(listReadableIn([])).toEqual(LOCALES);
  expect(listReadableIn([french])).toEqual(['fr']);
  expect(listReadableIn([french, { name: { ...french.name, en: 'Fair' } }])).toEqual(['fr', 'en']);
  expect(listReadableIn([{ name: { fr: 'معرض', en: '', ar: '' } }])).toEqual(['fr', 'ar']);
});
