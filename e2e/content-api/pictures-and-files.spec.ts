import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { systemRedis } from '../../scripts/lib/redis.mjs';
import { json } from '../../testing/faults/faults';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import type { Site } from '../../testing/site';
import { ownSites } from '../support/laravel-site';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

test.describe.configure({ mode: 'default' });

const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** As large as an editor's screenshot: with it the answer has more than 5 MB. */
const pasted = noise(1400, 1000).then(
  (png) =>
    `<p>Avant</p><p><img src="data:image/png;base64,${png.toString('base64')}" alt="Plan du salon"></p><p>Après</p>`,
);
const SMALL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#0b5b4b"/></svg>';

const own = ownSites();
const ended: LaravelApi[] = [];
test.afterEach(async () => {
  for (const api of ended.splice(0)) await api.stop();
});

type Files = Record<string, { type: string; body: string | Buffer }>;

/** A content API with one more article, and files beside it. */
async function apiWith(article: Record<string, unknown>, files: Files): Promise<LaravelApi> {
  const api = await new LaravelApi().start();
  ended.push(api);
  const record = { id: 1, slug: 'salon', name: 'Salon', ...article };
  api.given.set('/api/articles/edit/1', json(200, record));
  for (const [path, { type, body }] of Object.entries(files))
    api.given.set(path, { status: 200, type, body: Buffer.from(body) });
  return api;
}

const siteOn = (api: LaravelApi, env: Record<string, string> = {}): Promise<Site> =>
  own.start({ API_BASE_URL: api.url, ...env });

/** Address of the first picture in the article's text. */
async function pictureIn(site: Site): Promise<string> {
  const { status, body } = await get(site.url, '/article/1');
  expect(status).toBe(200);
  return (
    / data-rich-text="[^]*?<img[^>]* src="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ??
    'no picture'
  );
}

const naturalWidth = (page: Page, alt: string): Promise<number> =>
  page
    .getByRole('main')
    .getByAltText(alt)
    .evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      await image.decode();
      return image.naturalWidth;
    });

test('a picture pasted into an article of 5 MB is shown, and still is after a kill while the API is away', async ({
  page,
}) => {
  const content = await apiWith({ description: await pasted }, {});
  const site = await siteOn(content, { DATA_DIR: own.folder });
  await page.goto(`${site.url}/article/1`);
  expect(await naturalWidth(page, 'Plan du salon')).toBeGreaterThan(300);
  expect((await get(site.url, '/article/1')).body).not.toContain('data:image/png');
  const picture = await pictureIn(site);
  expect(picture).toMatch(/^\/media\/inline\/[\w-]{43}\?/);
  await page.close();
  await content.stop();
  await site.kill();
  const again = await siteOn(content, { DATA_DIR: own.folder });
  expect(await pictureIn(again)).toBe(picture);
  // In a width that was not asked for before, too.
  for (const width of ['96', '1280'])
    expect((await get(again.url, picture.replace(/w=\d+/, `w=${width}`))).status).toBe(200);
});

test('a picture’s address on a page is answered by every renderer, and after a kill and a new start', async () => {
  const content = await apiWith(
    { image: 'storage/a.png' },
    { '/storage/a.png': { type: 'image/png', body: await noise(400, 300) } },
  );
  // As an operator starts it who has set no secret.
  const env = { MEDIA_SECRET: '', DATA_DIR: own.folder, RENDERERS: '2' };
  const site = await siteOn(content, env);
  const { body } = await get(site.url, '/article/1');
  const picture = /"(\/media\/[^" ,]+)/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? 'no picture';
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(site.url, picture)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await site.kill();
  const again = await siteOn(content, env);
  expect((await get(again.url, picture)).status).toBe(200);
});

test.describe('with Redis', () => {
  test.skip(
    !systemRedis(),
    'No redis-server on this machine (as root, npm test installs Debian’s)',
  );

  test('a pasted picture is answered by an instance that has not read its article', async () => {
    const redis = await own.startRedis();
    const content = await apiWith({ description: await pasted }, {});
    const shared = { REDIS_URL: `redis://127.0.0.1:${redis.port}` };
    const one = await siteOn(content, { ...shared, DATA_DIR: join(own.folder, 'one') });
    const other = await siteOn(content, { ...shared, DATA_DIR: join(own.folder, 'other') });
    const picture = await pictureIn(one);
    await expect.poll(async () => (await get(other.url, picture)).status).toBe(200);
  });
});

test('pictures are shown from the API’s host and a named one, by their bytes, and from nowhere else', async ({
  page,
}) => {
  const plain = sharp({ create: { width: 640, height: 320, channels: 3, background: '#0b5b4b' } });
  const jpeg = await plain.jpeg().toBuffer();
  const lines = (await noise(400, 310)).toString('base64').replace(/.{76}/g, '$&\r\n');
  const files = { '/photo.jpg': { type: 'text/html', body: jpeg } };
  const [named, inside] = [await apiWith({}, files), await apiWith({}, files)];
  const sources = {
    Nommée: `${named.url}/photo.jpg`,
    Interne: `${inside.url}/photo.jpg`,
    Dessin: 'storage/logo.svg',
    Collée: `data:image/png;base64, ${lines}`,
    Petite: SMALL,
    Ailleurs: 'https://ailleurs.example/photo.jpg',
  };
  const pictures = Object.entries(sources).map(([alt, src]) => `<img src="${src}" alt="${alt}">`);
  const content = await apiWith(
    { description: `<p>${pictures.join('')}</p>`, image: 'storage/logo.svg' },
    { ...files, '/storage/logo.svg': { type: 'image/svg+xml', body: SVG } },
  );
  const site = await siteOn(content, { IMAGE_HOSTS: new URL(named.url).host });
  // On a busy machine the first call of the API may take longer than its time.
  await expect.poll(async () => (await get(site.url, '/article/1')).status).toBe(200);
  await page.goto(`${site.url}/article/1`);
  for (const alt of ['Nommée', 'Interne', 'Dessin', 'Collée'])
    expect(await naturalWidth(page, alt), alt).toBeGreaterThan(90);
  expect(await naturalWidth(page, 'Petite')).toBe(1);
  await expect(page.getByAltText('Petite')).toHaveAttribute('src', SMALL);
  await expect(page.getByAltText('Ailleurs')).toHaveCount(0);
  expect(inside.calls).toEqual([]);

  const preview = page.locator('meta[property="og:image"]');
  await expect(preview).toHaveAttribute('content', /\/icons\/social\.png$/);
});

test('files: what can be had is downloaded, whatever it is, and what cannot says so in place of a link', async ({
  page,
}) => {
  const names = [
    'storage/plan.dwg',
    'storage/.htaccess',
    'storage/gone.docx',
    'storage/Statuts ; annexe.pdf',
    'storage/Où aller ?.pdf',
  ];
  const content = await apiWith(
    {
      file_articles: names.map((name, place) => ({
        id: place + 1,
        name,
        description: '',
        lang: null,
        deleted_at: null,
      })),
    },
    {
      '/storage/plan.dwg': { type: 'text/plain', body: 'AC1032' },
      '/storage/Statuts%20%3B%20annexe.pdf': { type: 'application/pdf', body: '%PDF-1.4' },
      '/storage/O%C3%B9%20aller%20%3F.pdf': { type: 'application/pdf', body: '%PDF-1.4' },
    },
  );
  const site = await siteOn(content);
  for (const language of LANGUAGES) {
    const list = page.getByRole('complementary').getByRole('listitem');
    const unavailable = messages[language].detail.fileUnavailable;
    await expect(async () => {
      await page.goto(site.url + inLanguage('/article/1', language));
      await expect(list.filter({ hasText: unavailable })).toHaveCount(2, { timeout: 1000 });
    }).toPass();
    for (const name of ['.htaccess', 'gone.docx']) {
      await expect(list.filter({ hasText: name })).toContainText(unavailable);
      await expect(list.filter({ hasText: name }).getByRole('link')).toHaveCount(0);
    }
  }
  for (const [name, saved = name] of [
    ['plan.dwg'],
    ['Statuts ; annexe.pdf'],
    ['Où aller ?.pdf', 'Où aller -.pdf'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(saved);
  }
});
