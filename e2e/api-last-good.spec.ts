import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DETAILS, failuresOf, LISTS, read } from './support/failing';
import { LaravelApi } from './support/laravel-api';
import { startSite, type Site } from './support/site';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const PAGES = [...DETAILS, ...LISTS, { path: '/', call: '/api/articles/home', shows: 'Salon de l&export' }];
/** Content and pages are stale almost at once, so that what is left to show is the last good answer. */
const STALE = { CONTENT_FRESH_SECONDS: '0.2', PAGE_FRESH_SECONDS: '0.2' };

async function expectReadable(site: Site, when: string): Promise<void> {
  for (const { path, shows } of PAGES) {
    const page = await read(site, path);
    expect.soft(page.status, `${path} ${when}`).toBe(200);
    expect.soft(page.main, `${path} ${when}`).toContain(shows);
  }
}

/** Asks for a page until its call has been tried again and has failed. */
async function waitForFailedRefresh(site: Site, path: string, call: string): Promise<void> {
  const before = failuresOf(site, call).length;
  await expect
    .poll(async () => {
      await read(site, path);
      return failuresOf(site, call).length;
    }, `${call} is asked for again`)
    .toBeGreaterThan(before);
}

for (const way of ['gone', 'status 500', 'html', 'hang'] as const) {
  test(`a page that was readable before stays readable while the API is down (${way}), also after its fresh time`, async () => {
    const api = await new LaravelApi().start();
    const site = await startSite({ API_BASE_URL: api.url, ...STALE });
    try {
      await expectReadable(site, 'before');
      if (way === 'gone') await api.stop();
      else api.fail(/./, way);
      await expectReadable(site, 'just after');
      await Promise.all(PAGES.map(({ path, call }) => waitForFailedRefresh(site, path, call)));
      await expectReadable(site, 'after a failed refresh');
    } finally {
      await site.stop();
      await api.stop();
    }
  });
}

test('what an editor changed while the API was down shows as soon as it is back', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, ...STALE });
  try {
    await expectReadable(site, 'before');
    await api.stop();
    await waitForFailedRefresh(site, '/article/41', '/api/articles/edit/41');
    api.mark = 'Hoggar';
    await api.start();
    for (const path of ['/article/41', '/toutacticle', '/partenaire', '/'])
      await expect.poll(async () => (await read(site, path)).main, { message: path, timeout: 10_000 }).toContain('Hoggar');
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('an item that was there before and is deleted is not found, last good or not', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, ...STALE });
  try {
    expect((await read(site, '/article/41')).status).toBe(200);
    api.fail('/api/articles/edit/41', 'status 404');
    await expect.poll(async () => (await read(site, '/article/41')).status).toBe(404);
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('pages seen before a restart of the site stay readable after it, though the API is down', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'restart-'));
  const api = await new LaravelApi().start();
  try {
    const before = await startSite({ API_BASE_URL: api.url, DATA_DIR: folder });
    await expectReadable(before, 'before the restart');
    await before.stop();
    await api.stop();
    const after = await startSite({ API_BASE_URL: api.url, DATA_DIR: folder });
    await expectReadable(after, 'after the restart');
    await after.stop();
  } finally {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
