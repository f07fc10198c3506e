import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logger } from '@/lib/platform/logger';
import { FileStore } from './file-store';

const WEEK = 7 * 86_400_000;
let root = '';
/** Folders of the format before this one, and of this one. */
let earlier = '';
let folder = '';
let logged: string[] = [];

const open = (maxBytes = 4_000_000): FileStore => new FileStore({ folder: earlier, maxBytes });
const textOf = async (store: FileStore, key: string): Promise<string | undefined> =>
  (await store.get(key))?.value.toString();
const files = (): string[] => readdirSync(folder).map((name) => join(folder, name));
/** In whole blocks of the file system. */
const bytesStored = (): number =>
  files().reduce((sum, path) => sum + Math.ceil(statSync(path).size / 4096) * 4096, 0);
/** The only file of a folder. */
const only = (): string => files().join();
const use = (data: string): void => {
  earlier = join(root, data, 'api-cache');
  folder = `${earlier}-2`;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  use('data');
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
    await store.set('old', 'x', -1);
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

  test('is for the site’s user alone, whatever umask and folder it found', async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o777);
    const before = process.umask(0);
    try {
      await open().set('a', 'x', WEEK);
    } finally {
      process.umask(before);
    }
    expect([folder, only()].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test('of two processes in one folder stays within its bytes together: what was written first leaves', async () => {
    const stores = [open(600_000), open(600_000)];
    const answer = 'x'.repeat(2000);
    await Promise.all(
      Array.from({ length: 600 }, async (_, index) =>
        stores[index % 2]?.set(`${index}`, answer, WEEK),
      ),
    );
    // What the other wrote since it last evicted.
    expect(bytesStored()).toBeLessThanOrEqual(600_000 * 1.1);
    expect(logged).toEqual([]);
    expect(files().every((path) => !path.endsWith('.new'))).toBe(true);
    expect([await textOf(open(), '0'), await textOf(open(), '599')]).toEqual([undefined, answer]);
  });

  test('takes no value that would fill it alone', async () => {
    const store = open(100_000);
    expect(await store.set('huge', 'x'.repeat(50_000), WEEK)).toBe(false);
    expect(await store.get('huge')).toBeUndefined();
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
      for (const damaged of [bad, good.subarray(0, place)]) {
        writeFileSync(only(), damaged);
        expect(await store.get('a')).toBeUndefined();
        expect(files()).toEqual([]);
        await store.set('a', 'x'.repeat(200), WEEK);
      }
    }
    // Once a minute, not for each of them.
    expect(logged).toEqual(['A file of DATA_DIR was damaged: deleted']);
    expect(await textOf(store, 'a')).toBe('x'.repeat(200));
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
    use('data/x');
    const store = open();
    for (const key of ['a', 'b']) expect(await store.set(key, 'x', WEEK)).toBe(false);
    expect(await store.get('a')).toBeUndefined();
    expect(logged).toEqual(['A folder of DATA_DIR cannot be used']);
  });

  test('a process killed while it writes leaves whole files; what it left half-written is removed later', async () => {
    await open().set('a', 'x', WEEK);
    const writer = `
      import { FileStore } from ${JSON.stringify(join(process.cwd(), 'lib/platform/file-store.ts'))};
      const store = new FileStore({ folder: ${JSON.stringify(earlier)}, maxBytes: 8e6 });
      const write = async () => {
        for (let index = 0; ; index += 1) {
          await store.set('key ' + index, 'x'.repeat(300_000), 1e9);
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

describe('the folder of the version before', () => {
  /** A file as that version wrote it, under the key `a`. */
  const EARLIER = 'testing/data-before-upgrade/one-file';

  test('stands in for a missing file, which is written anew; what is deleted comes back from neither', async () => {
    cpSync(EARLIER, earlier, { recursive: true });
    const store = open();
    expect(await textOf(store, 'a')).toBe('Salon de l’export');
    await store.set('b', 'x', WEEK);
    expect([files().length, readdirSync(earlier).length]).toEqual([2, 1]);
    await store.delete('a');
    expect(await textOf(store, 'a')).toBeUndefined();
  });

  test('counts for the bound, and goes without a word seven days after its last use', async () => {
    mkdirSync(earlier, { recursive: true });
    const path = join(earlier, 'x');
    const put = (days: number, bytes: number): void => {
      writeFileSync(path, Buffer.alloc(bytes));
      utimesSync(path, Date.now() / 1000 - days * 86_400, Date.now() / 1000 - days * 86_400);
    };
    put(6, 8000);
    await open(100_000).set('a', 'x', WEEK);
    expect(existsSync(path)).toBe(true);
    put(6, 92_000);
    await open(100_000).set('a', 'x', WEEK);
    expect([existsSync(path), existsSync(earlier)]).toEqual([false, true]);
    put(8, 8000);
    await open(100_000).set('a', 'x', WEEK);
    expect(existsSync(earlier)).toBe(false);
    expect(logged).toEqual([]);
  });
});
