import { setTimeout as wait } from 'node:timers/promises';
import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { openHydrated } from '../support/hydrated';
import { expectTexts, failure, notice, sendButton, success, write } from '../support/contact';
import { NOTHING, WRITTEN } from '../../lib/contact/testing/written';
import { attributes, get, textOf, type Answer } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { messages } from '../../testing/messages';
import { startNginx } from '../../testing/proxies/nginx';
import { startSite, type Site } from '../../testing/site';
import { expect, test } from '../../testing/test';

/** A page's call of the API is given up after three seconds. */
const LONGER_THAN_A_READ = 4500;
/** The time the API has in the tests of what comes after it. */
const TIMEOUT_SECONDS = '2';
const JSON_HEADERS = { 'content-type': 'application/json' };
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: /status of 504/ });

/** Any number of messages from this machine. */
const UNLIMITED = { CONTACT_PER_ADDRESS_HOUR: '0', TRUST_PROXY: '127.0.0.1' };

let api: LaravelApi;
/** What is sent in a test: another text in each. */
let written = WRITTEN;
let textsSoFar = 0;
let patient: Site;
/** One that gives the API no more than `TIMEOUT_SECONDS`. */
let hasty: Site;
test.beforeAll(async () => {
  api = await new LaravelApi().start();
  patient = await startSite({ ...UNLIMITED, API_BASE_URL: api.url });
  hasty = await startSite({
    ...UNLIMITED,
    API_BASE_URL: api.url,
    CONTACT_TIMEOUT_SECONDS: TIMEOUT_SECONDS,
  });
});
test.beforeEach(() => {
  api.mend();
  api.calls.length = 0;
  // The sites know a message that they have sent before.
  written = { ...WRITTEN, message: `${WRITTEN.message} ${(textsSoFar += 1)}` };
});
test.afterAll(async () => {
  await Promise.all([patient.stop(), hasty.stop()]);
  await api.stop();
});

const received = (): string[] => api.callsTo('/api/contact').map(({ body }) => body);
const keys = (): (string | undefined)[] =>
  api.callsTo('/api/contact').map(({ headers }) => headers['idempotency-key']);
const post = (site: { url: string }, message: string): Promise<Answer> =>
  get(site.url, '/api/contact', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ ...WRITTEN, message }),
  });

test('a message the API takes longer for than for a page is sent; until then the visitor sees that it is being sent', async ({
  page,
}) => {
  const texts = messages.fr.contact;
  const answer = api.hold('/api/contact');
  await openHydrated(page, `${patient.url}/contact`);
  await write(page, 'fr', written);
  await sendButton(page).click();
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toHaveText(texts.sending);
  const message = page.locator('#contact-message');
  await expect(message, 'what is written now would not be in it').toHaveJSProperty(
    'readOnly',
    true,
  );
  await expect.poll(() => received().length).toBe(1);
  await wait(LONGER_THAN_A_READ);
  await expect(notice(page)).toHaveText(texts.sendingNotice);
  await expect(failure(page)).toHaveText('');
  answer();
  await expect(success(page)).toHaveText(texts.sent);
  await expectTexts(page, 'fr', NOTHING);
  await expect(message).toHaveJSProperty('readOnly', false);
  expect(received()).toHaveLength(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('without an answer in time “perhaps sent” is said, the text is kept, and a second try carries the same key', async ({
      page,
    }) => {
      const texts = messages.ar.contact;
      const answer = api.hold('/api/contact');
      await page.goto(`${hasty.url}/ar/contact`);
      if (javaScriptEnabled) await openHydrated(page, page.url());
      await write(page, 'ar', written);
      await sendButton(page).click();
      await expect(failure(page)).toHaveText(texts.perhapsSent);
      await expect(success(page)).toHaveText('');
      await expectTexts(page, 'ar', written);
      await expect(sendButton(page)).toBeEnabled();
      if (javaScriptEnabled) await page.reload();
      await expectTexts(page, 'ar', written);
      answer();
      await sendButton(page).click();
      await expect(success(page)).toHaveText(texts.sent);
      expect(keys()).toHaveLength(2);
      expect(keys()[0]).toBeTruthy();
      expect(keys()[1]).toBe(keys()[0]);
    });
  });

/** What a browser without scripts posts from the form it was given. */
function formOf(html: string): string {
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  return new URLSearchParams({
    ...written,
    ...(Object.fromEntries(hidden) as Record<string, string>),
  }).toString();
}

test('the key goes with the form: another instance, as a restarted one, sends the same one', async () => {
  const answer = api.hold('/api/contact');
  const first = await get(hasty.url, '/contact', {
    method: 'POST',
    headers: FORM_HEADERS,
    body: new URLSearchParams(written).toString(),
  });
  expect(first.status).toBe(504);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(textOf(first.body, 'main')).toContain(messages.fr.contact.perhapsSent);
  expect(
    attributes((await get(hasty.url, '/contact')).body, 'input', 'type'),
    'a form that was not posted has no key',
  ).not.toContain('hidden');
  answer();
  expect(
    (
      await get(patient.url, '/contact', {
        method: 'POST',
        headers: FORM_HEADERS,
        body: formOf(first.body),
      })
    ).status,
  ).toBe(303);
  expect(keys()).toHaveLength(2);
  expect(keys()[1]).toBe(keys()[0]);
});

test('a message that is known not to have arrived is said to have failed, also when no answer came', async () => {
  api.fail('/api/contact', 'status 500');
  expect((await post(hasty, 'Refusé')).status).toBe(502);
  await api.stop();
  expect((await post(hasty, 'Personne n’écoute')).status).toBe(502);
  await api.start();
});

test('messages the API takes slowly leave the renderings to the pages', async () => {
  const site = await startSite({ ...UNLIMITED, API_BASE_URL: api.url, API_TIMEOUT_SECONDS: '8' });
  const answer = api.hold(/^\/api\/(?:contact|search)$/);
  const sent = Array.from({ length: 24 }, (_, nth) => post(site, `Message ${nth}`));
  await expect.poll(() => received().length).toBe(24);
  let ended = 0;
  const searched = Array.from({ length: 4 }, async (_, nth) => {
    await get(site.url, `/search?keyword=mot${nth}`);
    ended += 1;
  });
  await expect.poll(() => api.callsTo('/api/search').length).toBe(4);
  expect(ended, 'no rendering had to end before').toBe(0);
  expect((await get(site.url, '/en/partenaire')).status).toBe(200);
  answer();
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
  await Promise.all(searched);
  await site.stop();
});

test('a site that is told to end waits for the message that is on its way, and no longer than it can take', async () => {
  const end = async (site: Site, answerAfter: number): Promise<(number | null)[]> => {
    const answer = api.hold('/api/contact');
    const before = received().length;
    const sent = post(site, `Pendant l’arrêt ${answerAfter}`);
    await expect.poll(() => received().length).toBe(before + 1);
    const ended = site.stop();
    if (answerAfter > 0) {
      await wait(answerAfter);
      answer();
    }
    const codes = [(await sent).status, await ended];
    answer();
    return codes;
  };
  const ending = await startSite({ API_BASE_URL: api.url });
  // Anything else has ended after ten seconds.
  expect(await end(ending, 11_000)).toEqual([200, 0]);
  const impatient = await startSite({
    API_BASE_URL: api.url,
    CONTACT_TIMEOUT_SECONDS: TIMEOUT_SECONDS,
  });
  expect(await end(impatient, 0)).toEqual([504, 0]);
});

test('behind nginx a message may take as long', async () => {
  test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');
  const nginx = await startNginx(patient.url);
  const answer = api.hold('/api/contact');
  const sent = post(nginx, 'Derrière nginx');
  const form = get(nginx.url, '/en/contact', {
    method: 'POST',
    headers: FORM_HEADERS,
    body: new URLSearchParams(written).toString(),
  });
  await expect.poll(() => received().length).toBe(2);
  await wait(11_000);
  answer();
  expect((await sent).status).toBe(200);
  expect((await form).status).toBe(303);
  await nginx.stop();
});
