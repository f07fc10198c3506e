import { localise, mapText } from './localise';

const all = { fr: 'Foire', en: 'Fair', ar: 'معرض' };

describe('a text in the reader’s language', () => {
  test.each([
    ['fr', all, { text: 'Foire', lang: 'fr', dir: 'ltr', isFallback: false }],
    ['en', all, { text: 'Fair', lang: 'en', dir: 'ltr', isFallback: false }],
    ['ar', all, { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: false }],
    ['ar', { ...all, ar: '' }, { text: 'Foire', lang: 'fr', dir: 'ltr', isFallback: true }],
    ['en', { ...all, en: '' }, { text: 'Foire', lang: 'fr', dir: 'ltr', isFallback: true }],
    ['fr', { fr: 'معرض', en: '', ar: 'معرض' }, { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: true }],
    ['en', { fr: 'معرض', en: '', ar: 'معرض' }, { text: 'معرض', lang: 'ar', dir: 'rtl', isFallback: true }],
    ['en', { fr: 'ATA', en: '', ar: 'ATA' }, { text: 'ATA', lang: 'fr', dir: 'ltr', isFallback: true }],
    ['en', { fr: '', en: '', ar: 'معرض' }, { text: '', lang: 'fr', dir: 'ltr', isFallback: false }],
  ] as const)('%s of %j', (locale, value, expected) => {
    expect(localise(value, locale)).toEqual(expected);
  });

  test('a change of the text keeps its language', () => {
    expect(mapText(localise({ ...all, ar: '' }, 'ar'), (text) => text.slice(0, 2))).toEqual({ text: 'Fo', lang: 'fr', dir: 'ltr', isFallback: true });
  });
});
