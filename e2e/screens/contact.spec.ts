import type { Page, Route } from '@playwright/test';
import own from '../../lib/organisation/demonstration.json' with { type: 'json' };
import { colourOf, openHydrated } from '../support/hydrated';
import {
  expectTexts,
  failure,
  fieldOf,
  main,
  notice,
  sendButton,
  success,
  write,
} from '../support/contact';
import { NOTHING, WRITTEN } from '../../lib/contact/testing/written';
import { messages, shownIn } from '../../testing/messages';
import { expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';
import { MAP_PROVIDER } from '../../lib/views/map/provider';

test.use({ allowedErrors: /status of 502|net::ERR_FAILED/ });

const REQUIRED = ['name', 'email', 'subject', 'message'] as const;

/** Holds each message back until the test answers it. */
async function holdMessages(page: Page): Promise<() => Promise<Route>> {
  const held: Route[] = [];
  await page.route('**/api/contact', (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length, { message: 'a message is on its way' }).toBe(1);
    const [route] = held.splice(0);
    if (!route) throw new Error('no message');
    return route;
  };
}

for (const language of ONE_PER_DIRECTION) {
  const texts = messages[language].contact;

  test(`contact in ${language}: breadcrumb, an info card (address, phone, email), an embedded map with a location label; on a phone one line with telephone and address stands above the form`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/contact', language));
    const { common } = messages[language];
    const breadcrumb = page.getByRole('navigation', { name: common.breadcrumb });
    await expect(breadcrumb.getByRole('link')).toHaveText([common.home]);
    await expect(breadcrumb.getByRole('link')).toHaveAttribute('href', inLanguage('/', language));
    await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(texts.title);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.title);
    const card = main(page).getByRole('region', { name: texts.details });
    const { address, phone, email, openingHours } = texts;
    await expect(card.getByRole('term')).toHaveText([address, phone, email, openingHours]);
    await expect(card.getByRole('definition').first()).toHaveText(shownIn(language, own.address));
    for (const [name, href] of [
      [own.phone, `tel:${own.phone.replaceAll(' ', '')}`],
      [own.email, `mailto:${own.email}`],
    ] as const)
      await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
    const label = shownIn(language, own.map.label);
    const map = main(page).getByTitle(texts.map.replace('{place}', label));
    const { origin, searchParams } = new URL((await map.getAttribute('src')) ?? '');
    expect(origin).toBe(MAP_PROVIDER.origin);
    const { latitude, longitude } = own.map;
    const box = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01];
    expect(
      (searchParams.get('bbox') ?? '').split(',').map((degrees) => Number(degrees).toFixed(4)),
    ).toEqual(box.map((degrees) => degrees.toFixed(4)));
    const figure = main(page).getByRole('figure');
    await expect(figure).toContainText(label);
    await expect(figure.getByRole('link', { name: texts.openMap })).toHaveAttribute(
      'target',
      '_blank',
    );
    const line = main(page)
      .locator('p', { has: page.locator('a[href^="tel:"]') })
      .first();
    await expect(line).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(line).toContainText(shownIn(language, own.address));
    const { height = 999, y = 999 } = (await line.boundingBox()) ?? {};
    expect(height).toBeLessThan(80);
    const heading = main(page).getByRole('heading', { name: texts.form });
    expect(y).toBeLessThan((await heading.boundingBox())?.y ?? 0);
  });

  test(`in ${language} a message is idle, then sending (button disabled, label “Sending”, sent once), then success (message shown, form cleared) or failure (in red, the text kept); messages reset at each submit`, async ({
    page,
  }) => {
    let sent = 0;
    page.on('request', (request) => void (request.url().includes('/api/contact') && (sent += 1)));
    const next = await holdMessages(page);
    await openHydrated(page, inLanguage('/contact', language));
    await expect(sendButton(page)).toHaveText(texts.send);
    await expect(sendButton(page)).toBeEnabled();
    await write(page, language);
    await sendButton(page).click();
    const first = await next();
    await expect(sendButton(page)).toBeDisabled();
    await expect(sendButton(page)).toHaveText(texts.sending);
    await expect(notice(page)).toHaveText(texts.sendingNotice);
    await sendButton(page).click({ force: true });
    await fieldOf(page, 'subject', language).press('Enter');
    expect(sent).toBe(1);
    const request = first.request();
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual(WRITTEN);
    expect(await request.headerValue('content-type')).toContain('application/json');
    await first.fulfill({ status: 502, json: { message: 'failed' } });
    await expect(failure(page)).toHaveText(texts.failed);
    const red = await colourOf(failure(page).getByRole('paragraph'), 'color');
    expect(red.red).toBeGreaterThan(Math.max(red.green, red.blue));
    await expectTexts(page, language, WRITTEN);
    await expect(sendButton(page)).toBeEnabled();

    await sendButton(page).click();
    const second = await next();
    await expect(failure(page), 'the message of the last time is gone').toHaveText('');
    await second.abort();
    await expect(failure(page), 'no connection').toHaveText(texts.failed);
    await expectTexts(page, language, WRITTEN);

    await sendButton(page).click();
    await (await next()).fulfill({ json: {} });
    await expect(success(page)).toHaveText(texts.sent);
    const { red: reddish, green } = await colourOf(success(page).getByRole('paragraph'), 'color');
    expect(green, 'a green message').toBeGreaterThan(reddish);
    await expect(failure(page)).toHaveText('');
    await expectTexts(page, language, NOTHING);
    await expect(sendButton(page)).toHaveText(texts.send);
    await expect(notice(page)).toHaveText('');

    await write(page, language);
    await sendButton(page).click();
    const last = await next();
    await expect(success(page), 'the message of the last time is gone').toHaveText('');
    await last.fulfill({ json: {} });
    await expect(success(page)).toHaveText(texts.sent);
  });
}

test('name, e-mail, subject and message are required: name text, email of email type, subject text, message multi-line of 6 rows; only the browser checks them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/api/contact') && asked.push(request.url())),
  );
  await openHydrated(page, '/contact');
  for (const field of REQUIRED)
    await expect(fieldOf(page, field, 'fr')).toHaveAttribute('required');
  await expect(fieldOf(page, 'name', 'fr')).toHaveAttribute('type', 'text');
  await expect(fieldOf(page, 'email', 'fr')).toHaveAttribute('type', 'email');
  await expect(fieldOf(page, 'subject', 'fr')).toHaveAttribute('type', 'text');
  await expect(fieldOf(page, 'message', 'fr')).toHaveAttribute('rows', '6');
  expect(await fieldOf(page, 'message', 'fr').evaluate((element) => element.tagName)).toBe(
    'TEXTAREA',
  );
  for (const field of REQUIRED) {
    await sendButton(page).click();
    await expect(fieldOf(page, field, 'fr'), `${field} is missing`).toBeFocused();
    if (field === 'email') {
      await fieldOf(page, 'email', 'fr').fill('pas une adresse');
      await sendButton(page).click();
      expect(
        await fieldOf(page, 'email', 'fr').evaluate((element) => element.matches(':invalid')),
      ).toBe(true);
      await expect(fieldOf(page, 'email', 'fr')).toBeFocused();
    }
    await write(page, 'fr', { [field]: WRITTEN[field] });
  }
  expect(asked).toEqual([]);
  await expect(success(page)).toHaveText('');
  await expect(failure(page)).toHaveText('');
});

test('a message is sent for real on the embedded content', async ({ page }) => {
  await openHydrated(page, '/contact');
  await write(page, 'fr');
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.fr.contact.sent);
  await expectTexts(page, 'fr', NOTHING);
});
