import { systemNginx } from '../scripts/lib/nginx.mjs';
import { systemRedis } from '../scripts/lib/redis.mjs';
import { cookielessWay, type CookielessWay } from './support/cookieless';
import { expectTexts, NOTHING, sendButton, success, write, WRITTEN } from './support/contact';
import { get, textOf, type Answer } from './support/http';
import { LaravelApi } from './support/laravel-api';
import { messages } from './support/messages';
import { startNginx } from './support/nginx';
import { RedisServer } from './support/redis';
import { startSite } from './support/site';
import { expect, inLanguage, ONE_PER_DIRECTION, test, type Language } from './support/test';

let texts = 0;
/** A form posted by a browser without scripts. */
async function postForm(site: string, path = '/contact', headers: Record<string, string> = {}): Promise<Answer> {
  const body = new URLSearchParams({ ...WRITTEN, message: `Confirmation ${process.pid} ${(texts += 1)}` }).toString();
  return get(site, path, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body });
}
const says = ({ body }: Answer, language: Language = 'fr'): boolean => textOf(body, 'main').includes(messages[language].contact.sent);
const locationOf = ({ headers }: Answer): string => headers.location ?? 'none';

let way: CookielessWay;
test.beforeAll(async ({ baseURL }) => {
  way = await cookielessWay(baseURL ?? '');
});
test.afterAll(() => way.stop());

for (const language of ONE_PER_DIRECTION) {
  const { sent } = messages[language].contact;

  for (const scripts of [true, false])
    test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled: scripts });

      test(`an address that was made up does not say “sent” (${language})`, async ({ page }) => {
        for (const token of ['1', '', 'x'.repeat(40), '0.abc.def', '1&sent=1']) {
          const answer = await page.goto(`${inLanguage('/contact', language)}?sent=${token}`);
          expect(answer?.status()).toBe(200);
          await expect(page.getByRole('main')).not.toContainText(sent);
        }
      });
    });

  test.describe('without scripts and cookies', () => {
    test.use({ javaScriptEnabled: false });

    test(`the sender is told, once: a reload shows the empty form, so does going back, and so does the same address in another browser (${language})`, async ({
      page,
      browser,
    }) => {
      await page.goto(way.url + inLanguage('/contact', language));
      await write(page, language, { ...WRITTEN, message: `Une fois ${language} ${process.pid} ${Date.now()}` });
      await sendButton(page).click();
      await expect(success(page)).toHaveText(sent);
      await expectTexts(page, language, NOTHING);
      const address = page.url();
      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await other.goto(address);
      await expect(other.getByRole('main')).not.toContainText(sent);
      await other.context().close();
      await page.reload();
      await expect(success(page)).toHaveText('');
      await expectTexts(page, language, NOTHING);
      await page.goto(way.url + inLanguage('/partenaire', language));
      await page.goBack();
      await expect(page.getByRole('main')).not.toContainText(sent);
      await expectTexts(page, language, NOTHING);
    });
  });
}

test('the confirmation is kept by no cache, comes without a cookie, and says so to one request alone', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const posted = await postForm(site);
  expect(posted.status).toBe(303);
  expect(posted.headers['cache-control']).toBe('no-store');
  expect(posted.headers['set-cookie']).toBeUndefined();
  const address = locationOf(posted);
  expect(address).toMatch(/^\/contact\?sent=[\w.-]{30,120}$/);
  expect((await get(site, address, { method: 'HEAD' })).status).toBe(200);
  const answers = await Promise.all([get(site, address), get(site, address), get(site, address)]);
  const confirmed = answers.filter((answer) => says(answer));
  expect(confirmed).toHaveLength(1);
  expect(confirmed[0]?.headers['cache-control']).toBe('no-store');
  expect(confirmed[0]?.headers['set-cookie']).toBeUndefined();
  expect(says(await get(site, address))).toBe(false);
  expect(says(await get(site, '/contact'))).toBe(false);
});

test('a browser of another language that posts the French form is told on whichever screen it is led to', async ({ baseURL }) => {
  const site = baseURL ?? '';
  const headers = { 'accept-language': 'en' };
  const address = locationOf(await postForm(site, '/contact', headers));
  const led = await get(site, address, { headers });
  expect(led.status).toBe(307);
  expect(says(await get(site, locationOf(led), { headers }), 'en')).toBe(true);
});

test('a browser in lite mode is told as well', async ({ baseURL }) => {
  const address = locationOf(await postForm(baseURL ?? '', '/ar/contact'));
  expect(says(await get(baseURL ?? '', address, { headers: { cookie: 'leger=1' } }), 'ar')).toBe(true);
});

test.describe('several instances', () => {
  test.describe.configure({ mode: 'default' });

  test('on one Redis any of them confirms, once in all', async () => {
    test.skip(!systemRedis(), 'No redis-server on this machine (as root, npm run verify installs Debian’s)');
    const redis = await new RedisServer().start();
    const api = await new LaravelApi().start();
    const env = { API_BASE_URL: api.url, REDIS_URL: `redis://127.0.0.1:${redis.port}` };
    const sites = await Promise.all([startSite(env), startSite(env)]);
    const [first, second] = sites;
    const address = locationOf(await postForm(first.url));
    expect(says(await get(second.url, address))).toBe(true);
    for (const { url } of sites) expect(says(await get(url, address))).toBe(false);
    await Promise.all(sites.map((site) => site.stop()));
    await api.stop();
    await redis.stop();
  });

  test('with one MEDIA_SECRET and no Redis any of them confirms', async () => {
    const api = await new LaravelApi().start();
    const env = { API_BASE_URL: api.url, MEDIA_SECRET: 'one secret of two instances' };
    const sites = await Promise.all([startSite(env), startSite(env)]);
    const [first, second] = sites;
    const address = locationOf(await postForm(first.url));
    expect(says(await get(second.url, address))).toBe(true);
    expect(says(await get(second.url, address))).toBe(false);
    await Promise.all(sites.map((site) => site.stop()));
    await api.stop();
  });

  test('behind nginx’s cache the sender is told, and no later request is', async () => {
    test.skip(!systemNginx(), 'No nginx on this machine (as root, npm run verify installs Debian’s)');
    const api = await new LaravelApi().start();
    const site = await startSite({ API_BASE_URL: api.url, TRUST_PROXY: '127.0.0.1' });
    const nginx = await startNginx(site.url);
    await get(nginx.url, '/en/contact');
    const address = locationOf(await postForm(nginx.url, '/en/contact'));
    expect(says(await get(nginx.url, address), 'en')).toBe(true);
    expect(says(await get(nginx.url, address), 'en')).toBe(false);
    expect(says(await get(nginx.url, '/en/contact'), 'en')).toBe(false);
    await nginx.stop();
    await site.stop();
    await api.stop();
  });
});
