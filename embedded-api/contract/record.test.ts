import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedApi } from '../server';
import { startTestApi, type TestApi } from '../testing/api';
import { calls } from './calls';
import { anonymised } from './record';

let sample: TestApi;
beforeAll(async () => {
  sample = await startTestApi({ now: () => new Date() });
});
afterAll(() => sample.end());

const command = (...options: string[]) =>
  promisify(execFile)('npx', ['tsx', 'embedded-api/contract/cli.ts', ...options]);

describe('npm run contract -- --api … --record <folder>', () => {
  test('keeps one response of each call, without e-mail addresses and telephone numbers', async () => {
    const api = await startEmbeddedApi({ dataDir: join(sample.dataDir, 'demonstration') });
    const folder = join(sample.dataDir, 'recordings');
    const { stdout } = await command('--api', api.url, '--record', folder);
    const list = await fetch(`${api.url}/api/chambre_de_commerces`);
    const [{ id }] = (await list.json()) as [{ id: number }];
    const chamber = (await (
      await fetch(`${api.url}/api/chambre_de_commerces/edit/${id}`)
    ).json()) as { email: string; telfix: string };
    await api.close();

    expect(stdout).toContain(`${calls.length} recorded in ${folder}`);
    const files = readdirSync(folder);
    expect(files).toHaveLength(calls.length);
    expect(files).toContain('articles-edit-id.json');
    expect(files.filter((file) => file.includes('contact'))).toEqual([]);
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(texts.match(/\S*@\S*/g)?.filter((word) => !word.includes('name@example.org'))).toEqual(
      [],
    );
    expect(texts).toContain('"021 00 00 00"');
    const own = [...chamber.email.split(', '), ...chamber.telfix.split(', ')];
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter((text) => texts.includes(text))).toEqual([]);
  }, 60_000);

  test('makes no contact message: the two options exclude each other', async () => {
    const together = command('--api', sample.url, '--record', 'recordings', '--write');
    await expect(together).rejects.toMatchObject({ code: 2 });
  }, 60_000);
});

test.each([
  ['Écrire à a.b@cci-oran.example, merci', 'Écrire à name@example.org, merci'],
  ['<a href="mailto:a&#64;b.example">', '<a href="mailto:name@example.org">'],
  ['Tél : +213 (0)21 63.94.94 / 021639495', 'Tél : 021 00 00 00 / 021 00 00 00'],
  ['الهاتف ٠٢١ ٦٣ ٩٤ ٩٤', 'الهاتف 021 00 00 00'],
  ['2026-11-21 10:00:00.000000', '2026-11-21 10:00:00.000000'],
  ['36.7525000', '36.7525000'],
  ['uploads/20261121103000.jpg', 'uploads/20261121103000.jpg'],
])('%s is recorded as %s', (text, recorded) => {
  expect(anonymised([{ field: text }])).toEqual([{ field: recorded }]);
});

test('a telephone number that is a number is replaced by another', () => {
  expect(anonymised({ id: 12, telfix: 21639494 })).toEqual({ id: 12, telfix: 21000000 });
});
