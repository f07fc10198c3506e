import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { CONTACT_FIELDS } from '../../lib/contact/fields';
import { openHydrated } from '../support/hydrated';
import { expectTexts, failure, fieldOf, sendButton, success, write } from '../support/contact';
import { WRITTEN } from '../../lib/contact/testing/written';
import { postForm, postMessage } from '../../testing/calls';
import { textOf, type Answer } from '../../testing/http';
import type { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import type { Site } from '../../testing/site';
import { onLaravel } from '../support/laravel-site';
import { siteConfig } from '../support/site-config';
import { expect, inLanguage, LANGUAGES, test } from '../../testing/test';

const PER_HOUR = 2;
let api: LaravelApi;
let site: Site;
onLaravel((...started) => ([api, site] = started), 'once', {
  SITE_CONFIG: siteConfig({ email: own.email }),
  TRUST_PROXY: '1',
  CONTACT_PER_ADDRESS_HOUR: String(PER_HOUR),
});
let visitors = 0;
let texts = 0;

test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: /status of (?:403|422|429)/ });
const newVisitor = (): string => `198.51.100.${(visitors += 1)}`;
const newText = (): typeof WRITTEN => ({ ...WRITTEN, message: `Texte ${(texts += 1)}` });
const received = (): string[] => api.callsTo('/api/contact').map(({ body }) => body);

const post = (
  body: object,
  visitor: string,
  headers: Record<string, string> = {},
): Promise<Answer> => postMessage(site.url, body, { 'x-forwarded-for': visitor, ...headers });
const postPlain = (
  values: Record<string, string>,
  visitor: string,
  path = '/contact',
): Promise<Answer> => postForm(site.url, values, { 'x-forwarded-for': visitor }, path);

const beginning = (text: string): string => text.split('{')[0]?.trim() ?? '';

test('too many messages of one address: 429 with Retry-After, the text kept and a way by e-mail, with scripts and without', async ({
  page,
}) => {
  const said = messages.ar.contact;
  const visitor = newVisitor();
  for (let nth = 0; nth < PER_HOUR; nth += 1)
    expect((await post(newText(), visitor)).status).toBe(200);
  const before = received().length;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `6.6.6.6, ${visitor}` });
  await openHydrated(page, `${site.url}/ar/contact`);
  await write(page, 'ar');
  await sendButton(page).click();
  await expect(failure(page)).toContainText(beginning(said.limited));
  await expect(failure(page)).not.toContainText('{');
  const link = failure(page).getByRole('link', { name: own.email });
  await expect(link).toHaveAttribute('href', `mailto:${own.email}`);
  await expectTexts(page, 'ar', WRITTEN);

  const plain = await postPlain(newText(), visitor, '/ar/contact');
  expect(plain.status).toBe(429);
  expect(Number(plain.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(plain.headers['retry-after'])).toBeLessThanOrEqual(3600);
  expect(textOf(plain.body, 'main')).toContain(beginning(said.limited));
  expect(received()).toHaveLength(before);
  expect((await post(newText(), newVisitor())).status, 'another address').toBe(200);
});

test('a filled honeypot sends nothing, says so, keeps the text and names the e-mail address', async ({
  page,
}) => {
  const said = messages.en.contact;
  const before = received().length;
  await openHydrated(page, `${site.url}/en/contact`);
  await write(page, 'en');
  await page
    .locator('input[name="reference"]')
    .evaluate((element) => element instanceof HTMLInputElement && (element.value = 'x'));
  await sendButton(page).click();
  await expect(failure(page)).toContainText(said.honeypot);
  await expect(failure(page).getByRole('link')).toHaveAttribute('href', `mailto:${own.email}`);
  await expectTexts(page, 'en', WRITTEN);
  const plain = await postPlain({ ...newText(), reference: 'x' }, newVisitor(), '/en/contact');
  expect(plain.status).toBe(403);
  expect(textOf(plain.body, 'main')).toContain(said.honeypot);
  expect(received()).toHaveLength(before);
});

test('each wrong field is said in the visitor’s language, to a script and to a plain form alike', async () => {
  const wrong = {
    name: 'x'.repeat(121),
    email: 'amine@',
    subject: 'Objet\r\nBcc: x@example.dz',
    message: ' ',
  };
  for (const language of LANGUAGES) {
    const { errors, checkFields } = messages[language].contact;
    const { tooLong, email, singleLine, required } = errors;
    const answer = await post(wrong, newVisitor(), { 'accept-language': language });
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.body)).toEqual({
      message: checkFields,
      errors: { name: tooLong, email, subject: singleLine, message: required },
    });
    const turned = { ...wrong, name: 'Amina \u202Egpj' };
    const plain = await postPlain(turned, newVisitor(), inLanguage('/contact', language));
    expect(plain.status).toBe(422);
    for (const text of [errors.direction, email, singleLine, required])
      expect(textOf(plain.body, 'main')).toContain(text);
  }
});

test('no visitor sees, hears or reaches the honeypot', async ({ page }) => {
  await openHydrated(page, site.url + '/contact');
  const honeypot = page.locator('input[name="reference"]');
  await expect(honeypot).toBeHidden();
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(CONTACT_FIELDS.length);
});

test('the same key sends once, at the same time and later; a failed message can be sent again with it', async () => {
  const headers = { 'idempotency-key': 'b7c1e2d3f4a59687' };
  const [text, visitor] = [newText(), newVisitor()];
  const sent = (): number => received().filter((body) => body === JSON.stringify(text)).length;
  api.fail('/api/contact', 'status 500');
  expect((await post(text, visitor, headers)).status).toBe(502);
  api.mend();
  const together = await Promise.all([
    post(text, visitor, headers),
    post(text, visitor, headers),
    post(text, visitor, headers),
  ]);
  expect(together.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await post(text, newVisitor(), headers)).status).toBe(200);
  expect(sent(), 'one that failed, one that arrived').toBe(2);
  const keys = api
    .callsTo('/api/contact')
    .slice(-2)
    .map((call) => call.headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('how long a text may be is said before it is too long', async ({ page }) => {
  const said = messages.fr.contact;
  await openHydrated(page, site.url + '/contact');
  const field = fieldOf(page, 'message', 'fr');
  await expect(field).toHaveAccessibleDescription(said.atMost.replace('{count}', '2\u00A0000'));
  await field.fill('x'.repeat(1990));
  await expect(field).toHaveAccessibleDescription(said.left.replace('{count}', '10'));
  const name = fieldOf(page, 'name', 'fr');
  await expect(name).not.toHaveAttribute('aria-describedby');
  await name.fill('x'.repeat(120));
  await expect(name).toHaveAccessibleDescription(said.left.replace('{count}', '0'));
  await expect(success(page)).toHaveText('');
});
