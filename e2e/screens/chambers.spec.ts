import type { Locator, Page } from '@playwright/test';
import { demonstration } from '../../embedded-api/database/demonstration';
import type { Content } from '../../embedded-api/entities';
import { openHydrated } from '../support/hydrated';
import { breadcrumb, uncut } from '../support/details';
import { messages, shownIn } from '../../testing/messages';
import {
  DESKTOP,
  expect,
  inLanguage,
  ONE_PER_DIRECTION,
  PHONE,
  test,
  type Language,
} from '../../testing/test';

const { chambers, members } = demonstration;

type Chamber = Content['chambers'][number];
type Member = Content['members'][number];

const cards = (page: Page): Locator =>
  page.locator('main li').filter({ has: page.locator('a[href*="/chambre_de_commerce/"]') });
const shown = (page: Page): Locator => cards(page).filter({ visible: true });
const box = (page: Page, language: Language): Locator =>
  page.getByRole('searchbox', { name: messages[language].chambers.filter });
const pathOf = (code: number, language: Language): string =>
  inLanguage(`/chambre_de_commerce/${code}`, language);

function chamber(code: number): Chamber {
  const found = chambers.find((one) => one.id === code);
  if (!found) throw new Error(`There is no chamber ${code}`);
  return found;
}

/** Names by descending order, equals as they came. */
function ranked(members: readonly Member[], language: Language): string[] {
  return members.toSorted((a, b) => b.order - a.order).map(({ name }) => shownIn(language, name));
}

for (const language of ONE_PER_DIRECTION) {
  test.describe(`the directory of chambers in ${language}`, () => {
    const texts = messages[language];

    test('shows every chamber as a card with logo and name, linking to its detail page', async ({
      page,
    }) => {
      await page.goto(inLanguage('/chambre_de_commerces', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.chambers.title);
      await expect(breadcrumb(page, language).links).toHaveText([texts.common.home]);
      await expect(shown(page)).toHaveCount(chambers.length);
      const names = (await cards(page).getByRole('link').allInnerTexts()).map(uncut);
      for (const { name } of chambers)
        expect(
          names.some((one) => shownIn(language, name).startsWith(one)),
          name.fr,
        ).toBe(true);
      const emblem = cards(page).first().locator('img, svg').first();
      await expect(emblem).toBeVisible();
      const link = cards(page).first().getByRole('link');
      const name = uncut(await link.innerText());
      await link.click();
      await expect(page).toHaveURL((url) =>
        url.pathname.startsWith(inLanguage('/chambre_de_commerce/', language)),
      );
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    });

    test('is filtered by name in the browser, at every key stroke and without a call but for the communes', async ({
      page,
    }) => {
      await openHydrated(page, inLanguage('/chambre_de_commerces', language));
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      page.on('request', (request) => {
        // A card that comes into view loads its own logo; the browser looks at the tab's icon again
        // when the address changes.
        if (!['image', 'other'].includes(request.resourceType()))
          calls.push(new URL(request.url()).pathname);
      });
      const { wilayas_name: wilaya } = chamber(31);
      await box(page, language).pressSequentially(shownIn(language, wilaya));
      await expect(shown(page)).toHaveCount(1);
      await expect(shown(page).getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^${pathOf(31, language)}/`),
      );
      await page.getByRole('link', { name: texts.chambers.clear }).click();
      await expect(shown(page)).toHaveCount(chambers.length);
      await expect(box(page, language)).toHaveValue('');
      await expect(box(page, language)).toBeFocused();
      // The table of the communes, and the script that reads it.
      expect(calls.filter((path) => !path.startsWith('/_next/static/chunks/'))).toEqual([
        '/directory/communes.json',
      ]);
    });

    test('the filter matches the beginnings of words; the map names the few that fit', async ({
      page,
    }) => {
      await page.goto(inLanguage('/chambre_de_commerces', language));
      await box(page, language).fill('cci bej');
      await expect(shown(page)).toHaveCount(1);
      await expect(page.locator('[data-chamber="6"] text')).toBeVisible();
      await box(page, language).fill('ejaia');
      await expect(shown(page)).toHaveCount(0);
    });

    test('says “no data available” with a hint to try other terms when nothing fits', async ({
      page,
    }) => {
      await page.goto(inLanguage('/chambre_de_commerces', language));
      await expect(page.locator('main')).not.toContainText(texts.common.noData);
      await box(page, language).fill('zzzz');
      await expect(page.getByText(texts.common.noData)).toBeVisible();
      await expect(page.getByText(texts.common.tryOtherTerms)).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
    });
  });

  test.describe(`a chamber in ${language}`, () => {
    const texts = messages[language].chamber;

    test('shows its logo, localized name, region name, contact list and localized description', async ({
      page,
    }) => {
      const { name, wilayas_name: wilaya } = chamber(16);
      await page.goto(pathOf(16, language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shownIn(language, name));
      await expect(breadcrumb(page, language).current).toContainText(
        uncut(shownIn(language, name).slice(0, 50)),
      );
      const contacts = page.getByRole('region', { name: texts.contacts });
      const entry = (label: string): Locator =>
        contacts
          .locator('dl > div')
          .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
          .locator('dd');
      await expect(entry(texts.region)).toHaveText(shownIn(language, wilaya));
      await expect(entry(texts.email).getByRole('link')).toHaveAttribute(
        'href',
        /^mailto:[^\s@]+@[\w.-]+$/,
      );
      await expect(entry(texts.phone).getByRole('link')).toHaveAttribute('href', /^tel:\+213\d+$/);
      await expect(entry(texts.phone).getByRole('link')).toHaveText(/^\+213[\d ]+$/);
      await expect(entry(texts.address)).toHaveText(/\d/);
      await expect(entry(texts.fax)).toHaveText(/^\+213[\d ]+$/);
      const logo = contacts.locator('img');
      await expect(logo).toHaveAttribute('src', /\/assets\/entreprise\/[\w.-]+/);
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 2, name: texts.about })).toBeVisible();
    });

    test('lists every e-mail address and number it has', async ({ page }) => {
      await page.goto(pathOf(37, language));
      const contacts = page.getByRole('region', { name: texts.contacts });
      await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(2);
      await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(2);
    });

    test('shows administrative members and elected members in cards (image, name, function), sorted by descending order', async ({
      page,
    }) => {
      for (const code of [16, 27]) {
        await page.goto(pathOf(code, language));
        for (const [title, board] of [
          [texts.administrative, 'administratif'],
          [texts.elected, 'elu'],
        ] as const) {
          const seats = members.filter(
            (member) => member.chambre_de_commerce_id === code && member.board === board,
          );
          const list = page
            .locator('main section')
            .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
          await expect(list.getByRole('listitem')).toHaveCount(seats.length);
          const withPortrait = seats.filter(({ image }) => image !== '').length;
          await expect(list.getByRole('listitem').locator('img')).toHaveCount(withPortrait);
          await expect(
            list.getByRole('listitem').locator('svg'),
            'the others have their initials',
          ).toHaveCount(seats.length - withPortrait);
          expect(
            await list.getByRole('listitem').locator('p:first-of-type').allInnerTexts(),
            title,
          ).toEqual(ranked(seats, language));
          const roles = await list
            .getByRole('listitem')
            .locator('p:nth-of-type(2)')
            .allInnerTexts();
          expect(roles.every((role) => role.trim() !== '')).toBe(true);
        }
      }
    });

    test('shows an embedded map, 400 px high, of a box of 0.01 degree around its coordinates', async ({
      page,
    }) => {
      const { latitude, longitude, name } = chamber(16);
      await page.goto(pathOf(16, language));
      const map = page.locator('main iframe');
      await expect(map).toHaveAttribute(
        'title',
        texts.mapOf.replace('{name}', shownIn(language, name)),
      );
      const { searchParams } = new URL((await map.getAttribute('src')) ?? '');
      const [west, south, east, north] = (searchParams.get('bbox') ?? '').split(',').map(Number);
      expect(west).toBeCloseTo(Number(longitude) - 0.01, 6);
      expect(east).toBeCloseTo(Number(longitude) + 0.01, 6);
      expect(south).toBeCloseTo(Number(latitude) - 0.01, 6);
      expect(north).toBeCloseTo(Number(latitude) + 0.01, 6);
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        expect((await map.boundingBox())?.height).toBe(400);
      }
    });

    test('shows no map without coordinates', async ({ page }) => {
      expect(chamber(61).latitude).toBe('');
      await page.goto(pathOf(61, language));
      await expect(page.getByRole('region', { name: texts.contacts })).toBeVisible();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await expect(
        page.getByRole('main').getByRole('heading', { name: texts.map, exact: true }),
      ).toHaveCount(0);
    });

    test('shows the letters of its region where it has no logo', async ({ page }) => {
      expect(chamber(37).logo).toBe('');
      await page.goto(pathOf(37, language));
      const contacts = page.getByRole('region', { name: texts.contacts });
      await expect(contacts.locator('img')).toHaveCount(0);
      await expect(contacts.locator('svg').first()).toHaveText(language === 'ar' ? 'ت' : 'TI');
    });
  });
}

test('the filter finds names whatever their accents, case or language', async ({ page }) => {
  await openHydrated(page, '/chambre_de_commerces');
  for (const text of ['bejaia', 'BÉJAÏA', 'بجاية', 'بجايه', 'Bejaia Chamber']) {
    await box(page, 'fr').fill(text);
    await expect(shown(page).getByRole('link'), text).toHaveAttribute(
      'href',
      /^\/chambre_de_commerce\/6\//,
    );
  }
});

test('French is shown where a translation is missing, and says that it is French', async ({
  page,
}) => {
  await page.goto('/en/chambre_de_commerce/67');
  expect(chamber(67).description.en).toBe('');
  await expect(
    page.locator('main [lang="fr"][dir="ltr"]').filter({ hasText: 'Ksar Chellala' }).first(),
  ).toBeVisible();
});
