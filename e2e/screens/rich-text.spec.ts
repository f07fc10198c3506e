import type { Page } from '@playwright/test';
import { violations, withAxe } from '../support/axe';
import { HostileApi } from '../support/hostile/hostile-api';
import { observe } from '../support/hostile/observe';
import { messages } from '../../testing/messages';
import { startSite, type Site } from '../../testing/site';
import { expect, inLanguage, ONE_PER_DIRECTION, PHONE, test } from '../../testing/test';

const picture = (name: string, width: number, height: number): string =>
  `<img src="storage/${name}.png" width="${width}" height="${height}" alt="${name}">`;
/** A name longer than a line. */
const NAME = 'Anticonstitutionnellement'.repeat(9);

/** What a style, a class or a size says. */
const STYLED = `
<p style="text-align:justify">Justifié</p><p lang="ar" dir="rtl" style="text-align:justify">Droite</p>
<p style="margin-left:80px">Retrait</p><p class="text-end">Fin</p>
<ul><li style="list-style-type:none"><ul><li>Seul</li></ul></li></ul>
<p>${picture('one', 150, 100)} ${picture('two', 150, 100)} ${picture('wide', 1600, 900)}</p>
<p><img src="storage/a.png" width="150" height="100" alt="flotte" style="float:right">Autour</p>
<table style="width:50%"><tr><td style="vertical-align:middle">Moitié</td></tr></table>
<p><span style="font-weight:bold">Gras</span> <span style="white-space-collapse:preserve">a   b</span></p>
<details><summary>Question</summary><p>Réponse</p></details>`;

/** What the editors of a Laravel back office write. */
const WRITTEN = `
<h1>Programme</h1><p>&nbsp;</p><p><br></p>
<h4>Détail</h4><p style="text-align:center;color:red">Centré</p><p>a<br><br><br><br><br>b</p>
<p><a href="/article/2">interne</a> <a href="http://www.cci.example/page/3?x=1">entier</a> <a href="https://autre.example/x" target="_blank">ailleurs</a>
<a href="storage/files/guide.pdf">guide</a> <a href="tel:+21321000000">téléphone</a></p>
<figure class="table"><table><caption>Tarifs</caption><tr><th>Service</th>${'<th>Une colonne assez large</th>'.repeat(12)}</tr><tr><td>1</td>${'<td>2</td>'.repeat(12)}</tr></table></figure>
<p><iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe></p>
<figure class="media"><oembed url="https://vimeo.com/123456"></oembed></figure>
<p><iframe src="https://www.google.com/maps/embed?pb=!2d3.05!3d36.75"></iframe></p>
<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=3,36,4,37&layer=mapnik&marker=36.5,3.5"></iframe>
<iframe src="https://formulaires.example/inscription"></iframe>
${STYLED}
<blockquote>Cité</blockquote><ul><li>un<ul><li>deux</li></ul></li></ul><hr><p>H<sub>2</sub>O <u>x</u> <s>y</s></p>`;

test.describe.configure({ mode: 'default' });

async function linksOf(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-rich-text] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test.describe('a text as editors write it', () => {
  test.use({ allowedErrors: /Failed to load resource: .*\/media\// });
  let api: HostileApi;
  let site: Site;
  test.beforeAll(async () => {
    api = await new HostileApi([NAME], WRITTEN).start();
    site = await startSite({ API_BASE_URL: api.url, SITE_URL: 'http://www.cci.example' });
  });
  test.afterAll(async () => {
    await site.stop();
    await api.stop();
  });

  for (const language of ONE_PER_DIRECTION) {
    test(`in ${language}: headings without gaps, own links in the language, known frames in place, others as links`, async ({
      page,
    }) => {
      await withAxe(page);
      const seen = await observe(page, site.url);
      await page.goto(site.url + inLanguage('/article/1', language));
      const text = page.locator('[data-rich-text]');
      expect(
        await text
          .locator(':is(h1,h2,h3,h4,h5,h6)')
          .evaluateAll((all) => all.map(({ tagName }) => tagName)),
      ).toEqual(['H2', 'H3']);
      expect(await linksOf(page)).toEqual([
        inLanguage('/article/2', language),
        inLanguage('/page/3?x=1', language),
        'https://autre.example/x',
        '/files/storage/files/guide.pdf',
        'tel:+21321000000',
        'https://formulaires.example/inscription',
      ]);
      await expect(text.locator('a[href^="https://autre"]')).toHaveAttribute('rel', /noopener/);
      await expect(text.locator('a[href^="https://autre"]')).toHaveAttribute('target', '_blank');
      await expect(text.locator('iframe[srcdoc]')).toHaveCount(4);
      await expect(text.getByText('Centré')).toHaveCSS('text-align', 'center');
      expect(await text.locator('p:empty, p:has(> br:only-child)').count()).toBe(0);
      expect(await violations(page)).toEqual([]);
      expect(seen).toEqual([]);
    });
  }

  for (const javaScriptEnabled of [true, false])
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('no request to a player’s or map’s host leaves before the choice, which shows it in place', async ({
        page,
        context,
      }) => {
        const asked: string[] = [];
        await context.route(
          (url) => url.origin !== site.url,
          (route) => {
            asked.push(`${route.request().url()} from ${route.request().headers()['referer']}`);
            return route.fulfill({ contentType: 'text/html', body: '<p>Film' });
          },
        );
        await page.goto(`${site.url}/ar/article/1`, { waitUntil: 'networkidle' });
        const frames = page.locator('[data-rich-text] iframe');
        for (const frame of await frames.all()) await frame.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
        const film = frames.first();
        await expect(film).toHaveAttribute('allowfullscreen');
        const choice = film.contentFrame().getByRole('link');
        await expect(choice).toContainText('www.youtube-nocookie.com');
        await expect(choice).toContainText(messages.ar.body.learns);
        await choice.click();
        await expect(film.contentFrame().getByText('Film')).toBeVisible();
        expect(asked).toEqual([
          `https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ from ${site.url}/`,
        ]);
      });
    });

  test('what a style, class or size of an editor says is seen: pictures are as large as they were made where there is room, and small ones stand side by side', async ({
    page,
  }) => {
    await page.goto(`${site.url}/article/1`);
    const text = page.locator('[data-rich-text]');
    await expect(text.getByText('Justifié')).toHaveCSS('text-align', 'justify');
    await expect(text.getByText('Droite')).not.toHaveCSS('text-align', 'justify');
    await expect(text.getByText('Retrait')).toHaveCSS('margin-left', '80px');
    await expect(text.getByText('Fin', { exact: true })).toHaveCSS('text-align', 'end');
    const only = text.locator('li').filter({ hasText: 'Seul' });
    await expect(only.first()).toHaveCSS('list-style-type', 'none');
    await expect(only.last()).toHaveCSS('list-style-type', 'disc');
    await expect(
      text.locator('[data-picture]').filter({ has: page.getByAltText('flotte') }),
    ).toHaveCSS('float', 'inline-end');
    const table = text.locator('[data-table]').filter({ hasText: 'Moitié' });
    const [box, inner] = [await table.boundingBox(), await table.locator('table').boundingBox()];
    expect(Math.round((200 * (inner?.width ?? 0)) / (box?.width ?? 1))).toBe(100);
    await expect(text.getByText('Gras')).toHaveCSS('font-weight', '650');
    await expect(text.getByText('a   b')).toHaveCSS('white-space', 'pre-wrap');
    await text.getByText('Question').click();
    await expect(text.getByText('Réponse')).toBeVisible();
    await page.setViewportSize(PHONE);
    const boxOf = async (name: string) =>
      (await page.getByAltText(name, { exact: true }).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [one, two, wide] = [await boxOf('one'), await boxOf('two'), await boxOf('wide')];
    expect(one.width).toBe(150);
    expect(two.y).toBe(one.y);
    expect(two.x).toBeGreaterThan(one.x + one.width);
    expect(wide.width).toBe((await text.boundingBox())?.width);
  });

  test('on a phone a wide table scrolls in its own box, by keyboard too, and no page does, with a word longer than a line either', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const path of ['/article/1', '/chambre_de_commerce/5']) {
      await page.goto(site.url + path);
      const box = page.getByRole('group', { name: 'Tarifs' });
      await box.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
    for (const path of [
      '/page/1',
      '/',
      '/toutacticle',
      '/article/1',
      '/category/3',
      '/calendrier',
      '/partenaire',
      '/chambre_de_commerces',
      '/chambre_de_commerce/5',
    ]) {
      await page.goto(site.url + path);
      const wider = () =>
        Math.max(
          ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
            (element) => element.scrollWidth - element.clientWidth,
          ),
        );
      expect(await page.evaluate(wider), path).toBeLessThanOrEqual(0);
    }
  });
});
