import { fieldOf, main, sendButton, success, write } from '../support/contact';
import { WRITTEN } from '../../lib/contact/testing/written';
import { attributes, get, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const CHAMBER = '/chambre_de_commerce/31';
const base = (baseURL: string | undefined): string => baseURL ?? '';
const ABOUT = '/contact?about=chamber-31';

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].contact;

  test(`a chamber’s page leads to a form that names it, with its name before the subject and a way to take it off (${language})`, async ({
    baseURL,
  }) => {
    const chamber = await get(base(baseURL), inLanguage(CHAMBER, language));
    const name = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(chamber.body)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
    expect(name).not.toBe('');
    expect(attributes(chamber.body, 'a', 'href')).toContain(inLanguage(ABOUT, language));
    const { body } = await get(base(baseURL), inLanguage(ABOUT, language));
    expect(textOf(body, 'main')).toContain(texts.about);
    expect(textOf(body, 'main')).toContain(name);
    expect(attributes(body, 'input', 'value')).toContain(`${name} – `);
    expect(body).toContain('<meta name="robots" content="noindex, follow"');
    expect(body).toMatch(
      new RegExp(`rel="canonical" href="[^"]*${inLanguage('/contact', language)}"`),
    );
    const plain = await get(base(baseURL), inLanguage('/contact', language));
    expect(plain.body).not.toContain(texts.withoutAbout);
    expect(plain.body).not.toContain('"noindex');
  });
}

test('an unknown record gives the plain screen, which says nothing of the address and is not stored', async ({
  baseURL,
}) => {
  const plain = await get(base(baseURL), '/contact');
  for (const about of ['chamber-123456', 'article-Reflected99', 'chamber-%3Cb%3E']) {
    const unknown = await get(base(baseURL), `/contact?about=${about}`);
    expect(unknown.status).toBe(200);
    expect(textOf(unknown.body, 'main')).toBe(textOf(plain.body, 'main'));
    // Language links and the framework's payload have the address, as on every screen.
    const written = unknown.body.replace(/<a [^>]*hreflang[^>]*>|<script[\s\S]*?<\/script>/gi, '');
    expect(written).not.toContain('Reflected99');
    // An address of another form is that of the plain screen.
    const isKnownForm = /^[a-z]+-[\w.~-]+$/.test(about);
    expect(unknown.headers['cdn-cache-control']?.includes('max-age=0,'), about).toBe(isKnownForm);
  }
});

test('an article’s and a page’s screen report an error on themselves, and ask for another format beside files', async ({
  baseURL,
}) => {
  for (const [list, kind] of [
    ['/toutacticle', 'article'],
    ['/toutpage', 'page'],
  ] as const) {
    const { body } = await get(base(baseURL), list);
    const path = attributes(body, 'a', 'href').find((href) => href.startsWith(`/${kind}/`)) ?? '';
    const screen = await get(base(baseURL), path);
    const hrefs = attributes(screen.body, 'a', 'href');
    const about = `/contact?about=${kind}-${path.split('/')[2]}`;
    expect(hrefs).toContain(about);
    const asked = hrefs.filter((href) => href === about).length;
    expect(asked).toBe(screen.body.includes('id="files"') ? 2 : 1);
    expect(textOf((await get(base(baseURL), about)).body, 'main')).toContain(
      messages.fr.contact.withoutAbout,
    );
  }
});

test('the message says which record it is about beside its four fields, and the subject begins with it again once it was sent', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  await page.route('**/api/contact', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 200, json: {} });
  });
  await page.goto(`/ar${ABOUT}`);
  const subject = fieldOf(page, 'subject', 'ar');
  await expect(subject).toHaveValue(/^.+ – /);
  const start = await subject.inputValue();
  const { subject: _, ...others } = WRITTEN;
  await write(page, 'ar', others);
  await subject.fill(`${start}Foire`);
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.ar.contact.sent);
  expect(bodies).toEqual([{ ...WRITTEN, subject: `${start}Foire`, about: 'chamber-31' }]);
  await expect(subject).toHaveValue(start);
  await page.reload();
  await expect(subject).toHaveValue(start);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 422/ });

  test('a form that comes back with a fault is still about the record, and a sent one leads to the plain screen', async ({
    page,
  }) => {
    await page.goto(`/ar${ABOUT}`);
    const subject = fieldOf(page, 'subject', 'ar');
    const start = await subject.inputValue();
    await write(page, 'ar', { ...WRITTEN, subject: `${start}Foire\u202E` });
    await sendButton(page).click();
    await expect(main(page)).toContainText(messages.ar.contact.errors.direction);
    await expect(main(page)).toContainText(messages.ar.contact.about);
    await subject.fill(`${start}Foire ${process.pid} ${Date.now()}`);
    await sendButton(page).click();
    await expect(success(page)).toHaveText(messages.ar.contact.sent);
    await expect(page).toHaveURL(/\/ar\/contact$/);
  });
});
