import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleContent } from '../testing/sample-content';
import { writeContent } from './seed';
import { databaseName, openStore } from './store';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
const whole = join(folder, databaseName);
/** A copy in a folder of its own. */
let path = '';
const lines: object[] = [];
const names = sampleContent.articles.map(({ name }) => name.fr);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  const store = openStore(whole, () => undefined);
  writeContent(store, sampleContent);
  // Into the file itself, from the log beside it.
  store.one('PRAGMA wal_checkpoint(TRUNCATE)');
  store.close();
});

/** Opens the file as the API does. Returns the names of its articles. */
function articles(): string[] {
  const store = openStore(path, (line) => lines.push(line));
  writeContent(store, sampleContent);
  const found = store.many<{ name: string }>('SELECT name FROM article');
  store.close();
  return found.map(({ name }) => name);
}

function overwrite(place: number, bytes: number): void {
  const file = readFileSync(path);
  writeFileSync(path, file.fill(0xa5, place, place + bytes));
}

test.each<[string, boolean, () => void]>([
  ['is whole', false, () => undefined],
  ['is empty', false, () => truncateSync(path, 0)],
  ['has a damaged head', true, () => overwrite(0, 16)],
  ['has damaged pages', true, () => overwrite(4096, 8192)],
  ['is cut', true, () => truncateSync(path, 10_000)],
  // SQLite has no checksums: texts may change in any way.
  [
    'has a changed letter in each text',
    false,
    () =>
      writeFileSync(
        path,
        readFileSync(path, 'latin1').replaceAll('Article ', 'Brticle '),
        'latin1',
      ),
  ],
  ['is text', true, () => writeFileSync(path, 'no database '.repeat(900))],
  ['is a folder', true, () => (rmSync(path), mkdirSync(join(path, 'inside'), { recursive: true }))],
  ['is a link to nothing', true, () => (rmSync(path), symlinkSync(join(path, 'nothing'), path))],
  ['is a link to itself', true, () => (rmSync(path), symlinkSync(path, path))],
  ['is a link to a device', true, () => (rmSync(path), symlinkSync('/dev/null', path))],
  [
    'has a folder in the place of its log',
    true,
    () => mkdirSync(join(`${path}-wal`, 'inside'), { recursive: true }),
  ],
])(
  'a database that %s is opened; what is damaged is put aside, and the content is written anew',
  (_what, isDamaged, damage) => {
    path = join(mkdtempSync(join(folder, 'copy-')), databaseName);
    copyFileSync(whole, path);
    lines.length = 0;
    damage();
    expect(articles()).toEqual(names);
    expect(lines).toHaveLength(isDamaged ? 1 : 0);
    expect(articles()).toEqual(names);
  },
);

test('a damaged one is put aside with its logs, beside those of before', () => {
  path = join(mkdtempSync(join(folder, 'copy-')), databaseName);
  for (const text of ['first', 'second']) {
    for (const part of ['', '-wal']) writeFileSync(path + part, text.repeat(9000));
    articles();
  }
  const aside = readdirSync(dirname(path)).filter((name) => name.includes('.damaged'));
  expect(aside.map((name) => name.replace(/damaged-[^Z]+Z/, 'damaged'))).toEqual(
    ['', '-shm', '-wal', '', '-shm', '-wal'].map((part) => `${databaseName}.damaged${part}`),
  );
});

test('a folder that cannot be used: the content is in memory, and the log says so', () => {
  const file = join(mkdtempSync(join(folder, 'file-')), 'file');
  writeFileSync(file, '');
  lines.length = 0;
  const store = openStore(join(file, databaseName), (line) => lines.push(line));
  expect(store.isLasting).toBe(false);
  writeContent(store, sampleContent);
  expect(lines).toMatchObject([{ msg: expect.stringContaining('messages are refused') }]);
  store.close();
});

test('a whole file of another user is left as it is', () => {
  path = join(mkdtempSync(join(folder, 'copy-')), databaseName);
  copyFileSync(whole, path);
  chmodSync(path, 0);
  for (const open of [folder, dirname(path)]) chmodSync(open, 0o777);
  const code = `import { openStore } from ${JSON.stringify(join(process.cwd(), 'embedded-api/database/store.ts'))};
    openStore(${JSON.stringify(path)}, ({ msg }) => process.stdout.write(msg));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  // Nothing is forbidden to root.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  const { stdout } = spawnSync(process.execPath, args, {
    ...user,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stdout).toContain('The database cannot be used');
  expect(readdirSync(dirname(path))).toEqual([databaseName]);
});
