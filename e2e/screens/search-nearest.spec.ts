import { demonstration } from '../../embedded-api/database/demonstration';
import { attributes, get, textOf } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { onLaravel } from '../support/laravel-site';
import { messages, shownIn } from '../../testing/messages';
import type { Site } from '../../testing/site';
import { plainText } from '@/lib/text/plain-text';
import { expect, inLanguage, LANGUAGES, test, type Language } from '../../testing/test';

test.describe.configure({ mode: 'serial' });

/** An API that finds words only as they are written. */
let api: LaravelApi;
let site: Site;
onLaravel((...started) => ([api, site] = started));

/** Where words and elements end is irrelevant here. */
const unspaced = (text: string): string => text.replace(/\s/g, '');

function sentence(
  language: Language,
  key: 'resultsInstead' | 'resultsFor',
  keyword: string,
  spelling = '',
): string {
  const text = messages[language].search[key].replace(/<\/?word>/g, '');
  return unspaced(text.replace('{keyword}', keyword).replace('{spelling}', spelling));
}

async function search(
  language: Language,
  keyword: string,
  more = '',
): Promise<{ text: string; body: string; asked: string[] }> {
  const before = api.calls.length;
  const { body, status } = await get(
    site.url,
    `${inLanguage('/search', language)}?keyword=${encodeURIComponent(keyword)}${more}`,
  );
  expect(status).toBe(200);
  const asked = api.calls
    .slice(before)
    .filter(({ path }) => path === '/api/search')
    .map(({ query }) => query.get('search') ?? '');
  return { text: unspaced(textOf(body, 'main')), body, asked };
}

for (const [language, keyword, spelling] of [
  ['fr', 'certifcat', 'certificat'],
  ['fr', 'sâlon', 'salon'],
  ['ar', 'معرَض', 'معرض'],
  ['ar', 'الشهاده', 'الشهادة'],
] as const) {
  test(`« ${keyword} » finds nothing: the nearest word the site knows, « ${spelling} », is searched once and named`, async () => {
    const { text, body, asked } = await search(language, keyword);
    expect(asked).toEqual([keyword, spelling]);
    expect(text).toContain(sentence(language, 'resultsInstead', keyword, spelling));
    expect(body).toMatch(/<mark>/);
  });
}

test('what the API finds for the words as typed is never changed', async () => {
  const { text, asked } = await search('fr', 'Salon');
  expect(text).toContain(sentence('fr', 'resultsFor', 'Salon'));
  expect(asked).toEqual(['Salon']);
});

test('words without a near one find nothing, and the answer is kept', async () => {
  const first = await search('ar', 'zzzz-introuvable');
  expect(first.asked).toEqual(['zzzz-introuvable']);
  expect(first.text).toContain(unspaced(messages.ar.common.tryOtherTerms));
  expect((await search('ar', 'zzzz-introuvable')).asked).toEqual([]);
});

test('a nearest word that cannot be looked up is passed over in silence', async () => {
  await search('fr', 'foyre');
  api.fail('/api/search', 'status 500');
  const { text } = await search('fr', 'foyre', '&per_page=6');
  expect(text).toContain(sentence('fr', 'resultsInstead', 'foyre', 'foire'));
  api.mend();
});

const { articles, pages, chambers, categories, services } = demonstration;
const RECORDS = [
  ...articles.slice(0, 30).map(({ id, name }) => ({ path: `/article/${id}`, name })),
  ...pages.map(({ id, name }) => ({ path: `/page/${id}`, name })),
  ...chambers.map(({ id, name }) => ({ path: `/chambre_de_commerce/${id}`, name })),
  ...categories.map(({ id, name }) => ({ path: `/category/${id}`, name })),
  ...services.map(({ id, name }) => ({ path: `/service/${id}`, name })),
];

/** A letter is left out, written twice, exchanged with the next or replaced, by turns. */
function misspelt(word: string, turn: number): string {
  const at = 1 + (turn % (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return (
    [
      before + after,
      before + letter + letter + after,
      before + after.charAt(0) + letter + after.slice(1),
      before + (/[a-z]/i.test(letter) ? 'x' : 'ظ') + after,
    ][turn % 4] ?? word
  );
}

const wordsOf = (text: string): string[] => plainText(text).match(/[\p{L}\p{M}]{4,}/gu) ?? [];
const ALL_WORDS = RECORDS.flatMap(({ name }) =>
  LANGUAGES.flatMap((language) => wordsOf(shownIn(language, name))),
);
const frequency = (word: string): number => ALL_WORDS.filter((each) => each === word).length;

/** Names by their two rarest words, the rarest misspelt. */
const MISSPELLINGS = LANGUAGES.flatMap((language) =>
  RECORDS.flatMap(({ path, name }, turn) => {
    const [rarest = '', second = ''] = wordsOf(shownIn(language, name)).toSorted(
      (a, b) => frequency(a) - frequency(b) || b.length - a.length,
    );
    const keyword = `${misspelt(rarest, turn)} ${second}`.trim();
    return rarest.length < 5 ? [] : [{ language, path, keyword, turn }];
  }),
)
  .toSorted((a, b) => ((a.turn * 7919) % 101) - ((b.turn * 7919) % 101))
  .slice(0, 200);

test('of 200 misspellings in three languages at least nine of ten reach their page among the first six', async ({
  baseURL,
}) => {
  expect(MISSPELLINGS).toHaveLength(200);
  const lost: string[] = [];
  for (const { language, path, keyword } of MISSPELLINGS) {
    const address = `${inLanguage('/search', language)}?keyword=${encodeURIComponent(keyword)}`;
    const { body } = await get(baseURL ?? '', address);
    const results = body.slice(body.indexOf('data-static="search-heading"'));
    const found = [...new Set(attributes(results, 'a', 'href'))].slice(0, 6);
    const own = inLanguage(path, language);
    if (!found.some((href) => href === own || href.startsWith(`${own}/`)))
      lost.push(`${keyword} ${own}`);
  }
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(20);
});
