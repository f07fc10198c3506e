import { readFileSync } from 'node:fs';

/**
 * Codes of the site's languages, the default first: the file of the last-resort texts names them in
 * the order of `lib/i18n/languages.ts`, which a test checks.
 */
export const LANGUAGES = Object.keys(
  JSON.parse(readFileSync('messages/without-framework.json', 'utf8')),
);

/** What stands before a path in a language: the default has no prefix. */
export const prefixOf = (language) => (language === LANGUAGES[0] ? '' : `/${language}`);
