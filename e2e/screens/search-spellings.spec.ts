import { get, textOf } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { onLaravel } from '../support/laravel-site';
import { messages } from '../../testing/messages';
import type { Site } from '../../testing/site';
import { expect, inLanguage, test, type Language } from '../../testing/test';

test.describe.configure({ mode: 'serial' });

/** An API that finds words only as they are written. */
let api: LaravelApi;
let site: Site;
onLaravel((...started) => ([api, site] = started));

/** Where words and elements end is irrelevant here. */
const unspaced = (text: string): string => text.replace(/\s/g, '');

function sentence(
  language: Language,
  key: 'resultsInstead' | 'searchExactly' | 'resultsFor',
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
  ['fr', 'cértificat', 'certificat'],
  ['fr', 'sâlon', 'salon'],
  ['ar', 'معرَض', 'معرض'],
  ['ar', 'معـــرض', 'معرض'],
] as const) {
  test(`« ${keyword} » finds nothing: the results for « ${spelling} » are shown, and the page says so, with a way back`, async () => {
    const { text, body, asked } = await search(language, keyword);
    // The other spelling may have been asked for by the test before: answers are kept.
    expect(asked.at(0)).toBe(keyword);
    expect(text).toContain(sentence(language, 'resultsInstead', keyword, spelling));
    expect(text).toContain(sentence(language, 'searchExactly', keyword));
    expect(body).toMatch(/<mark>/);
    const exact = await search(language, keyword, '&exact=1');
    expect(exact.text).toContain(sentence(language, 'resultsFor', keyword));
    expect(exact.text).toContain(unspaced(messages[language].common.noResults));
    expect(exact.text).toContain(unspaced(messages[language].common.tryOtherTerms));
    expect(exact.asked.filter((words) => words !== keyword)).toEqual([]);
  });
}

test('what the API finds for the words as typed is never changed', async () => {
  const { text, asked } = await search('fr', 'Salon');
  expect(text).toContain(sentence('fr', 'resultsFor', 'Salon'));
  expect(asked).toEqual(['Salon']);
});

test('two other spellings are tried at most, and their answers are kept', async () => {
  const keyword = 'é١لآىة‌ zzz';
  const first = await search('ar', keyword);
  expect(first.asked.length).toBeGreaterThan(1);
  expect(first.asked.length).toBeLessThanOrEqual(3);
  expect(first.text).toContain(unspaced(messages.ar.common.tryOtherTerms));
  expect((await search('ar', keyword)).asked).toEqual([]);
});

test('a spelling that cannot be looked up is passed over in silence', async () => {
  await search('fr', 'déclaràtion');
  api.fail('/api/search', 'status 500');
  const { text } = await search('fr', 'déclaràtion', '&per_page=6');
  expect(text).toContain(sentence('fr', 'resultsFor', 'déclaràtion'));
  expect(text).toContain(unspaced(messages.fr.common.noResults));
  api.mend();
});
