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

test('when nothing is found the nearest word the site knows is searched once and named', async () => {
  for (const [language, keyword, spelling] of [
    ['fr', 'certifcat', 'certificat'],
    ['ar', 'الشهاده', 'الشهادة'],
  ] as const) {
    const { text, body, asked } = await search(language, keyword);
    expect(asked).toEqual([keyword, spelling]);
    expect(text).toContain(sentence(language, 'resultsInstead', keyword, spelling));
    expect(body).toMatch(/<mark>/);
  }
});

test('what the API finds for the words as typed is never changed; words without a near one find nothing, and the answer is kept', async () => {
  const found = await search('fr', 'Salon');
  expect(found.text).toContain(sentence('fr', 'resultsFor', 'Salon'));
  expect(found.asked).toEqual(['Salon']);
  const none = await search('ar', 'zzzz-introuvable');
  expect(none.asked).toEqual(['zzzz-introuvable']);
  expect(none.text).toContain(unspaced(messages.ar.common.tryOtherTerms));
  expect((await search('ar', 'zzzz-introuvable')).asked).toEqual([]);
});

test('a nearest word that cannot be looked up is passed over in silence', async () => {
  await search('fr', 'foyre');
  api.fail('/api/search', 'status 500');
  const { text } = await search('fr', 'foyre', '&per_page=6');
  expect(text).toContain(sentence('fr', 'resultsInstead', 'foyre', 'foire'));
  api.mend();
});
