import { jest } from '@jest/globals';
import dns from 'node:dns';
import { createServer } from 'node:http';
import { bundledMessages } from '@/lib/i18n/messages';
import { listen, stopServer } from '@/testing/loopback';
import { recordOf } from './record';
import { failingReferences } from './references';
import { contentReport, type ContentReport } from './report';
import { reportText } from './report-text';
import { PLANTED, startPlantedApi } from './planted-api';

const failing: { path: string | null } = { path: null };
let api: Awaited<ReturnType<typeof startPlantedApi>>;
let report: ContentReport;

const make = (): Promise<ContentReport> => contentReport({ external: false });

beforeAll(async () => {
  api = await startPlantedApi(failing);
  process.env['API_BASE_URL'] = api.url;
  report = await make();
});
afterAll(() => api.close());

test('finds every planted defect and nothing else', () => {
  const found = report.findings.map(
    ({ defect, entity, id, language, field }) =>
      `${defect} ${entity} ${id} ${language ?? '–'} ${field}`,
  );
  expect(found.toSorted()).toEqual(PLANTED);
  expect(report.unread).toEqual([]);
});

test('counts what there is in each language', () => {
  const countOf = (entity: string) => report.counts.find((count) => count.entity === entity);
  for (const [entity, total, fr, en, ar] of [
    ['article', 14, 14, 13, 14],
    ['chamber', 4, 4, 4, 4],
    ['event', 11, 11, 9, 10],
  ] as const)
    expect(countOf(entity)).toEqual({ entity, total, whole: { fr, en, ar } });
  expect(countOf('menu')?.total).toBe(3);
});

test('leads to the screen that shows the record, in the language of the defect', () => {
  const arabic = report.findings.find(({ defect }) => defect === 'long-name');
  expect(arabic?.path).toBe('/ar/article/6/article-6');
  const pathOf = (id: string) =>
    report.findings.find((finding) => finding.entity === 'event' && finding.id === id)?.path;
  expect(pathOf('3')).toBe('/en/calendrier?date=2026-11-25&vue=jour');
  expect(pathOf('6')).toBe('/calendrier');
  const text = reportText(report, bundledMessages.ar.contentReport, 'https://www.example.org');
  expect(text).toContain(' https://www.example.org/ar/article/6/article-6 –');
  expect(text).toContain(bundledMessages.ar.contentReport.defects['long-name']);
  expect(text).not.toMatch(/undefined|\[object/);
});

test('says what could not be read', async () => {
  failing.path = '/api/slide';
  expect((await make()).unread).toEqual([{ call: '/api/slide', reason: 'status 500' }]);
  failing.path = null;
});

test('never asks an address of a private network that content links to, by number or by name', async () => {
  let asked = 0;
  const inside = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  const { port } = new URL(await listen(inside));
  const links = [
    `http://127.0.0.1:${port}/admin`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://2130706433:${port}/`,
  ];
  // A public name that leads to this machine.
  const named = `http://inside.example.org:${port}/logo.png`;
  jest.spyOn(dns.promises, 'lookup').mockResolvedValue({ address: '127.0.0.1', family: 4 });
  const partners = [...links, named].map((link_url, place) =>
    recordOf('partner', { id: String(place + 1), title: 'Banque', link_url }),
  );
  const records = [...partners, recordOf('partner', { id: '9', title: 'Banque', image: named })];
  const findings = await failingReferences(records, true);
  jest.restoreAllMocks();
  await stopServer(inside);
  const expected = [...partners.map(() => 'dead-link'), 'failing-image'];
  expect([findings.map(({ defect }) => defect), asked]).toEqual([expected, 0]);
  expect(findings.at(-1)?.detail).toContain('IMAGE_HOSTS');
});
