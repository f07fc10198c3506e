import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { get, languageOf, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { expect, test } from '../../testing/test';

/**
 * The application under plain `next start`, without the front. What is absent stands in the last
 * section of docs/architecture.md.
 */
let url: string;
const dataDir = mkdtempSync(join(tmpdir(), 'plain-next-'));
let next: ChildProcess;

test.describe.configure({ mode: 'serial' });
test.use({ javaScriptEnabled: false, allowedErrors: /404/ });
test.beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    API_BASE_URL: '',
    LOG_LEVEL: 'warn',
  };
  next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', port], {
    env,
    stdio: 'ignore',
  });
  await expect
    .poll(() =>
      get(url, '/robots.txt').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
});
test.afterAll(() => {
  next.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

for (const [language, prefix] of [
  ['fr', ''],
  ['en', '/en'],
  ['ar', '/ar'],
] as const) {
  test(`every screen is complete HTML in ${language}, readable without scripts`, async () => {
    const screens = await Promise.all(SCREENS.map((screen) => firstOf(url, screen)));
    for (const path of [...screens, '/page/1/any-slug', '/toutacticle?page=2']) {
      const { status, body } = await get(url, prefix + (path === '/' && prefix ? '' : path));
      expect(status, path).toBe(200);
      expect(languageOf(body).lang, path).toBe(language);
      expect(/<main\b[\s\S]*<\/main>/.exec(body)?.[0].match(/<h1\b/g), path).toHaveLength(1);
      expect(textOf(body, 'footer'), path).toContain(messages[language].footer.calendar);
    }
  });

  test(`an unknown address and a missing item answer 404 in ${language}; the unknown address has the site’s own screen`, async () => {
    const unknown = await get(url, `${prefix}/nulle-part`);
    expect(unknown.status).toBe(404);
    expect(textOf(unknown.body)).toContain(messages[language].notFound.title);
    expect((await get(url, `${prefix}/article/999999`)).status).toBe(404);
  });
}

test('pictures and downloads that a page names are answered', async ({ page }) => {
  await page.goto(`${url}/en`);
  const pictures = page.locator('main img[src^="/media/"]');
  expect(await pictures.count()).toBeGreaterThan(3);
  for (const source of await pictures.evaluateAll((all) =>
    all.map((each) => each.getAttribute('src') ?? ''),
  )) {
    const { status, headers } = await get(url, source);
    expect.soft(status, source).toBe(200);
    expect.soft(headers['content-type'], source).toMatch(/^image\//);
  }
  expect((await get(url, '/media/storage/unsigned.png?w=320')).status).toBe(404);
  const file = await firstDownload();
  const download = await get(url, file);
  expect(download.status, file).toBe(200);
  expect(download.headers['content-disposition']).toMatch(/^attachment; filename=/);
  expect(download.body).toMatch(/^%PDF-/);
  expect((await get(url, '/files/storage/nothing.pdf')).status).toBe(404);
});

test('aliases, the default language’s prefix and the browser’s language redirect', async () => {
  expect((await get(url, '/Chambres/')).headers['location']).toMatch(/\/chambre_de_commerces$/);
  expect((await get(url, '/fr/contact')).headers).toMatchObject({
    location: expect.stringMatching(/\/contact$/),
    'set-cookie': expect.anything(),
  });
  expect(
    (await get(url, '/contact', { headers: { 'accept-language': 'ar' } })).headers['location'],
  ).toMatch(/\/ar\/contact$/);
});

/** The address of the first file that an article offers. */
async function firstDownload(): Promise<string> {
  for (let id = 1; id <= 60; id += 1) {
    const found = /href="(\/files\/[^"]+)"/.exec((await get(url, `/article/${id}`)).body)?.[1];
    if (found) return found.replaceAll('&amp;', '&');
  }
  throw new Error('no article offers a file');
}
