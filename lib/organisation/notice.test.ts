import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@/lib/i18n/locales';
import { logger } from '@/lib/platform/logger';
import { noticeFromText, NoticeSource } from './notice';

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

const text = { fr: 'Siège fermé' };
const read = (notice: unknown) => noticeFromText(JSON.stringify(notice));

describe('a notice written as JSON', () => {
  test('needs a French text and nothing else', () => {
    expect(read({ text })).toEqual({
      ok: true,
      notice: {
        text: { ...Object.fromEntries(LOCALES.map((locale) => [locale, ''])), fr: 'Siège fermé' },
        link: null,
        until: null,
        severity: 'warning',
      },
    });
  });

  test.each([
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['2026-12-31 18:00', '2026-12-31T17:00:00.000Z'],
    ['2026-12-31T18:00:00+00:00', '2026-12-31T18:00:00.000Z'],
  ])('until %s ends at %s: a day is shown to its end, in Algeria', (until, moment) => {
    expect(read({ text, until })).toMatchObject({ notice: { until: moment } });
  });

  test.each([
    ['{"text":', /^is not JSON$/],
    ['[]', /^notice /],
    [JSON.stringify({}), /^text /],
    [JSON.stringify({ text: { fr: ' ' } }), /^text\.fr /],
    [JSON.stringify({ text, until: 'demain' }), /^until must be a date/],
    [JSON.stringify({ text, untill: '2026-12-31' }), /untill/],
    [JSON.stringify({ text, severity: 'red' }), /^severity /],
    [
      JSON.stringify({ text, link: { url: 'javascript:alert(1)', label: { fr: 'Lire' } } }),
      /^link\.url must be a path/,
    ],
    [JSON.stringify({ text, link: { url: '/contact' } }), /^link\.label /],
  ])('%s is malformed, and said to be in one line', (written, fault) => {
    const result = noticeFromText(written);
    expect(result).toMatchObject({ ok: false, fault: expect.stringMatching(fault) });
    expect(JSON.stringify(result)).not.toContain('\\n');
  });
});
