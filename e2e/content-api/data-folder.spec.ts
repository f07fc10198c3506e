import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROBED_DETAILS, PROBED_LISTS, read } from '../../testing/failing';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default', timeout: 480_000 });

const DAMAGED_BYTES = 200;
/** A word that only a search has. */
const TYPED = 'motsecret';
const PAGES = [...PROBED_DETAILS, ...PROBED_LISTS];

let folder = '';
let api: LaravelApi;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  api = await new LaravelApi().start();
});
test.afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (data = folder): Promise<Site> =>
  startSite({ API_BASE_URL: api.url, DATA_DIR: data });
const filesIn = (data: string): string[] =>
  readdirSync(data, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every page, and a picture of it. */
async function visit(site: Site, when: string): Promise<void> {
  for (const { path, shows } of PAGES) {
    // The first renderings of a busy machine may be late: then the page says when to try again.
    await expect
      .poll(async () => (await read(site, path)).main, { message: `${path} ${when}` })
      .toContain(shows);
  }
  const [, picture = ''] =
    /src="(\/media\/[^"]+)"/.exec((await get(site.url, '/article/41')).body) ?? [];
  expect
    .soft((await get(site.url, picture.replaceAll('&amp;', '&'))).status, `${picture} ${when}`)
    .toBe(200);
  expect.soft((await get(site.url, `/search?keyword=${TYPED}`)).status).toBe(200);
}

/** Numbers from 0 to 1, the same in every run (a linear congruential generator). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; yield state / 2 ** 32)
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
}

const random = numbers(29);
/** Each is done to every fourth file. */
const DAMAGES: ((path: string) => void)[] = [
  (path) => {
    const bytes = readFileSync(path);
    // Of a small file every second byte or so, of a large one 200.
    for (let count = 0; count < Math.min(DAMAGED_BYTES, bytes.byteLength / 2); count += 1) {
      const place = Math.floor(random.next().value * bytes.byteLength);
      bytes[place] = Math.floor(random.next().value * 256);
    }
    writeFileSync(path, bytes);
  },
  (path) => truncateSync(path, Math.floor(random.next().value * statSync(path).size)),
  (path) => {
    rmSync(path);
    mkdirSync(join(path, 'inside'), { recursive: true });
  },
  (path) => chmodSync(path, 0o400),
];

test('damaged bytes, truncated files, folders in their place and files that are only read all over DATA_DIR: the site starts, serves, and has whole files again', async () => {
  const before = await start();
  await visit(before, 'before');
  await before.stop();
  const files = filesIn(folder);
  expect(files.length).toBeGreaterThan(3 * DAMAGES.length);
  for (const [index, path] of files.entries()) DAMAGES[index % DAMAGES.length]?.(path);
  const site = await start();
  await visit(site, 'with damages');
  expect(site.stderr).toEqual([]);
  expect(
    site.log.filter(({ msg }) => /^A file of DATA_DIR was damaged/.test(String(msg))).length,
  ).toBeGreaterThan(0);
  await site.kill();
  // What was put right serves an outage.
  await api.stop();
  const after = await start();
  for (const { path } of PAGES)
    expect.soft((await read(after, path)).status, `${path} in the outage`).toBe(200);
  await after.stop();
});

test('a disk that is full: the site starts and serves, and keeps what it reads once there is room', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    test.skip(true, 'This user may not mount a file system');
  }
  try {
    writeFileSync(join(disk, 'full'), Buffer.alloc(64 * 1024 - 4096));
    const site = await start(disk);
    await visit(site, 'on a full disk');
    expect(
      site.log.filter(({ msg }) => msg === 'A folder of DATA_DIR cannot be used').length,
    ).toBeGreaterThan(0);
    await site.stop();
    execFileSync('mount', ['-o', 'remount,size=8m', disk]);
    const again = await start(disk);
    await visit(again, 'with room');
    expect(filesIn(disk).length).toBeGreaterThan(10);
    await again.stop();
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
});

test('nothing that visitors typed is on disk, and all of it is for the site’s user alone, whatever umask starts the site', async () => {
  const data = join(folder, 'data');
  const before = process.umask(0);
  const site = await start(data).finally(() => process.umask(before));
  await visit(site, 'with umask 0');
  await site.stop();
  const files = filesIn(data);
  for (const path of files) expect.soft(readFileSync(path, 'latin1'), path).not.toContain(TYPED);
  const entries = readdirSync(data, { withFileTypes: true, recursive: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
  for (const path of [data, ...entries]) expect.soft(statSync(path).mode & 0o077, path).toBe(0);
});

/**
 * What the version before wrote on visits of /article/41, /partenaire and a typed search. Its clock
 * was in 2100: the folder never expires.
 */
const BEFORE_UPGRADE = {
  folder: 'testing/data-before-upgrade',
  env: { API_BASE_URL: 'http://127.0.0.1:9', MEDIA_SECRET: 'a-secret-of-the-version-before' },
  pictures: [
    '/media/storage/articles/salon.png?s=OERCOiNccd49&w=1280',
    '/media/inline/QpE0T8vZA1b1iKQDRrzFBTxgDV8yPp0LgErSd85o0VY?s=5OQUBRiBvN1j&w=96',
  ],
};

test('an API that is down from before the upgrade: pages and pictures are shown from the folders of the version before, and then without them', async () => {
  cpSync(BEFORE_UPGRADE.folder, folder, { recursive: true });
  for (const when of ['from the folders before', 'written anew']) {
    const site = await startSite({ ...BEFORE_UPGRADE.env, DATA_DIR: folder });
    for (const { path, shows } of PAGES.filter(({ path }) => /article\/|partenaire/.test(path)))
      expect(await read(site, path), `${path} ${when}`).toMatchObject({
        status: 200,
        main: expect.stringContaining(shows),
      });
    for (const picture of BEFORE_UPGRADE.pictures)
      expect((await get(site.url, picture)).status, `${picture} ${when}`).toBe(200);
    await read(site, `/toutacticle?search=${TYPED}`);
    expect(site.log.filter(({ msg }) => /DATA_DIR/.test(String(msg)))).toEqual([]);
    await site.stop();
    for (const name of ['api-cache', 'pictures', 'inline-images'])
      rmSync(join(folder, name), { recursive: true, force: true });
  }
  for (const path of filesIn(folder))
    expect.soft(readFileSync(path, 'latin1'), path).not.toContain(TYPED);
});
