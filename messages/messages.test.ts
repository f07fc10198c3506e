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

test.each(TRANSLATED)(
  'the texts of the interface have the same keys, arguments and tags, each closed, in French and in %s',
  (language) => {
    expect([...languages[language].keys()].toSorted()).toEqual([...french.keys()].toSorted());
    for (const [key, text] of languages[language]) {
      const tags = tagsOf(french.get(key) ?? '');
      expect([key, argumentsOf(text), tagsOf(text), tagsOf(text.replaceAll('</', '<'))]).toEqual([
        key,
        argumentsOf(french.get(key) ?? ''),
        tags,
        [...tags, ...tags].toSorted(),
      ]);
    }
  },
);

test.each(LOCALES)('no text of the interface is empty in %s', (language) => {
  expect([...languages[language]].filter(([, text]) => text.trim() === '')).toEqual([]);
});
