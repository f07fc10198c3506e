import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { logger } from '@/lib/platform/logger';
import { FileStore } from './file-store';
import type { StoreOptions } from './store';

const WEEK: StoreOptions = { ttl: 7 * 86_400_000, isUnbounded: false };
const UNBOUNDED: StoreOptions = { ...WEEK, isUnbounded: true };
let root = '';
let folder = '';
let logged: string[] = [];

const open = (maxBytes = 4_000_000): FileStore => new FileStore({ folder, maxBytes });
const textOf = async (store: FileStore, key: string): Promise<string | undefined> =>
  (await store.get(key))?.value.toString();
const files = (): string[] => readdirSync(folder).map((name) => join(folder, name));
/** In whole blocks of the file system. */
const bytesStored = (): number =>
  files().reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4096) * 4096, 0);
/** The only file of a folder. */
const only = (): string => files().join();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  folder = join(root, 'data', 'api-cache');
  logged = [];
  jest
    .spyOn(logger, 'error')
    .mockImplementation((...told: unknown[]) => void logged.push(String(told[1])));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  jest.restoreAllMocks();
});

describe('what is kept on disk', () => {
  test('comes back, also to another process and after a restart', async () => {
    expect(await open().set('a', 'Salon de l’export', WEEK)).toBe(true);
    expect(await textOf(open(), 'a')).toBe('Salon de l’export');
    expect(await textOf(open(), 'b')).toBeUndefined();
  });

  test('is gone when it has expired or was deleted, in the order of the calls', async () => {
    const store = open();
    await store.set('old', 'x', { ...WEEK, ttl: -1 });
    await Promise.all([
      store.set('gone', 'x', WEEK),
      store.delete('gone'),
      store.set('a', 'one', WEEK),
      store.set('a', 'two', WEEK),
    ]);
    expect([
      await textOf(store, 'old'),
      await textOf(store, 'gone'),
      await textOf(store, 'a'),
    ]).toEqual([undefined, undefined, 'two']);
  });

  test('has nothing of its key or content in clear, and is for the site’s user alone, whatever umask and folder it found', async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o777);
    const before = process.umask(0);
    try {
      await open().set(
        '/api/search?keyword=secret-word',
        'first_page_url: ?keyword=secret-word',
        WEEK,
      );
    } finally {
      process.umask(before);
    }
    expect(only()).toMatch(/\/[\da-f]{64}$/);
    expect(readFileSync(only(), 'latin1')).not.toContain('secret-word');
    expect([folder, only()].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test('stays within its bytes: texts visitors typed leave first, then the longest unused', async () => {
    const store = open(600_000);
    const answer = 'x'.repeat(2000);
    for (let index = 0; index < 20; index += 1)
      await store.set(`/api/articles?page=${index}`, answer, WEEK);
    for (let index = 0; index < 400; index += 1)
      await store.set(`/api/articles?search=${index}`, answer, UNBOUNDED);
    expect(bytesStored()).toBeLessThanOrEqual(600_000);
    for (let index = 0; index < 20; index += 1)
      expect(await textOf(store, `/api/articles?page=${index}`)).toBe(answer);
    expect(await textOf(store, '/api/articles?search=0')).toBeUndefined();
    expect(await textOf(store, '/api/articles?search=399')).toBe(answer);
  });

  test('what was read lately stays', async () => {
    const text = 'x'.repeat(2000);
    for (const key of ['read', 'unread']) await open().set(key, text, WEEK);
    for (const path of files()) utimesSync(path, 1000, 1000);
    const store = open(200_000);
    expect(await textOf(store, 'read')).toBe(text);
    for (let index = 0; index < 100; index += 1) await store.set(`${index}`, text, WEEK);
    await store.set('read', text, WEEK);
    expect([await textOf(store, 'unread'), await textOf(store, 'read')]).toEqual([undefined, text]);
  });

  test('of two processes in one folder stays within its bytes together', async () => {
    const stores = [open(600_000), open(600_000)];
    const answer = 'x'.repeat(2000);
    const write = async (index: number): Promise<unknown> =>
      stores[index % 2]?.set(`/api/articles?search=${index}`, answer, UNBOUNDED);
    await Promise.all(Array.from({ length: 600 }, (_, index) => write(index)));
    // What the other wrote since it last evicted.
    expect(bytesStored()).toBeLessThanOrEqual(600_000 * 1.1);
    expect(logged).toEqual([]);
    expect(files().every((path) => !path.endsWith('.new'))).toBe(true);
  });

  test('takes no value that would fill it alone', async () => {
    const store = open(100_000);
    expect(await store.set('huge', 'x'.repeat(50_000), WEEK)).toBe(false);
    expect(await store.get('huge')).toBeUndefined();
  });

  test('holds no event loop: five hundred values are written and read while timers run', async () => {
    const store = open();
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await Promise.all(
      Array.from({ length: 500 }, (_, index) => store.set(`${index}`, 'x'.repeat(3000), WEEK)),
    );
    const values = await Promise.all(
      Array.from({ length: 500 }, (_, index) => store.get(`${index}`)),
    );
    clearInterval(timer);
    expect(values.every((value) => value?.value.byteLength === 3000)).toBe(true);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('damage', () => {
  test('at any byte is noticed: the file is deleted, the log says it, and the value is stored anew', async () => {
    const store = open();
    await store.set('a', 'x'.repeat(200), WEEK);
    const good = readFileSync(only());
    for (let place = 0; place < good.byteLength; place += 1) {
      const bad = Buffer.from(good);
      bad.writeUInt8((bad.readUInt8(place) + 1) % 256, place);
      writeFileSync(only(), bad);
      expect(await store.get('a')).toBeUndefined();
      expect(files()).toEqual([]);
      await store.set('a', 'x'.repeat(200), WEEK);
    }
    // Once a minute, not for each of them.
    expect(logged).toEqual(['A file of DATA_DIR was damaged: deleted']);
    expect(await textOf(store, 'a')).toBe('x'.repeat(200));
  });

  test('of every kind leaves what was written or nothing', async () => {
    const store = open();
    const bytes = fc.uint8Array({ maxLength: 500 });
    await fc.assert(
      fc.asyncProperty(bytes, bytes, fc.nat(600), async (value, garbage, length) => {
        await store.set('a', Buffer.from(value), WEEK);
        const path = only();
        expect((await store.get('a'))?.value).toEqual(Buffer.from(value));
        if (length < 300) truncateSync(path, Math.min(length, statSync(path).size - 1));
        else writeFileSync(path, garbage);
        expect(await store.get('a')).toBeUndefined();
      }),
      { seed: 29, numRuns: 200 },
    );
  });

  test('a folder in the place of a file, and a file in the place of the folder, are put out of the way', async () => {
    const store = open();
    await store.set('a', 'x', WEEK);
    const path = only();
    const putFolder = (): void => {
      rmSync(path);
      mkdirSync(join(path, 'inside'), { recursive: true });
    };
    putFolder();
    expect(await store.get('a')).toBeUndefined();
    await store.set('a', 'x', WEEK);
    putFolder();
    expect(await store.set('a', 'y', WEEK)).toBe(true);
    expect(await textOf(store, 'a')).toBe('y');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in the way');
    const after = open();
    expect(await after.get('a')).toBeUndefined();
    expect(await after.set('a', 'z', WEEK)).toBe(true);
    expect(await textOf(after, 'a')).toBe('z');
    expect(existsSync(`${folder}.damaged`)).toBe(true);
  });

  test('a folder that is removed meanwhile is made again', async () => {
    const store = open();
    await store.set('a', 'x', WEEK);
    rmSync(folder, { recursive: true });
    expect(await store.set('a', 'y', WEEK)).toBe(true);
    expect(await textOf(store, 'a')).toBe('y');
    expect(logged).toEqual([]);
  });

  test('nothing is stored where nothing can be written, which is logged once; what is there is still read', async () => {
    mkdirSync(join(root, 'data'));
    writeFileSync(join(root, 'data', 'x'), '');
    folder = join(root, 'data', 'x', 'api-cache');
    const store = open();
    for (const key of ['a', 'b']) expect(await store.set(key, 'x', WEEK)).toBe(false);
    expect(await store.get('a')).toBeUndefined();
    expect(logged).toEqual(['A folder of DATA_DIR cannot be used']);
  });

  test('a process killed while it writes leaves whole files; what it left half-written is removed later', async () => {
    await open().set('a', 'x', WEEK);
    const writer = `
      import { FileStore } from ${JSON.stringify(join(process.cwd(), 'lib/platform/file-store.ts'))};
      const store = new FileStore({ folder: ${JSON.stringify(folder)}, maxBytes: 8e6 });
      const write = async () => {
        for (let index = 0; ; index += 1) {
          await store.set('key ' + index, 'x'.repeat(300_000), { ttl: 1e9, isUnbounded: false });
          if (index === 5) console.log('busy');
        }
      };
      void write();`;
    writeFileSync(join(root, 'writer.ts'), writer);
    const args = ['--import', 'tsx', join(root, 'writer.ts')];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const store = open();
    for (let index = 0; index < 5; index += 1)
      expect(await textOf(store, `key ${index}`)).toBe('x'.repeat(300_000));
    expect(logged).toEqual([]);
    writeFileSync(join(folder, 'of-a-killed-process.new'), 'x');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    await open(100_000).set('b', 'x', WEEK);
    expect(files().filter((path) => path.endsWith('.new'))).toEqual([]);
    expect(bytesStored()).toBeLessThanOrEqual(100_000);
  });
});
