import { createServer } from 'node:http';
import { entities } from '@/lib/content-api/entities';
import { searchSite } from '@/lib/content-api/entities/search';
import { listen, stopServer } from '@/testing/loopback';
import { rendererStatus } from '../../renderer/renderer-status';
import type { CallReport } from '@/lib/content-api/call-status';
import { gatherStatus, type Status } from './status';

/** The status of a site whose renderers answer this; null: a renderer that does not answer. */
const gathered = (answers: unknown[], pids: number[] = [1], restarts = 0): Promise<Status> => {
  const pool = { restarts, renderers: pids.map((pid) => ({ pid })), control: async () => answers };
  return gatherStatus({
    build: 'abc',
    state: 'ready' as const,
    pages: { stats: { pages: 2, bytes: 4096 } },
    pool,
  });
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
const status = (): Promise<Status> => gathered([rendererStatus()]);
const lineOf = async (call: string): Promise<CallReport | undefined> =>
  (await status()).calls.find((line) => line.call === call);

beforeAll(async () => {
  process.env['API_BASE_URL'] = (await listen(api)).replace('://', '://back-office:pass-word@');
  process.env['CONTENT_FRESH_SECONDS'] = '0';
  process.env['METRICS_TOKEN'] = 'a-token-of-more-than-16-characters';
});
afterAll(() => stopServer(api));

describe('the status for operators', () => {
  test('shows the last success of a call, its time, the age of the answer shown, and the place of the first member that was left out', async () => {
    await entities.partner.all();
    expect(await lineOf('/api/slide/partenaire_all')).toEqual({
      call: '/api/slide/partenaire_all',
      lastSuccess: { at: expect.stringMatching(/^\d{4}-.+Z$/), milliseconds: expect.any(Number) },
      lastFailure: null,
      lastDeviation: { at: expect.any(String), items: 1, first: expect.stringMatching(/^1\.id: /) },
      lastShown: {
        at: expect.stringMatching(/^\d{4}-.+Z$/),
        answerAgeSeconds: expect.any(Number),
      },
    });
  });

  test('shows the last failure and its reason', async () => {
    await entities.slide.hero();
    expect(await lineOf('/api/slide')).toMatchObject({
      lastSuccess: null,
      lastFailure: { kind: 'unavailable', reason: 'status 500' },
    });
  });

  test('forgets the deviation when the answer is whole again, and shows one that could not be used at all', async () => {
    const partnersLine = async (answer: unknown): Promise<CallReport | undefined> => {
      partners = answer;
      const outcome = async (): Promise<string> => {
        const line = await lineOf('/api/slide/partenaire_all');
        return JSON.stringify([line?.lastSuccess, line?.lastFailure]);
      };
      const before = await outcome();
      // A stale response is served at once and revalidated in the background; no second
      // revalidation starts before its result is stored.
      do {
        await entities.partner.all();
        await new Promise((resolve) => setTimeout(resolve, 10));
      } while ((await outcome()) === before);
      return lineOf('/api/slide/partenaire_all');
    };
    expect((await partnersLine([WHOLE]))?.lastDeviation).toMatchObject({ items: 0 });
    expect(await partnersLine('nonsense')).toMatchObject({
      lastFailure: { kind: 'malformed' },
      lastDeviation: { items: 'all', first: ': is not a list' },
    });
  });

  test('asks the API nothing, and names no secret and nothing a visitor typed', async () => {
    await searchSite({ keyword: 'Nadia', serviceId: '', page: 1, perPage: 6 });
    const before = answered;
    const told = await status();
    const texts = JSON.stringify(told);
    expect(answered).toBe(before);
    expect(texts).toContain('127.0.0.1');
    for (const secret of ['back-office', 'pass-word', 'a-token', 'Nadia'])
      expect(texts).not.toContain(secret);
  });

  test('of several renderers is the latest that any of them knows, names the silent ones, and counts them all', async () => {
    const line = (call: string, more: Partial<CallReport>): CallReport => ({
      call,
      lastSuccess: null,
      lastFailure: null,
      lastDeviation: null,
      lastShown: null,
      ...more,
    });
    const at = (minute: number): string => `2026-01-01T10:0${minute}:00.000Z`;
    const deviation = { at: at(1), items: 2, first: '0.id: is missing' };
    const whole = { at: at(3), items: 0, first: '' };
    const first = line('/api/shared', {
      lastSuccess: { at: at(1), milliseconds: 5 },
      lastDeviation: deviation,
      lastShown: { at: at(6), answerAgeSeconds: 9 },
    });
    const second = line('/api/shared', {
      lastSuccess: { at: at(3), milliseconds: 7 },
      lastFailure: { at: at(4), milliseconds: 3000, kind: 'unavailable', reason: 'status 500' },
      lastDeviation: whole,
      lastShown: { at: at(4), answerAgeSeconds: 2 },
    });
    const other = line('/api/other', { lastDeviation: deviation });
    const own = { ...rendererStatus(), memoryMegabytes: 125 };
    const several = await gathered(
      [
        { ...own, process: 11, circuit: 'closed', calls: [first, line('/api/own', {})] },
        { ...own, process: 12, circuit: 'open', calls: [second, other] },
        null,
      ],
      [11, 12, 13],
      1,
    );
    expect(several).toMatchObject({
      renderers: { expected: 3, answered: 2, silent: [13], restarts: 1 },
      api: { circuit: 'open' },
    });
    expect(several.site.memoryMegabytes).toBeGreaterThan(250);
    expect(several.processes.map(({ process }) => process)).toEqual([11, 12]);
    // In this test the front's own calls are those of the renderer.
    expect(several.calls.filter(({ call }) => /own|other|shared/.test(call))).toEqual([
      other,
      line('/api/own', {}),
      { ...second, lastShown: first.lastShown },
    ]);
  });
});
