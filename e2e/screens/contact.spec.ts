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
import { DESKTOP, expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';
import { MAP_PROVIDER } from '../../lib/views/map/provider';

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

  test.describe(`contact in ${language}`, () => {
    test('on a phone one line with telephone and address stands above the form', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(inLanguage('/contact', language));
      const line = main(page)
        .locator('p', { has: page.locator('a[href^="tel:"]') })
        .first();
      await expect(line).toContainText(shownIn(language, own.address));
      const { height = 999 } = (await line.boundingBox()) ?? {};
      expect(height).toBeLessThan(80);
      const heading = main(page).getByRole('heading', { name: texts.form });
      expect((await line.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0);
      await page.setViewportSize(DESKTOP);
      await expect(line).toBeHidden();
    });

    test('breadcrumb, an info card (address, phone, email), an embedded map with a location label', async ({
      page,
    }) => {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await page.goto(inLanguage('/contact', language));
        const breadcrumb = page.getByRole('navigation', {
          name: messages[language].common.breadcrumb,
        });
        await expect(breadcrumb.getByRole('link')).toHaveText([messages[language].common.home]);
        await expect(breadcrumb.getByRole('link')).toHaveAttribute(
          'href',
          inLanguage('/', language),
        );
        await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText(texts.title);
        await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.title);
        const card = main(page).getByRole('region', { name: texts.details });
        await expect(card.getByRole('term')).toHaveText([
          texts.address,
          texts.phone,
          texts.email,
          texts.openingHours,
        ]);
        await expect(card.getByRole('definition').first()).toHaveText(
          shownIn(language, own.address),
        );
        await expect(card.getByRole('link', { name: own.phone })).toHaveAttribute(
          'href',
          `tel:${own.phone.replaceAll(' ', '')}`,
        );
        await expect(card.getByRole('link', { name: own.email })).toHaveAttribute(
          'href',
          `mailto:${own.email}`,
        );
        const label = shownIn(language, own.map.label);
        const map = main(page).getByTitle(texts.map.replace('{place}', label));
        const address = new URL((await map.getAttribute('src')) ?? '');
        expect(address.origin).toBe(MAP_PROVIDER.origin);
        const { latitude, longitude } = own.map;
        const box = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01];
        expect(
          (address.searchParams.get('bbox') ?? '')
            .split(',')
            .map((degrees) => Number(degrees).toFixed(4)),
        ).toEqual(box.map((degrees) => degrees.toFixed(4)));
        await expect(main(page).getByRole('figure')).toContainText(label);
        await expect(
          main(page).getByRole('figure').getByRole('link', { name: texts.openMap }),
        ).toHaveAttribute('target', '_blank');
      }
    });

    test('name, e-mail, subject and message are required: name text, email of email type, subject text, message multi-line of 6 rows; only the browser checks them', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().includes('/api/contact') && asked.push(request.url())),
      );
      await openHydrated(page, inLanguage('/contact', language));
      for (const field of REQUIRED)
        await expect(fieldOf(page, field, language)).toHaveAttribute('required');
      await expect(fieldOf(page, 'name', language)).toHaveAttribute('type', 'text');
      await expect(fieldOf(page, 'email', language)).toHaveAttribute('type', 'email');
      await expect(fieldOf(page, 'subject', language)).toHaveAttribute('type', 'text');
      await expect(fieldOf(page, 'message', language)).toHaveAttribute('rows', '6');
      expect(await fieldOf(page, 'message', language).evaluate((element) => element.tagName)).toBe(
        'TEXTAREA',
      );
      for (const field of REQUIRED) {
        await sendButton(page).click();
        await expect(fieldOf(page, field, language), `${field} is missing`).toBeFocused();
        if (field === 'email') {
          await fieldOf(page, 'email', language).fill('pas une adresse');
          await sendButton(page).click();
          expect(
            await fieldOf(page, 'email', language).evaluate((element) =>
              element.matches(':invalid'),
            ),
          ).toBe(true);
          await expect(fieldOf(page, 'email', language)).toBeFocused();
        }
        await write(page, language, { [field]: WRITTEN[field] });
      }
      expect(asked).toEqual([]);
      await expect(success(page)).toHaveText('');
      await expect(failure(page)).toHaveText('');
    });

    test('idle, then sending (button disabled, label “Sending”), then success (message shown, form cleared)', async ({
      page,
    }) => {
      const next = await holdMessages(page);
      await openHydrated(page, inLanguage('/contact', language));
      await expect(sendButton(page)).toHaveText(texts.send);
      await expect(sendButton(page)).toBeEnabled();
      await write(page, language);
      await sendButton(page).click();
      const route = await next();
      await expect(sendButton(page)).toBeDisabled();
      await expect(sendButton(page)).toHaveText(texts.sending);
      await expect(notice(page)).toHaveText(texts.sendingNotice);
      const request = route.request();
      expect(request.method()).toBe('POST');
      expect(request.postDataJSON()).toEqual(WRITTEN);
      expect(await request.headerValue('content-type')).toContain('application/json');
      await route.fulfill({ json: {} });
      await expect(success(page)).toHaveText(texts.sent);
      const { red, green } = await colourOf(success(page).getByRole('paragraph'), 'color');
      expect(green, 'a green message').toBeGreaterThan(red);
      await expect(failure(page)).toHaveText('');
      await expectTexts(page, language, NOTHING);
      await expect(sendButton(page)).toBeEnabled();
      await expect(sendButton(page)).toHaveText(texts.send);
      await expect(notice(page)).toHaveText('');
    });
  });
}

test.describe('while the API fails', () => {
  test.use({ allowedErrors: /status of 502|net::ERR_FAILED/ });

  for (const language of ONE_PER_DIRECTION) {
    const texts = messages[language].contact;

    test(`a failure message is shown in red and the text is kept; messages reset at each submit (${language})`, async ({
      page,
    }) => {
      const next = await holdMessages(page);
      await openHydrated(page, inLanguage('/contact', language));
      await write(page, language);
      await sendButton(page).click();
      await (await next()).fulfill({ status: 502, json: { message: 'failed' } });
      await expect(failure(page)).toHaveText(texts.failed);
      const { red, green, blue } = await colourOf(failure(page).getByRole('paragraph'), 'color');
      expect(red, 'a red message').toBeGreaterThan(Math.max(green, blue));
      await expectTexts(page, language, WRITTEN);
      await expect(sendButton(page)).toBeEnabled();

      await sendButton(page).click();
      const second = await next();
      await expect(failure(page), 'the message of the last time is gone').toHaveText('');
      await second.abort();
      await expect(failure(page), 'no connection is a failure like any other').toHaveText(
        texts.failed,
      );
      await expectTexts(page, language, WRITTEN);

      await sendButton(page).click();
      await (await next()).fulfill({ json: {} });
      await expect(success(page)).toHaveText(texts.sent);
      await expect(failure(page)).toHaveText('');

      await write(page, language);
      await sendButton(page).click();
      const last = await next();
      await expect(success(page), 'the message of the last time is gone').toHaveText('');
      await last.fulfill({ status: 502, json: {} });
      await expect(failure(page)).toHaveText(texts.failed);
    });
  }

  test('a second click while a message is on its way sends nothing more', async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => void (request.url().includes('/api/contact') && (sent += 1)));
    const next = await holdMessages(page);
    await openHydrated(page, '/contact');
    await write(page, 'fr');
    await sendButton(page).click();
    const route = await next();
    await sendButton(page).click({ force: true });
    await fieldOf(page, 'subject', 'fr').press('Enter');
    await route.fulfill({ json: {} });
    await expect(success(page)).toHaveText(messages.fr.contact.sent);
    expect(sent).toBe(1);
  });
});

test('a message is sent for real on the embedded content', async ({ page }) => {
  await openHydrated(page, '/contact');
  await write(page, 'fr');
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.fr.contact.sent);
  await expectTexts(page, 'fr', NOTHING);
});

test.describe('what the browser let through', () => {
  test.use({ allowedErrors: /status of 422/ });

  test('and the site refuses is said at its field and above the form, where a link leads to it; the text is kept', async ({
    page,
  }) => {
    const texts = messages.fr.contact;
    await openHydrated(page, '/contact');
    await write(page, 'fr', { ...WRITTEN, name: '   ' });
    await sendButton(page).click();
    await expect(failure(page)).toContainText(texts.checkFields);
    await failure(page).getByRole('link', { name: texts.fields.name.label, exact: true }).click();
    await expect(fieldOf(page, 'name', 'fr')).toBeFocused();
    await expect(fieldOf(page, 'name', 'fr')).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(page, 'name', 'fr')).toHaveAccessibleDescription(texts.errors.required);
    await expectTexts(page, 'fr', { ...WRITTEN, name: '   ' });
  });
});
