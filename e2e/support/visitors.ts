import { Random } from '../../testing/fuzz/random';

/** Header lines of a visitor, a name and a value each: a header may be there several times. */
export type HeaderLines = [name: string, value: string][];

/** Choices, separated by bars; what stands more often is drawn more often. */
const choices = (text: string): string[] => text.split('|');
const COOKIE_NAMES = choices('language|language|language|Language|a|xlanguage|');
const COOKIE_VALUES = choices('0|1|0|1||01|"1"|fr|en|ar|FR|fr,en|xx|1,2|1=1|a language=fr');
const EQUALS = choices('=|=|=| =|= | = |\t=|');
const COOKIE_JOINS = choices('; |; |;| ;| ; |;;|;\t|,|, ');
const TAGS = choices('fr|fr|FR|fr-DZ|fr-Latn-DZ|en|EN-gb|ar|ar-DZ|de|es-419|*|fra|enx|x-fr|');
const PARAMETERS = choices(
  '|||;q=1|;q=0|;q=0.5|; q=0.9|;Q=0.8| ; q = 0.3 |;q=abc|;q=.5|;level=1;q=0.2',
);
const JOINS = choices(',|, |, | , |,,');
const CODINGS = choices('br|BR|gzip|identity|x-br|brotli|deflate|*');
const WEIGHTS = choices('|||;q=0|;q=0 |; q=0.000|;q=0.5| ;q=1.0|;Q=0|;q=0.0001');
const FETCH_SITES = choices(
  'same-origin|same-origin|none|cross-site|same-site|Same-Origin|same-origin, none|',
);

/**
 * Visitors drawn by a seed whose headers are written in every manner that was seen or can be
 * thought of.
 */
export function* randomVisitors(count: number, seed: number): Generator<HeaderLines> {
  const random = new Random(seed);
  for (let nth = 0; nth < count; nth += 1) yield randomVisitor(random);
}

function randomVisitor(random: Random): HeaderLines {
  const lines: HeaderLines = [];
  const cookies = random.chance(0.7) ? (random.chance(0.2) ? 2 : 1) : 0;
  for (let nth = 0; nth < cookies; nth += 1)
    lines.push(['Cookie', joined(random, COOKIE_JOINS, () => cookie(random))]);
  if (random.chance(0.8))
    lines.push([
      'Accept-Language',
      joined(random, JOINS, () => random.pick(TAGS) + random.pick(PARAMETERS)),
    ]);
  if (random.chance(0.5)) lines.push(['Sec-Fetch-Site', random.pick(FETCH_SITES)]);
  if (random.chance(0.7))
    lines.push([
      'Accept-Encoding',
      joined(random, JOINS, () => random.pick(CODINGS) + random.pick(WEIGHTS)),
    ]);
  return lines;
}

function cookie(random: Random): string {
  return random.pick(COOKIE_NAMES) + random.pick(EQUALS) + random.pick(COOKIE_VALUES);
}

function joined(random: Random, joins: readonly string[], make: () => string): string {
  let text = make();
  while (random.chance(0.6)) text += random.pick(joins) + make();
  return text;
}
