import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoticeSource } from './notice';
import { logger } from '@/lib/platform/logger';

const folder = mkdtempSync(join(tmpdir(), 'notice-'));
const file = join(folder, 'notice.json');
const written = (fr: string, until?: string): string =>
  JSON.stringify({ text: { fr }, ...(until !== undefined && { until }) });
const NOTICE = written('De l’environnement');
const start = Date.parse('2026-12-01T12:00:00Z');

/** A notice source and a clock that advances by more than the polling interval at each reading. */
function shownBy(source: NoticeSource): () => Promise<string | undefined> {
  let now = start;
  return async () => (await source.read(new Date((now += 2000))))?.text.fr;
}

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('a notice of the environment is shown until its file has one, and again when the file is gone', async () => {
  const shown = shownBy(new NoticeSource({ NOTICE, NOTICE_FILE: file }));
  expect(await shown()).toBe('De l’environnement');
  writeFileSync(file, written('Du fichier'));
  expect(await shown()).toBe('Du fichier');
  rmSync(file);
  expect(await shown()).toBe('De l’environnement');
});

test('a malformed file is logged once, and leaves the last good notice', async () => {
  let faults = 0;
  const error = logger.error.bind(logger);
  logger.error = () => (faults += 1);
  const shown = shownBy(new NoticeSource({ NOTICE: undefined, NOTICE_FILE: file }));
  writeFileSync(file, written('Bon'));
  expect(await shown()).toBe('Bon');
  writeFileSync(file, '{');
  expect([await shown(), await shown(), await shown()]).toEqual(['Bon', 'Bon', 'Bon']);
  logger.error = error;
  expect(faults).toBe(1);
});

test('a notice whose time is over is not shown', async () => {
  const source = new NoticeSource({ NOTICE: undefined, NOTICE_FILE: file });
  writeFileSync(file, written('Jusqu’à midi', '2026-12-01 12:00'));
  expect((await source.read(new Date('2026-12-01T10:59:00Z')))?.text.fr).toBe('Jusqu’à midi');
  expect(await source.read(new Date('2026-12-01T11:00:01Z'))).toBeNull();
});
