import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPartners } from '@/lib/api/endpoints/partners';
import { getHeroSlides } from '@/lib/api/endpoints/home';
import { searchSite } from '@/lib/api/endpoints/search';
import { PageCache } from './page-cache';
import { apiStatus } from './rendering/api-status';
import { ownStatus, type CallLine, type ProcessStatus } from './status';
import { readStatus, statusOf, type Status } from './status-of-all';
import { statusPage } from './status-page';

const IDLE = {
  process: 1,
  build: 'abc',
  node: 'v20',
  startedAt: '',
  uptimeSeconds: 0,
  memoryMegabytes: 0,
  isReady: true,
  pages: { kept: 0, kilobytes: 0 },
};
const WHOLE = { id: 1, name: 'Banque' };
let answered = 0;
let partners: unknown = [WHOLE, { name: 'sans identifiant' }];
const api = createServer(({ url = '' }, response) => {
  answered += 1;
  const isPartners = url.startsWith('/api/slide/partenaire_all');
  response.writeHead(isPartners ? 200 : 500, { 'content-type': 'application/json' });
  response.end(isPartners ? JSON.stringify(partners) : '{}');
});
const pages = new PageCache({ megabytes: 1, freshSeconds: 5, isApiFailing: () => false, isRefreshedSince: () => false, lookAgain: async () => null });

const source = { build: 'abc', pages, isReady: () => true, apiStatus: async () => apiStatus() };
async function own(): Promise<ProcessStatus> {
  const status = await ownStatus(source);
  if (!status) throw new Error('said nothing');
  return status;
}
const status = async (): Promise<Status> => statusOf({ processes: [await own()], silent: [] });
const lineOf = (call: string): CallLine | undefined =>
  statusOf({ processes: [{ ...IDLE, ...apiStatus() }], silent: [] }).calls.find((line) => line.call === call);

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  process.env['API_BASE_URL'] = `http://back-office:pass-word@127.0.0.1:${(api.address() as AddressInfo).port}`;
  process.env['CONTENT_FRESH_SECONDS'] = '0';
  process.env['METRICS_TOKEN'] = 'a-token-of-more-than-16-characters';
});
afterAll(() => {
  api.close();
  api.closeAllConnections();
});

describe('the status for operators', () => {
  test('shows the last success of a call, its time, the age of the answer shown, and the place of the first member that was left out', async () => {
    await getPartners();
    expect(lineOf('/api/slide/partenaire_all')).toEqual({
      call: '/api/slide/partenaire_all',
      lastSuccess: { at: expect.stringMatching(/^\d{4}-.+Z$/), milliseconds: expect.any(Number) },
      lastFailure: null,
      lastDeviation: { at: expect.any(String), items: 1, first: expect.stringMatching(/^1\.id: /) },
      lastShownAt: expect.stringMatching(/^\d{4}-.+Z$/),
      answerAgeSeconds: expect.any(Number),
    });
  });

  test('shows the last failure and its reason', async () => {
    await getHeroSlides();
    expect(lineOf('/api/slide')).toMatchObject({ lastSuccess: null, lastFailure: { kind: 'unavailable', reason: 'status 500' } });
  });

  test('forgets the deviation when the answer is whole again, and shows one that could not be used at all', async () => {
    const partnersLine = async (answer: unknown): Promise<CallLine | undefined> => {
      partners = answer;
      const before = lineOf('/api/slide/partenaire_all');
      await getPartners();
      // A last good answer is shown at once and asked for behind the visitor's back.
      while (
        JSON.stringify([lineOf('/api/slide/partenaire_all')?.lastSuccess, lineOf('/api/slide/partenaire_all')?.lastFailure]) ===
        JSON.stringify([before?.lastSuccess, before?.lastFailure])
      )
        await new Promise((resolve) => setTimeout(resolve, 10));
      return lineOf('/api/slide/partenaire_all');
    };
    expect((await partnersLine([WHOLE]))?.lastDeviation).toBeNull();
    expect(await partnersLine('nonsense')).toMatchObject({
      lastFailure: { kind: 'malformed' },
      lastDeviation: { items: 'all', first: ': is not a list' },
    });
  });

  test('asks the API nothing, and names no secret and nothing a visitor typed', async () => {
    await searchSite({ keyword: 'Nadia', serviceId: '', page: 1, perPage: 6 });
    const before = answered;
    const told = await status();
    const texts = JSON.stringify(told) + statusPage(told);
    expect(answered).toBe(before);
    expect(texts).toContain('127.0.0.1');
    for (const secret of ['back-office', 'pass-word', 'a-token', 'Nadia']) expect(texts).not.toContain(secret);
  });

  test('is a page of tables, in which the calls that fail now stand out', async () => {
    const html = statusPage(await status());
    expect(html).toContain('<td class="bad"><bdi>/api/search, /api/slide, /api/slide/partenaire_all</bdi></td>');
    expect(html).not.toMatch(/undefined|\[object|<script/);
  });

  test('of several processes is the latest that any of them knows, names who said nothing, and counts them all', () => {
    const line = (call: string, more: Partial<CallLine>): CallLine => ({
      call,
      lastSuccess: null,
      lastFailure: null,
      lastDeviation: null,
      lastShownAt: null,
      answerAgeSeconds: null,
      ...more,
    });
    const at = (minute: number): string => `2026-01-01T10:0${minute}:00.000Z`;
    const deviation = { at: at(1), items: 2, first: '0.id: is missing' };
    const first = line('/api/slide', {
      lastSuccess: { at: at(1), milliseconds: 5 },
      lastDeviation: deviation,
      lastShownAt: at(6),
      answerAgeSeconds: 9,
    });
    const second = line('/api/slide', {
      lastSuccess: { at: at(3), milliseconds: 7 },
      lastFailure: { at: at(4), milliseconds: 3000, kind: 'unavailable', reason: 'status 500' },
      lastShownAt: at(4),
      answerAgeSeconds: 2,
    });
    const several = statusOf({
      processes: [
        { ...IDLE, ...apiStatus(), process: 11, memoryMegabytes: 100, circuit: 'closed', calls: [first, line('/api/pages', {})] },
        {
          ...IDLE,
          ...apiStatus(),
          process: 12,
          memoryMegabytes: 150,
          circuit: 'open',
          calls: [second, line('/api/articles', { lastDeviation: deviation })],
        },
      ],
      silent: [13],
    });
    expect(several).toMatchObject({ workers: { answered: 2, silent: [13] }, site: { memoryMegabytes: 250 }, api: { circuit: 'open' } });
    expect(several.processes.map(({ process }) => process)).toEqual([11, 12]);
    expect(several.calls).toEqual([
      line('/api/articles', { lastDeviation: deviation }),
      line('/api/pages', {}),
      { ...second, lastDeviation: null, lastShownAt: at(6), answerAgeSeconds: 9 },
    ]);
    expect(statusPage({ ...several, workers: { expected: 3, answered: 2, silent: [13] } })).toContain(
      '<td class="bad"><bdi>2 of 3 told how they fare; no answer of 13</bdi></td>',
    );
  });

  test('names the process itself when the part that reads the API is too busy to say anything', async () => {
    const stuck = await readStatus({ ...source, apiStatus: () => new Promise(() => undefined) });
    expect(stuck).toMatchObject({ workers: { answered: 0, silent: [process.pid] }, calls: [] });
    expect(statusPage(stuck)).toContain(`no answer of ${process.pid}`);
  });
});
