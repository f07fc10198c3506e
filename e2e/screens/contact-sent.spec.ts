import { NOTHING, WRITTEN } from '../../lib/contact/testing/written';
import { expectTexts, sendButton, success, write } from '../support/contact';
import { get, textOf, type Answer } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, test, type Language } from '../../testing/test';

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the sender is told, once: a reload shows the empty form, so does going back, and so does the same address in another browser', async ({
    page,
    browser,
    context,
  }) => {
    const { sent } = messages.fr.contact;
    await page.goto('/contact');
    await write(page, 'fr', { ...WRITTEN, message: `Une fois ${process.pid} ${Date.now()}` });
    await sendButton(page).click();
    await expect(success(page)).toHaveText(sent);
    await expect(page).toHaveURL(/\/contact$/);
    await expectTexts(page, 'fr', NOTHING);
    expect(await context.cookies()).toEqual([]);
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await other.goto(page.url());
    await expect(other.getByRole('main')).not.toContainText(sent);
    await other.context().close();
    await page.reload();
    await expect(success(page)).toHaveText('');
    await expectTexts(page, 'fr', NOTHING);
    await page.goto('/partenaire');
    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText(sent);
  });
});

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
  const headers = { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' };
  const posted = await postForm(site, '/contact', headers);
  expect(cookieOf(posted)).toContain('; Path=/contact;');
  expect(says(await get(site, locationOf(posted), { headers: { ...headers, cookie: SENT } }))).toBe(
    true,
  );
});
