import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitTarget, matchRoute } from '@/lib/routes/canonical';
import { ROUTES } from '@/lib/routes/table';
import { Clock } from '../../testing/clock';
import { PROBED_DETAILS, failuresOf, PROBED_LISTS, read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });

const HOUR = 3600;
const PAGES = [
  ...PROBED_DETAILS,
  ...PROBED_LISTS,
  { path: '/', call: '/api/articles/home', shows: 'Salon de l&export' },
];
let clock: Clock;
test.beforeEach(() => {
  clock = new Clock();
});
test.afterEach(() => clock.remove());

async function expectReadable(site: Site, when: string): Promise<void> {
  for (const { path, shows } of PAGES) {
    const page = await read(site, path);
    expect.soft(page.status, `${path} ${when}`).toBe(200);
    expect.soft(page.main, `${path} ${when}`).toContain(shows);
  }
}

test('while the API is down a page is shown for as long as its route’s `staleIfError` says, and not for longer', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, ...clock.env });
  const limitOf = ({ path }: { path: string }): number =>
    (matchRoute(splitTarget(path).path)?.route ?? ROUTES.home).cache.staleIfError;
  try {
    await expectReadable(site, 'before');
    await api.stop();
    let passed = 0;
    const passUntil = (seconds: number): Promise<void> =>
      clock.pass(Math.max(0, seconds - passed)).then(() => void (passed = seconds));
    for (const limit of [...new Set(PAGES.map(limitOf))].toSorted((one, other) => one - other)) {
      const pages = PAGES.filter((page) => limitOf(page) === limit);
      await passUntil(limit - HOUR);
      for (const { path, shows } of pages)
        expect
          .soft(await read(site, path), `${path} an hour before`)
          .toMatchObject({ status: 200, main: expect.stringContaining(shows) });
      await passUntil(limit + HOUR);
      // A rendering that was under way when the clock was put forward has an hour left from its
      // end.
      for (const { path, shows } of pages)
        await expect
          .poll(
            () => clock.pass(HOUR).then(async () => (await read(site, path)).main),
            `${path} hours later`,
          )
          .not.toContain(shows);
      passed += pages.length * HOUR;
    }
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('a chamber that the API deletes is not found at the next check, its card included, whatever else is asked', async () => {
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, ...clock.env });
  const statuses = async (): Promise<number[]> => [
    (await read(site, '/chambre_de_commerce/31')).status,
    (await get(site.url, '/directory/fr/31.vcf')).status,
  ];
  try {
    expect(await statuses()).toEqual([200, 200]);
    api.fail('/api/chambre_de_commerces/edit/31', 'status 404');
    await clock.makeStale();
    // The stale answers are sent, and revalidated behind the visitor.
    await expect.poll(statuses).toEqual([404, 404]);
    await api.stop();
    await clock.makeStale();
    expect(await statuses()).not.toContain(200);
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('a folder nothing can be written to is logged once, and the site serves from memory', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unwritable-'));
  writeFileSync(join(folder, 'file'), '');
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, DATA_DIR: join(folder, 'file', 'data') });
  try {
    await expectReadable(site, 'without a folder');
    await api.stop();
    await expectReadable(site, 'while the API is down');
    expect(
      site.log.filter(({ msg }) => msg === 'A folder of DATA_DIR cannot be used'),
    ).toHaveLength(1);
    const [warning] = site.log.filter(({ msg }) => /^DATA_DIR cannot be/.test(String(msg)));
    expect(warning).toMatchObject({ level: 40, folder: join(folder, 'file', 'data') });
    for (const affected of ['API fails', 'MEDIA_SECRET', 'scripts', 'contact messages'])
      expect(warning?.['msg']).toContain(affected);
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
    expect(
      pages.every(({ status, main }) => status === 200 && main.includes('Salon de l&export')),
    ).toBe(true);
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
  const site = await startSite({ API_BASE_URL: api.url, ...clock.env });
  try {
    await expectReadable(site, 'before');
    await clock.makeStale();
    api.fail('/api/search', 'hang');
    const searches = Promise.all(
      Array.from({ length: 60 }, (_, index) => read(site, `/search?keyword=${index}`)),
    );
    await expect
      .poll(() => api.callsTo('/api/search').length, 'connections are taken')
      .toBeGreaterThan(8);
    api.mark = 'Hoggar';
    // Searches ask for the partners, too, and have just had them.
    await clock.makeStale();
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
    await expect
      .poll(() => site.log.filter(({ msg }) => msg === 'Content API circuit opened').length)
      .toBe(1);
    const reasons = (call: string): unknown[] => failuresOf(site, call).map(({ reason }) => reason);
    // One of these calls is the trial; the circuit breaker refuses the others.
    await Promise.all(
      ['/article/41', '/page/61', '/chambre_de_commerce/31', '/partenaire'].map((path) =>
        read(site, path),
      ),
    );
    expect(PAGES.flatMap(({ call }) => reasons(call))).toContain('circuit open');
    api.mend();
    const home = await read(site, '/');
    expect(home.main).toContain('Salon de l&export');
    expect(home.headers['cdn-cache-control']).toContain('max-age');
    expect(site.log.filter(({ msg }) => msg === 'Content API circuit closed')).toHaveLength(1);
  } finally {
    await site.stop();
    await api.stop();
  }
});
