import { expect, test } from '@playwright/test';
import { get, languageOf, type Answer } from '../../testing/http';
import { DIRECTIONS, inLanguage, LANGUAGES } from '../../testing/test';

const ENGLISH = 'en-US,en;q=0.9,fr;q=0.5';
const ARABIC = 'ar-DZ,ar;q=0.9';

let site = '';
test.beforeAll(({ baseURL }) => {
  site = baseURL ?? '';
});

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return get(site, path, { headers });
}

test('the path’s language comes first, whatever was chosen before and whatever the browser speaks', async () => {
  const visitor = { cookie: 'language=fr', 'accept-language': ARABIC };
  const answer = await ask('/en/contact', visitor);
  expect(answer.status).toBe(200);
  expect(languageOf(answer.body)).toEqual({ lang: 'en', dir: 'ltr' });
});

test('without a prefix the visitor’s own choice comes before the browser’s language', async () => {
  expect(
    await ask('/contact', { cookie: 'other=1; language=ar', 'accept-language': ENGLISH }),
  ).toMatchObject({
    status: 307,
    headers: { location: '/ar/contact' },
  });
  const french = await ask('/contact', { cookie: 'language=fr', 'accept-language': ENGLISH });
  expect(french.status).toBe(200);
  expect(languageOf(french.body)).toEqual({ lang: 'fr', dir: 'ltr' });
});

const BROWSERS: { header: string; goesTo: string | null }[] = [
  { header: ENGLISH, goesTo: '/en/contact' },
  { header: ARABIC, goesTo: '/ar/contact' },
  { header: 'de-DE,ar;q=0.3,en;q=0.7', goesTo: '/en/contact' },
  { header: 'fr-DZ,en;q=0.9', goesTo: null },
  { header: 'de,it', goesTo: null },
  { header: '*', goesTo: null },
  { header: 'en;q=0,de', goesTo: null },
  { header: ';;;,,,q=', goesTo: null },
];
for (const { header, goesTo } of BROWSERS) {
  test(`without prefix and choice, a browser of “${header}” reads ${goesTo ?? 'French in place'}`, async () => {
    const answer = await ask('/contact', { 'accept-language': header });
    if (goesTo) return expect(answer).toMatchObject({ status: 307, headers: { location: goesTo } });
    expect(answer.status).toBe(200);
    expect(languageOf(answer.body).lang).toBe('fr');
  });
}

test('a crawler sends no Accept-Language and reads French at addresses without prefix', async () => {
  for (const path of ['/', '/toutacticle', '/contact']) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    expect(languageOf(answer.body), path).toEqual({ lang: 'fr', dir: 'ltr' });
  }
});

test('reading sets no cookie, in any language, redirected or not', async () => {
  for (const path of ['/', '/en', '/ar/contact', '/contact', '/en/toutacticle', '/nulle-part']) {
    for (const header of [ENGLISH, ARABIC, 'fr']) {
      expect(
        (await ask(path, { 'accept-language': header })).headers['set-cookie'],
        `${path} ${header}`,
      ).toBeUndefined();
    }
  }
});

test('a page says on what its answer depends, so that no cache hands French to an English browser', async () => {
  const vary = String((await ask('/contact')).headers.vary).toLowerCase();
  expect(vary).toContain('accept-language');
  expect(vary).toContain('cookie');
  expect(vary).toContain('sec-fetch-site');
});

for (const language of LANGUAGES) {
  test(`the document in ${language} says its language and direction, on found and on missing pages`, async () => {
    for (const path of ['/', '/contact', '/toutacticle', '/nulle-part', '/article/999999']) {
      const answer = await ask(inLanguage(path, language));
      expect(languageOf(answer.body), path).toEqual({ lang: language, dir: DIRECTIONS[language] });
      expect(answer.headers['content-language'], path).toBe(language);
    }
  });
}

test('the slug is one segment: more of them are not found', async () => {
  for (const path of [
    '/article/1/a/b',
    '/en/page/1/a/b/c',
    '/category/1/a/b',
    '/ar/service/1/a/b',
    '/chambre_de_commerce/1/a/b',
  ]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).toContain('<h1');
  }
});
