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
  const { chambers: texts, common } = messages[language];

  test(`the directory in ${language} shows every chamber as a card with logo and name, linking to its detail page, and is filtered by name in the browser, at every key stroke and without a call but for the communes`, async ({
    page,
  }) => {
    await openHydrated(page, inLanguage('/chambre_de_commerces', language));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(breadcrumb(page, language).links).toHaveText([common.home]);
    await expect(shown(page)).toHaveCount(chambers.length);
    const names = (await cards(page).getByRole('link').allInnerTexts()).map(uncut);
    for (const { name } of chambers)
      expect(
        names.some((one) => shownIn(language, name).startsWith(one)),
        name.fr,
      ).toBe(true);
    await expect(cards(page).first().locator('img, svg').first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(common.noData);

    const calls: string[] = [];
    page.on('request', (request) => {
      // A card that comes into view loads its own logo, Arabic letters their font; the browser looks
      // at the tab's icon again when the address changes.
      if (!['image', 'font', 'other'].includes(request.resourceType()))
        calls.push(new URL(request.url()).pathname);
    });
    const { wilayas_name: wilaya } = chamber(31);
    const link = shown(page).getByRole('link');
    await box(page, language).pressSequentially(shownIn(language, wilaya));
    await expect(shown(page)).toHaveCount(1);
    await expect(link).toHaveAttribute('href', new RegExp(`^${pathOf(31, language)}/`));
    await page.getByRole('link', { name: texts.clear }).click();
    await expect(shown(page)).toHaveCount(chambers.length);
    await expect(box(page, language)).toHaveValue('');
    await expect(box(page, language)).toBeFocused();
    // The beginnings of words, whatever their accents, case or language.
    for (const text of ['bejaia', 'BÉJAÏA', 'بجايه', 'cci bej']) {
      await box(page, language).fill(text);
      await expect(shown(page), text).toHaveCount(1);
      await expect(link).toHaveAttribute('href', new RegExp(`^${pathOf(6, language)}/`));
    }
    await expect(page.locator('[data-chamber="6"] text'), 'the map names it').toBeVisible();
    await box(page, language).fill('ejaia');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByText(common.noData)).toBeVisible();
    await expect(page.getByText(common.tryOtherTerms)).toBeVisible();
    // The table of the communes, and the script that reads it.
    expect(calls.filter((path) => !path.startsWith('/_next/static/chunks/'))).toEqual([
      '/directory/communes.json',
    ]);
  });

  test(`a chamber in ${language} shows its logo, localized name, region name, contact list and localized description, members sorted by descending order in cards (image, name, function), and an embedded map, 400 px high, of a box of 0.01 degree around its coordinates`, async ({
    page,
  }) => {
    const words = messages[language].chamber;
    const { name, wilayas_name: wilaya, latitude, longitude } = chamber(16);
    await page.goto(pathOf(16, language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shownIn(language, name));
    await expect(breadcrumb(page, language).current).toContainText(
      uncut(shownIn(language, name).slice(0, 50)),
    );
    const contacts = page.getByRole('region', { name: words.contacts });
    const entry = (label: string): Locator =>
      contacts
        .locator('dl > div')
        .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
        .locator('dd');
    await expect(entry(words.region)).toHaveText(shownIn(language, wilaya));
    await expect(entry(words.email).getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:[^\s@]+@[\w.-]+$/,
    );
    await expect(entry(words.phone).getByRole('link')).toHaveAttribute('href', /^tel:\+213\d+$/);
    for (const label of [words.phone, words.fax])
      await expect(entry(label)).toHaveText(/^\+213[\d ]+$/);
    await expect(entry(words.address)).toHaveText(/\d/);
    const logo = contacts.locator('img');
    await expect(logo).toHaveAttribute('src', /\/assets\/entreprise\/[\w.-]+/);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 2, name: words.about })).toBeVisible();

    for (const [title, board] of [
      [words.administrative, 'administratif'],
      [words.elected, 'elu'],
    ] as const) {
      const seats = members.filter(
        (member) => member.chambre_de_commerce_id === 16 && member.board === board,
      );
      const list = page
        .locator('main section')
        .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
        .getByRole('listitem');
      await expect(list).toHaveCount(seats.length);
      const withPortrait = seats.filter(({ image }) => image !== '').length;
      await expect(list.locator('img')).toHaveCount(withPortrait);
      await expect(list.locator('svg'), 'the others have their initials').toHaveCount(
        seats.length - withPortrait,
      );
      await expect(list.locator('p:first-of-type')).toHaveText(ranked(seats, language));
      for (const role of await list.locator('p:nth-of-type(2)').all())
        await expect(role).toHaveText(/\S/);
    }

    const map = page.locator('main iframe');
    await expect(map).toHaveAttribute(
      'title',
      words.mapOf.replace('{name}', shownIn(language, name)),
    );
    const { searchParams } = new URL((await map.getAttribute('src')) ?? '');
    const [x, y] = [Number(longitude), Number(latitude)];
    expect(
      (searchParams.get('bbox') ?? '').split(',').map((degrees) => Number(degrees).toFixed(5)),
    ).toEqual([x - 0.01, y - 0.01, x + 0.01, y + 0.01].map((degrees) => degrees.toFixed(5)));
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect((await map.boundingBox())?.height).toBe(400);
    }
  });
}

test('a chamber shows every e-mail address and number it has, no map without coordinates, the letters of its region where it has no logo, and French where a translation is missing', async ({
  page,
}) => {
  const texts = messages.en.chamber;
  await page.goto(pathOf(37, 'en'));
  expect(chamber(37).logo).toBe('');
  const contacts = page.getByRole('region', { name: texts.contacts });
  await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(2);
  await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(contacts.locator('img')).toHaveCount(0);
  await expect(contacts.locator('svg').first()).toHaveText('TI');
  await page.goto(pathOf(61, 'en'));
  expect(chamber(61).latitude).toBe('');
  await expect(contacts).toBeVisible();
  await expect(page.locator('main iframe')).toHaveCount(0);
  await page.goto(pathOf(67, 'en'));
  expect(chamber(67).description.en).toBe('');
  await expect(
    page.locator('main [lang="fr"][dir="ltr"]').filter({ hasText: 'Ksar Chellala' }).first(),
  ).toBeVisible();
});
