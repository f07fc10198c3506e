import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { violations, withAxe } from '../support/axe';
import { get, textOf } from '../../testing/http';
import { messages, shownIn } from '../../testing/messages';
import { startInVain, startSite, type Site } from '../../testing/site';
import { expect, inLanguage, ONE_PER_DIRECTION, test } from '../../testing/test';

// A picture that is broken on purpose is the browser's error line.
test.use({ allowedErrors: /status of 404.*\/media\// });

const NOTICE = {
  text: { fr: 'Siège fermé ce jour.', en: 'Head office closed today.', ar: 'المقر مغلق اليوم.' },
  link: { url: '/contact', label: { fr: 'Nous joindre', en: 'Reach us', ar: 'اتصلوا بنا' } },
  severity: 'urgent',
};
const folder = mkdtempSync(join(tmpdir(), 'notice-'));
const file = join(folder, 'notice.json');
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // Pages are kept for an hour: only a purge shows the notice on one that was seen.
  site = await startSite({ API_BASE_URL: '', NOTICE_FILE: file, PAGE_FRESH_SECONDS: '3600' });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const shown = async (path = '/'): Promise<string> => textOf((await get(site.url, path)).body);

test('a notice written to its file stands above the header of every screen within seconds, without a restart', async () => {
  expect(await shown()).not.toContain(NOTICE.text.fr);
  writeFileSync(file, JSON.stringify(NOTICE));
  await expect.poll(() => shown()).toContain(NOTICE.text.fr);
  for (const language of ONE_PER_DIRECTION) {
    for (const path of ['/', '/article/1', '/nulle-part']) {
      const { body } = await get(site.url, inLanguage(path, language));
      const above = textOf(body.slice(0, body.indexOf('<header')));
      expect
        .soft(above, `${path} ${language}`)
        .toContain(`${messages[language].notice.urgent} ${shownIn(language, NOTICE.text)}`);
    }
  }
});

test('the notice is a region with a name, its link keeps the language, and it breaks no rule of accessibility', async ({
  page,
}) => {
  await withAxe(page);
  for (const language of ONE_PER_DIRECTION) {
    await page.goto(site.url + inLanguage('/partenaire', language));
    const region = page.getByRole('region', { name: messages[language].notice.label, exact: true });
    await expect(region).toContainText(shownIn(language, NOTICE.text));
    await expect(
      region.getByRole('link', { name: shownIn(language, NOTICE.link.label) }),
    ).toHaveAttribute('href', inLanguage('/contact', language));
    expect(await violations(page)).toEqual([]);
  }
});

test('a notice goes when its time is over, and when its file is gone', async () => {
  writeFileSync(
    file,
    JSON.stringify({ ...NOTICE, until: new Date(Date.now() + 3000).toISOString() }),
  );
  await expect.poll(() => shown()).toContain(NOTICE.text.fr);
  await expect.poll(() => shown()).not.toContain(NOTICE.text.fr);
  writeFileSync(file, JSON.stringify(NOTICE));
  await expect.poll(() => shown()).toContain(NOTICE.text.fr);
  rmSync(file);
  await expect.poll(() => shown()).not.toContain(NOTICE.text.fr);
});

test('a malformed notice in the environment ends the start with one clear line', async () => {
  expect(await startInVain({ API_BASE_URL: '', NOTICE: '{"text":{}}' })).toMatchObject({
    code: 78,
    stderr: expect.stringMatching(/^NOTICE text\.fr .*\n$/),
  });
});
