import { distance } from 'fastest-levenshtein';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { withoutArticle, wordsOf } from '@/lib/text/fold';

/**
 * A commune in French and Arabic, its postcode or '', and the ids of the chambers that may serve
 * it: of its wilaya, and of wilayas made out of it later. A postcode alone has no names.
 */
export type CommuneRow = [
  french: string,
  arabic: string,
  postcode: string,
  ...chambers: [string, ...string[]],
];

const MIN_LETTERS = 3;
const POSTCODE = /^\d{5}$/;
const foldedNamesCache = new WeakMap<CommuneRow, { keys: string[]; terms: string }>();

function foldedNames(row: CommuneRow) {
  const cached = foldedNamesCache.get(row);
  if (cached) return cached;
  const names = row.slice(0, 2).map((name) => wordsOf(name).map(withoutArticle));
  const foldedNames = {
    keys: names.map((words) => words.join('')),
    terms: names.map((words) => ` ${words.join(' ')}`).join(''),
  };
  foldedNamesCache.set(row, foldedNames);
  return foldedNames;
}

/**
 * The communes that have this name or postcode (`isExact`), or else those whose words begin with
 * all words typed, or else those whose names are almost the same. A postcode of no commune stands
 * for its wilaya, by its first two figures.
 */
export function findCommunes(rows: readonly CommuneRow[], query: string) {
  const words = wordsOf(query).map(withoutArticle);
  const key = words.join('');
  if (POSTCODE.test(key)) return { isExact: true, communes: communesOfPostcode(rows, key) };
  if (key.length < MIN_LETTERS) return { isExact: false, communes: [] };
  const exact = rows.filter((row) => foldedNames(row).keys.includes(key));
  if (exact.length > 0) return { isExact: true, communes: exact };
  const prefixMatches = rows.filter((row) =>
    words.every((word) => foldedNames(row).terms.includes(` ${word}`)),
  );
  return {
    isExact: false,
    communes: prefixMatches.length > 0 ? prefixMatches : nearestCommunes(rows, key),
  };
}

/** From this length on a name may have one error, from twice this length on two. */
const LETTERS_PER_ERROR = 6;

/** The communes whose names are written almost so: French spellings of Arabic names vary. */
function nearestCommunes(rows: readonly CommuneRow[], key: string): CommuneRow[] {
  const most = Math.min(2, Math.floor(key.length / LETTERS_PER_ERROR));
  return rows.filter((row) => foldedNames(row).keys.some((each) => distance(each, key) <= most));
}

function communesOfPostcode(rows: readonly CommuneRow[], postcode: string): CommuneRow[] {
  const withPostcode = rows.filter((row) => row[2] === postcode);
  if (withPostcode.length > 0) return withPostcode;
  const ofWilaya = rows.filter((row) => row[2].startsWith(postcode.slice(0, 2)));
  const [first, ...others] = new Set(ofWilaya.map((row) => row[3]));
  return first === undefined ? [] : [['', '', postcode, first, ...others]];
}

/** What is found for a reader: names with their postcodes, and ids of chambers. */
export function communeHits(rows: readonly CommuneRow[], query: string, locale: Locale) {
  const { isExact, communes } = findCommunes(rows, query);
  const name = directionOf(locale) === 'rtl' ? 1 : 0;
  const hits = communes.map((row) => ({
    name: [row[name], row[2]].filter(Boolean).join(' '),
    chambers: row.slice(3),
  }));
  return { isExact, hits };
}
export type CommuneHits = ReturnType<typeof communeHits>;
