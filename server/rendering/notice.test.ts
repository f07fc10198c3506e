import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logger } from '@/lib/logger';
import { shownNotice } from '@/lib/notice';
import { noticeFromText } from '@/lib/notice-form';
import { watchNotice } from './notice';

const folder = mkdtempSync(join(tmpdir(), 'notice-'));
const file = join(folder, 'notice.json');
const written = (fr: string): string => JSON.stringify({ text: { fr } });
const standing = noticeFromText(written('De l’environnement'));
let changes = 0;
let end: () => void;
let faults = 0;

const shown = (): string | undefined => shownNotice(new Date())?.text.fr;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeAll(() => {
  const error = logger.error.bind(logger);
  logger.error = (...args: Parameters<typeof error>) => {
    faults += 1;
    error(...args);
  };
  end = watchNotice({ NOTICE: standing.ok ? standing.notice : undefined, NOTICE_FILE: file }, () => (changes += 1));
});
afterAll(() => {
  end();
  rmSync(folder, { recursive: true });
});

test('a notice of the environment stands until its file has one, and again when the file is gone', async () => {
  expect(shown()).toBe('De l’environnement');
  writeFileSync(file, written('Du fichier'));
  await until(() => changes === 1);
  expect(shown()).toBe('Du fichier');
  rmSync(file);
  await until(() => changes === 2);
  expect(shown()).toBe('De l’environnement');
});

test('a malformed file is logged once, and leaves the last good notice', async () => {
  writeFileSync(file, written('Bon'));
  await until(() => shown() === 'Bon');
  writeFileSync(file, '{');
  await until(() => faults === 1);
  // A second look at the same file.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect({ faults, shown: shown() }).toEqual({ faults: 1, shown: 'Bon' });
});
