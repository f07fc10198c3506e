import { jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { logger } from '@/lib/runtime/logger';
import { SqliteStore } from './sqlite-store';

import type { StoreOptions } from './store';

const WEEK: StoreOptions = { ttl: 7 * 86_400_000, priority: 'usual' };
const UNBOUNDED: StoreOptions = { ...WEEK, priority: 'unbounded' };
let folder = '';
let path = '';
let damages: string[] = [];
const opened: SqliteStore[] = [];

function open(maxBytes = 1_000_000): SqliteStore {
  const file = new SqliteStore({ path, maxBytes });
  // Opens the file, which waits for the first use.
  file.get('');
  opened.push(file);
  return file;
}

/** Bytes of all entries, as they are counted for the bound. */
function bytesStored(): number {
  const database = new Database(path);
  const { bytes } = database.prepare('SELECT SUM(size) AS bytes FROM entries').get() as { bytes: number };
  database.close();
  return bytes;
}

/** A file of 200 answers, closed, whose middle is then overwritten. */
function damageFile(): void {
  const before = open();
  for (let index = 0; index < 200; index += 1) before.set(`key ${index}`, 'x'.repeat(3000), WEEK);
  before.close();
  opened.length = 0;
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x5a, 4096 * 8, bytes.length - 4096));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  path = join(folder, 'data', 'api-cache.sqlite');
  damages = [];
  jest.spyOn(logger, 'error').mockImplementation((told: unknown) => {
    if (typeof told === 'object' && told !== null && 'movedTo' in told) damages.push(String(told.movedTo));
  });
});
afterEach(() => {
  for (const file of opened.splice(0)) file.close();
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

describe('the file of kept answers', () => {
  test('gives back what was kept, also after it was opened anew', () => {
    open().set('a', 'Salon de l’export', WEEK);
    expect(open().get('a')).toBe('Salon de l’export');
    expect(open().get('b')).toBeUndefined();
  });

  test('forgets what has expired or was deleted', () => {
    const file = open();
    file.set('old', 'x', { ...WEEK, ttl: -1 });
    file.set('gone', 'x', WEEK);
    file.delete('gone');
    expect([file.get('old'), file.get('gone')]).toEqual([undefined, undefined]);
  });

  test('stays within its bytes: texts visitors typed leave first, then the longest unused', () => {
    const file = open(200_000);
    const answer = 'x'.repeat(2000);
    for (let index = 0; index < 20; index += 1) file.set(`/api/articles?page=${index}`, answer, WEEK);
    for (let index = 0; index < 1000; index += 1) file.set(`/api/articles?search=${index}`, answer, UNBOUNDED);
    expect(bytesStored()).toBeLessThanOrEqual(200_000);
    for (let index = 0; index < 20; index += 1) expect(file.get(`/api/articles?page=${index}`)).toBe(answer);
    expect(file.get('/api/articles?search=0')).toBeUndefined();
    expect(file.get('/api/articles?search=999')).toBe(answer);
  });

  test('distant content leaves before what readers reach, and after texts visitors typed', () => {
    const file = open(100_000);
    const text = 'x'.repeat(2000);
    file.set('near', text, WEEK);
    for (let index = 0; index < 10; index += 1) file.set(`/api/articles?page=${index + 11}`, text, { ...WEEK, priority: 'distant' });
    for (let index = 0; index < 500; index += 1) file.set(`/api/articles?search=${index}`, text, UNBOUNDED);
    expect([file.get('near'), file.get('/api/articles?page=11')]).toEqual([text, text]);
    for (let index = 0; index < 500; index += 1) file.set(`/api/articles?page=${index + 21}`, text, { ...WEEK, priority: 'distant' });
    expect([file.get('near'), file.get('/api/articles?page=11')]).toEqual([text, undefined]);
  });

  test('two processes on one file stay within its bytes together', () => {
    const files = [open(200_000), open(200_000)];
    const answer = 'x'.repeat(2000);
    for (let index = 0; index < 600; index += 1) files[index % 2]?.set(`/api/articles?search=${index}`, answer, UNBOUNDED);
    // What the other wrote since it last evicted.
    expect(bytesStored()).toBeLessThanOrEqual(200_000 * 1.1);
    expect(files[0]?.get('/api/articles?search=599')).toBe(answer);
  });

  test('of two processes that meet damage, one puts the file aside, and both go on with the new one', () => {
    damageFile();
    const files = [open(), open()];
    for (const file of files) for (let index = 0; index < 200; index += 1) file.get(`key ${index}`);
    files[0]?.set('after', 'x', WEEK);
    expect(files[1]?.get('after')).toBe('x');
    expect(damages).toEqual([`${path}.damaged`]);
  });

  test('a newer form of an answer takes the place of the old one', () => {
    const file = open();
    for (let index = 0; index < 100; index += 1) file.set('a', 'x'.repeat(5000), WEEK);
    expect(bytesStored()).toBeLessThan(6000);
  });

  test('takes no answer that would fill it alone', () => {
    const file = open(100_000);
    file.set('huge', 'x'.repeat(50_000), WEEK);
    expect(file.get('huge')).toBeUndefined();
  });

  test('the file itself stays bounded, however many answers pass through it', () => {
    const file = open(500_000);
    for (let index = 0; index < 2000; index += 1) file.set(`/api/search?search=${index}`, 'x'.repeat(4000), UNBOUNDED);
    file.close();
    opened.length = 0;
    expect(statSync(path).size).toBeLessThan(1_500_000);
  });

  test('a file that is no database is put aside, and a new one begun', () => {
    open().close();
    opened.length = 0;
    // With its journal SQLite would mend the file by itself.
    for (const suffix of ['-wal', '-shm']) rmSync(path + suffix, { force: true });
    writeFileSync(path, 'no database '.repeat(500));
    const file = open();
    file.set('a', 'x', WEEK);
    expect(file.get('a')).toBe('x');
    expect(damages).toEqual([`${path}.damaged`]);
    expect(existsSync(`${path}.damaged`)).toBe(true);
  });

  test('damage met while reading or writing is put aside too, and the work goes on', () => {
    damageFile();
    const file = open();
    for (let index = 0; index < 200; index += 1) file.get(`key ${index}`);
    file.set('after', 'x', WEEK);
    expect(file.get('after')).toBe('x');
    expect(damages).toEqual([`${path}.damaged`]);
  });

  test('a process killed while it writes leaves a readable file', async () => {
    open().close();
    opened.length = 0;
    const library = join(process.cwd(), 'node_modules/libsql/index.js');
    const writer = `
      const database = new (require(${JSON.stringify(library)}))(${JSON.stringify(path)});
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
      const set = database.prepare("INSERT INTO entries VALUES (?, 1, 1, 9e15, 100, ?)");
      for (let index = 0; ; index += 1) { set.run('key ' + index, 'x'.repeat(3000)); if (index === 300) console.log('busy'); }`;
    const child = spawn(process.execPath, ['-e', writer], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(open().get('key 300')).toBe('x'.repeat(3000));
    expect(damages).toEqual([]);
  });

  test('stores nothing where nothing can be written', () => {
    writeFileSync(join(folder, 'data'), 'a file in the way');
    const file = open();
    expect(file.set('a', 'x', WEEK)).toBe(false);
    expect(file.get('a')).toBeUndefined();
    expect(logger.error).toHaveBeenCalledTimes(1);
  });
});
