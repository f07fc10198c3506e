import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { NOTHING, WRITTEN } from '../../lib/contact/testing/written';
import { expectTexts, sendButton, success, write } from '../support/contact';
import { get, textOf, type Answer } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { startNginx } from '../../testing/proxies/nginx';
import { startSite } from '../../testing/site';
import { expect, inLanguage, ONE_PER_DIRECTION, test, type Language } from '../../testing/test';

let texts = 0;
/** A form posted by a browser without scripts. */
async function postForm(
  site: string,
  path = '/contact',
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams({
    ...WRITTEN,
    message: `Confirmation ${process.pid} ${(texts += 1)}`,
  }).toString();
  return get(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });
}
const says = ({ body }: Answer, language: Language = 'fr'): boolean =>
  textOf(body, 'main').includes(messages[language].contact.sent);
const locationOf = ({ headers }: Answer): string => headers.location ?? 'none';
const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.join('\n') ?? 'none';
const SENT = 'message-sent=1';

for (const language of ONE_PER_DIRECTION) {
  const { sent } = messages[language].contact;

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the sender is told, once: a reload shows the empty form, so does going back, and so does the same address in another browser (${language})`, async ({
      page,
      browser,
      context,
    }) => {
      const address = inLanguage('/contact', language);
      await page.goto(address);
      await write(page, language, {
        ...WRITTEN,
        message: `Une fois ${language} ${process.pid} ${Date.now()}`,
      });
      await sendButton(page).click();
      await expect(success(page)).toHaveText(sent);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expectTexts(page, language, NOTHING);
      expect(await context.cookies()).toEqual([]);
      const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await other.goto(page.url());
      await expect(other.getByRole('main')).not.toContainText(sent);
      await other.context().close();
      await page.reload();
      await expect(success(page)).toHaveText('');
      await expectTexts(page, language, NOTHING);
      await page.goto(inLanguage('/partenaire', language));
      await page.goBack();
      await expect(page.getByRole('main')).not.toContainText(sent);
      await expectTexts(page, language, NOTHING);
    });
  });
}

test('the confirmation is kept by no cache; its cookie lasts a minute, is sent to its screen alone, read by no script, and taken back', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  const posted = await postForm(site, '/en/contact');
  expect(posted).toMatchObject({
    status: 303,
    headers: { location: '/en/contact', 'cache-control': 'no-store' },
  });
  expect(cookieOf(posted)).toBe(`${SENT}; Path=/en/contact; Max-Age=60; HttpOnly; SameSite=Lax`);
  const headers = { cookie: SENT };
  expect(
    (await get(site, '/en/contact', { method: 'HEAD', headers })).headers['set-cookie'],
  ).toBeUndefined();
  const confirmed = await get(site, '/en/contact', { headers });
  expect(says(confirmed, 'en')).toBe(true);
  expect(confirmed.headers['cache-control']).toBe('no-store');
  expect(cookieOf(confirmed)).toBe(`${SENT}; Path=/en/contact; Max-Age=0; HttpOnly; SameSite=Lax`);
  expect(says(await get(site, '/en/contact'), 'en')).toBe(false);
});

test('a browser of another language that posts the French form is told in French', async ({
  baseURL,
}) => {
  const site = baseURL ?? '';
  const headers = { 'accept-language': 'en' };
  const posted = await postForm(site, '/contact', headers);
  expect(cookieOf(posted)).toContain('; Path=/contact;');
  expect(says(await get(site, locationOf(posted), { headers: { ...headers, cookie: SENT } }))).toBe(
    true,
  );
});

test.describe('behind a cache', () => {
  test.describe.configure({ mode: 'default' });

  test('behind nginx’s cache the sender is told, and no later request is', async () => {
    test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');
    const api = await new LaravelApi().start();
    const site = await startSite({ API_BASE_URL: api.url, TRUST_PROXY: '127.0.0.1' });
    const nginx = await startNginx(site.url);
    const shown = (cookie: string): Promise<Answer> =>
      get(nginx.url, '/en/contact', { headers: { cookie } });
    await shown('');
    expect(locationOf(await postForm(nginx.url, '/en/contact'))).toBe('/en/contact');
    const confirmed = await shown(SENT);
    expect(says(confirmed, 'en')).toBe(true);
    expect(cookieOf(confirmed)).toContain('Max-Age=0');
    expect(says(await shown(''), 'en')).toBe(false);
    await nginx.stop();
    await site.stop();
    await api.stop();
  });
});
