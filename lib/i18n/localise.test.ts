import { listReadableIn, localise, mapText, readableIn } from './localise';
import { LOCALES } from './locales';

const all = { fr: 'Foire', en: 'Fair', ar: 'معرض' };

const arabicBase = { fr: 'معرض', en: '', ar: '' };
const body = (text: string) => ({ fr: `<p class="x">&nbsp;1. ${text}</p>`, en: '', ar: '' });

test.each([
  ['fr', all, 'Foire', 'fr'],
  ['en', all, 'Fair', 'en'],
  ['ar', all, 'معرض', 'ar'],
  ['ar', { ...all, ar: '' }, 'Foire', 'fr'],
  ['en', { ...all, en: '' }, 'Foire', 'fr'],
  ['fr', { ...arabicBase, ar: 'معرض' }, 'معرض', 'ar'],
  ['en', { ...arabicBase, ar: 'معرض' }, 'معرض', 'ar'],
  ['en', { fr: 'ATA', en: '', ar: 'ATA' }, 'ATA', 'fr'],
  ['fr', { ...arabicBase, fr: 'معرض ATA' }, 'معرض ATA', 'ar'],
  ['ar', arabicBase, 'معرض', 'ar'],
  ['ar', body('معرض'), body('معرض').fr, 'ar'],
  ['ar', body('Foire معرض'), body('Foire معرض').fr, 'fr'],
  ['ar', { ...arabicBase, fr: '12' }, '12', 'fr'],
] as const)('a text in the reader’s language: %s of %j', (locale, value, text, lang) => {
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  expect(localise(value, locale)).toEqual({ text, lang, dir, isFallback: lang !== locale });
});

test('no text is no fallback, and a change of a text keeps its language', () => {
  expect(localise({ fr: '', en: '', ar: 'معرض' }, 'en')).toMatchObject({ isFallback: false });
  const cut = mapText(localise({ ...all, ar: '' }, 'ar'), (text) => text.slice(0, 2));
  expect(cut).toEqual({ text: 'Fo', lang: 'fr', dir: 'ltr', isFallback: true });
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
