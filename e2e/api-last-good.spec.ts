import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DETAILS, failuresOf, LISTS, read } from './support/failing';
import { LaravelApi } from './support/laravel-api';
import { startSite, type Site } from './support/site';

test.describe.configure({ mode: 'default' });

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
  // A failed refresh rests for two seconds, and its pages are stale meanwhile.
  await expect
    .poll(
      async () => {
        await read(site, path);
        return failuresOf(site, call).length;
      },
      { message: `${call} is asked for again` },
    )
    .toBeGreaterThan(before);
}

/** Every other way to fail is in `fault-matrix.spec.ts`. */
for (const way of ['gone', 'hang'] as const) {
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
      await expect.poll(async () => (await read(site, path)).main, { message: path }).toContain('Hoggar');
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

for (const end of ['stop', 'kill'] as const) {
  const how = end === 'stop' ? 'a restart' : 'kill -9';
  test(`pages seen before ${how} of the site stay readable after it, though the API is down`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'restart-'));
    const api = await new LaravelApi().start();
    try {
      const before = await startSite({ API_BASE_URL: api.url, DATA_DIR: folder });
      await expectReadable(before, 'before');
      await before[end]();
      await api.stop();
      const after = await startSite({ API_BASE_URL: api.url, DATA_DIR: folder });
      await expectReadable(after, `after ${how}`);
      await after.stop();
    } finally {
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('a folder nothing can be written to is logged once, and the site serves from memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unwritable-'));
  writeFileSync(join(folder, 'file'), '');
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, DATA_DIR: join(folder, 'file', 'data') });
  try {
    await expectReadable(site, 'without a folder');
    await api.stop();
    await expectReadable(site, 'while the API is down');
    expect(site.log.filter(({ msg }) => msg === 'A file of DATA_DIR cannot be used')).toHaveLength(1);
  } finally {
    await site.stop();
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('200 visitors at once on an uncached page make one call for each of its answers', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url });
  try {
    const pages = await Promise.all(Array.from({ length: 200 }, () => read(site, '/article/41')));
    expect(pages.every(({ status, main }) => status === 200 && main.includes('Salon de l&export'))).toBe(true);
    const asked = api.calls.map(({ path, query }) => `${path}?${query}`);
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked).size, asked.join(' ')).toBe(asked.length);
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('one call that hangs takes no other page with it, and the circuit stays closed', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, ...STALE });
  try {
    await expectReadable(site, 'before');
    api.fail('/api/search', 'hang');
    const searches = Promise.all(Array.from({ length: 60 }, (_, index) => read(site, `/search?keyword=${index}`)));
    await expect.poll(() => api.callsTo('/api/search').length, 'half of the connections are taken').toBeGreaterThan(16);
    api.mark = 'Hoggar';
    await expect.poll(async () => (await read(site, '/partenaire')).main).toContain('Hoggar');
    // Renderings of one route that would have to wait too long are refused.
    expect((await searches).filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(site.log.filter(({ msg }) => msg === 'Content API circuit opened')).toEqual([]);
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('an API that hangs is waited for once; then a page never seen is answered at once, and the first page after the outage is whole', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url });
  try {
    api.fail(/./, 'hang');
    expect((await read(site, '/')).status).toBe(200);
    await expect.poll(() => site.log.filter(({ msg }) => msg === 'Content API circuit opened').length).toBe(1);
    const reasons = (call: string): unknown[] => failuresOf(site, call).map(({ reason }) => reason);
    // One of these calls goes out as a trial; the others are told that the circuit is open.
    await Promise.all(['/article/41', '/page/61', '/chambre_de_commerce/31', '/partenaire'].map((path) => read(site, path)));
    expect(PAGES.flatMap(({ call }) => reasons(call))).toContain('circuit open');
    api.mend();
    const home = await read(site, '/');
    expect(home.main).toContain('Salon de l&export');
    expect(home.headers['cache-control']).toContain('s-maxage');
    expect(site.log.filter(({ msg }) => msg === 'Content API circuit closed')).toHaveLength(1);
  } finally {
    await site.stop();
    await api.stop();
  }
});
