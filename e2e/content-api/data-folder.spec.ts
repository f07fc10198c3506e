import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { read } from '../../testing/calls';
import { CONTENT_SCREENS, STORED_SCREENS } from '../../testing/faults/fault-screens';
import { Random } from '../../testing/fuzz/random';
import { get, textOf } from '../../testing/http';
import { MADE_UP, madeUpAddress } from '../../testing/made-up-addresses';
import type { Site } from '../../testing/site';
import { ownSites } from '../support/laravel-site';

test.describe.configure({ mode: 'default', timeout: 480_000 });

const DAMAGED_BYTES = 200;
const MADE_UP_COUNT = 350;
/** A word that only a search has. */
const TYPED = 'motsecret';

const own = ownSites();
const start = (data = own.folder): Promise<Site> => own.start({ DATA_DIR: data });
const filesIn = (data: string): string[] =>
  readdirSync(data, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every page, and a picture of it. */
async function visit(site: Site, when: string): Promise<void> {
  for (const { path, shows } of CONTENT_SCREENS) {
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

const random = new Random(29);
/** Each is done to every fourth file. */
const DAMAGES: ((path: string) => void)[] = [
  (path) => {
    const bytes = readFileSync(path);
    // Of a small file every second byte or so, of a large one 200.
    for (let count = 0; count < Math.min(DAMAGED_BYTES, bytes.byteLength / 2); count += 1) {
      const place = random.below(bytes.byteLength);
      bytes[place] = random.below(256);
    }
    writeFileSync(path, bytes);
  },
  (path) => truncateSync(path, random.below(statSync(path).size)),
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
  const files = filesIn(own.folder);
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
  await own.api.stop();
  const after = await start();
  for (const { path } of CONTENT_SCREENS)
    expect.soft((await read(after, path)).status, `${path} in the outage`).toBe(200);
});

test('a disk that is full: the site starts and serves, and keeps what it reads once there is room', async () => {
  const disk = join(own.folder, 'disk');
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

test('folders nothing can be written to are logged once each, and the site serves from memory', async () => {
  writeFileSync(join(own.folder, 'file'), '');
  const data = join(own.folder, 'file', 'data');
  const site = await start(data);
  await visit(site, 'without a folder');
  const lines = (msg: RegExp) => site.log.filter((line) => msg.test(String(line['msg'])));
  const folders = lines(/^A folder of DATA_DIR cannot be used$/).map(({ folder }) => folder);
  expect(folders).toEqual(['api-cache-2', 'pictures-2'].map((name) => join(data, name)));
  const [warning] = lines(/^DATA_DIR cannot be/);
  expect(warning).toMatchObject({ level: 40, folder: data });
  for (const affected of ['API fails', 'MEDIA_SECRET', 'scripts', 'contact messages'])
    expect(warning?.['msg']).toContain(affected);
});

test('nothing that visitors typed is on disk, and all of it is for the site’s user alone, whatever umask starts the site', async () => {
  const data = join(own.folder, 'data');
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
  const { folder } = own;
  cpSync(BEFORE_UPGRADE.folder, folder, { recursive: true });
  for (const when of ['from the folders before', 'written anew']) {
    const site = await own.start({ ...BEFORE_UPGRADE.env, DATA_DIR: folder });
    for (const { path, shows } of CONTENT_SCREENS.filter(({ name }) =>
      /^(?:article|partners)$/.test(name),
    ))
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

test('pages seen before are served with the API down after any number of made-up addresses, after a restart, too', async () => {
  // Room for a few hundred answers, and hardly any for pages: what is shown comes from the last
  // good answers.
  const room = { API_CACHE_MB: '0.5', PAGE_CACHE_MB: '2', LOG_LEVEL: 'error' };
  const env = { ...room, DATA_DIR: own.folder };
  const site = await own.start(env);
  const expectSeen = async (seen: Site, when: string): Promise<void> => {
    for (const { path, shows } of STORED_SCREENS) {
      const { status, body } = await get(seen.url, path);
      expect.soft(status, `${path} ${when}`).toBe(200);
      expect
        .soft(path.startsWith('/api/') ? body : textOf(body), `${path} ${when}`)
        .toContain(shows);
    }
  };
  await expectSeen(site, 'before');
  own.api.calls.length = 0;
  const statuses: number[] = [];
  let next = 0;
  const visitors = Array.from({ length: 6 }, async () => {
    while (next < MADE_UP_COUNT) statuses.push((await get(site.url, madeUpAddress(next++))).status);
  });
  await Promise.all(visitors);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  const allowed = MADE_UP.reduce((sum, { calls }) => sum + calls, 0) / MADE_UP.length;
  expect(own.api.calls.length).toBeLessThanOrEqual(MADE_UP_COUNT * allowed + 100);
  await own.api.stop();
  await expectSeen(site, 'with the API down');
  await site.kill();
  await expectSeen(await own.start(env), 'after a restart');
});
