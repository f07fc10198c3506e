import { DEFAULT_LOCALE, LOCALES } from '../lib/i18n/locales';
import { allTexts as languages } from './testing/all-texts';

/** Names of the arguments a text takes, in alphabetical order. */
const argumentsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].toSorted();

/** Tags a text sets around words, in alphabetical order. */
const tagsOf = (text: string): string[] =>
  [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => name).toSorted();

const { fr: french } = languages;
const TRANSLATED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

describe('the texts of the interface', () => {
  test.each(TRANSLATED)('have the same keys in French and in %s', (language) => {
    expect([...languages[language].keys()].toSorted()).toEqual([...french.keys()].toSorted());
  });

  test.each(TRANSLATED)('take the same arguments in French and in %s', (language) => {
    for (const [key, text] of languages[language])
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(french.get(key) ?? '')]);
  });

  test.each(TRANSLATED)('set the same tags, each closed, in French and in %s', (language) => {
    for (const [key, text] of languages[language]) {
      expect([key, tagsOf(text)]).toEqual([key, tagsOf(french.get(key) ?? '')]);
      expect([key, tagsOf(text.replaceAll('</', '<'))]).toEqual([
        key,
        [...tagsOf(text), ...tagsOf(text)].toSorted(),
      ]);
    }
  });

  test('are never empty', () => {
    for (const [language, all] of Object.entries(languages)) {
      expect([
        language,
        [...all].filter(([, text]) => text.trim() === '').map(([key]) => key),
      ]).toEqual([language, []]);
    }
  });
});
