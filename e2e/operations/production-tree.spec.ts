import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { get, textOf } from '../../testing/http';
import { messages } from '../../testing/messages';
import { startSite } from '../../testing/site';
import { siteConfig } from '../support/site-config';

test.describe.configure({ mode: 'default' });

let folder = '';
test.beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'production-')), 'site');
  await promisify(execFile)(process.execPath, ['scripts/production-tree.mjs', folder]);
});
test.afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

test('the traced production tree holds no sources, no compiler and no packages of development', () => {
  expect(
    ['package.json', 'dist/start.mjs', '.next/BUILD_ID', 'node_modules/next/package.json'].filter(
      (file) => !existsSync(join(folder, file)),
    ),
  ).toEqual([]);
  expect(
    [
      'app',
      'server',
      'node_modules/typescript',
      'node_modules/esbuild',
      'node_modules/lighthouse',
    ].filter((file) => existsSync(join(folder, file))),
  ).toEqual([]);
});

test('from the traced production tree alone config:check checks a SITE_CONFIG', async () => {
  const check = promisify(execFile)(
    process.execPath,
    ['dist/config-check.mjs', siteConfig({ phone: 1 })],
    { cwd: folder },
  );
  await expect(check).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^SITE_CONFIG [^\n]+: phone Invalid input: expected string, received number\n$/,
    ),
  });
});

test('from the traced production tree alone the site serves its screens, pictures and scripts', async () => {
  const site = await startSite({ API_BASE_URL: '', SITE_CONFIG: '', SITE_URL: '' }, folder);
  try {
    const home = await get(site.url, '/');
    expect(home.status).toBe(200);
    const script = /"(\/_next\/static\/[^" ]+\.js)[" ]/.exec(home.body)?.[1];
    const picture = /"(\/media\/[^" ,]+)/.exec(home.body)?.[1]?.replaceAll('&amp;', '&');
    for (const address of [script, picture, '/assets/placeholder.jpg', '/manifest.webmanifest']) {
      expect(address).toBeTruthy();
      expect({ address, status: (await get(site.url, address ?? '')).status }).toEqual({
        address,
        status: 200,
      });
    }
    for (const path of [
      '/en/calendrier',
      '/ar/chambre_de_commerces',
      '/en/search?keyword=export',
      '/toutacticle',
      '/contact',
    ]) {
      expect({ path, status: (await get(site.url, path)).status }).toEqual({ path, status: 200 });
    }
    const missing = await get(site.url, '/en/nothing/here');
    expect(missing.status).toBe(404);
    expect(textOf(missing.body)).toContain(messages.en.notFound.title);
    expect(site.stderr).toEqual([]);
  } finally {
    await site.stop();
  }
});
