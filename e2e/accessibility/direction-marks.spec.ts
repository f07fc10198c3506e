import { HOSTILE_SCREENS, HostileApi } from '../support/hostile/hostile-api';
import { startSite, type Site } from '../../testing/site';
import { DIRECTIONS, expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

const NAMES = [
  '\u202Egnp.exe 27',
  'غرفة \u2067\u202E27 CCI',
  '\u200F27 CCI\u200E',
  '\u2069\u2069 a \u202B 1',
];
const MARKED_SCREENS = HOSTILE_SCREENS.filter(
  (screen) => !/contact|nulle-part|search/.test(screen),
);

test.describe.configure({ mode: 'default' });
test.use({ allowedErrors: /Failed to load resource: .*\/media\// });

let api: HostileApi;
let site: Site;
test.beforeAll(async () => {
  api = await new HostileApi(NAMES, '<p>Texte.</p>').start();
  site = await startSite({ API_BASE_URL: api.url });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
});

for (const language of ONE_PER_DIRECTION) {
  test(`in ${language}, names with marks that override the direction cannot reorder their surroundings, titles and attributes included`, async ({
    page,
  }) => {
    for (const screen of MARKED_SCREENS) {
      await page.goto(site.url + inLanguage(screen, language));
      const found = await page.evaluate((isLeftToRight) => {
        const faults: string[] = [];
        const turning = /[\u202A-\u202E\u2066-\u2069]|^[\u200E\u200F\u061C]|[\u200E\u200F\u061C]$/;
        if (turning.test(document.title)) faults.push(`title ${document.title}`);
        for (const element of document.querySelectorAll('main *, header *, footer *, meta'))
          for (const { name, value } of element.attributes)
            if (turning.test(value) && !/^(?:href|src|srcset|content)$/.test(name))
              faults.push(`${name} of ${element.outerHTML.slice(0, 150)}`);
        const names = [...document.querySelectorAll('main bdi, header nav bdi')].filter((name) =>
          /gnp|CCI| a /.test(name.textContent ?? ''),
        );
        const line = document.querySelector('main')?.appendChild(document.createElement('p'));
        for (const name of names) {
          if (turning.test(name.textContent ?? '')) faults.push(`text ${name.textContent}`);
          // Unchanged, and as if an override had not been removed: it stays between its neighbours.
          for (const text of [name.textContent ?? '', `\u202E${name.textContent}`]) {
            const copy = name.cloneNode() as HTMLElement;
            copy.textContent = text;
            const [before, after] = [
              document.createElement('span'),
              document.createElement('span'),
            ];
            [before.textContent, after.textContent] = ['1 ', ' 2'];
            line?.replaceChildren(before, copy, after);
            const [first, middle, last] = [before, copy, after].map(
              (part) => part.getBoundingClientRect().x,
            ) as [number, number, number];
            if (
              isLeftToRight
                ? !(first < middle && middle < last)
                : !(first > middle && middle > last)
            )
              faults.push(`order of ${name.outerHTML}`);
          }
        }
        line?.remove();
        return { faults, names: names.length };
      }, DIRECTIONS[language] === 'ltr');
      expect.soft(found.faults, screen).toEqual([]);
      expect.soft(found.names, screen).toBeGreaterThan(0);
    }
  });
}

test('nor can a keyword reorder the heading and the title it stands in', async ({ page }) => {
  await page.goto(`${site.url}/search?keyword=${encodeURIComponent('\u202Eabc \u200F')}`);
  const heading = page.locator('main h2').first();
  await expect(heading).toHaveText(/«\s*abc\s*»/u);
  expect(await page.title()).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200F]/);
});
