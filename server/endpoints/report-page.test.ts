import { contentReport, type ContentReport } from '@/lib/content-report/report';
import { PLANTED, startPlantedApi } from '@/lib/content-report/testing/planted-api';
import { reportPage, reportText } from './content-report';

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
  const found = report.findings.map(({ defect, entity, id, language, field }) => `${defect} ${entity} ${id} ${language ?? '–'} ${field}`);
  expect(found.toSorted()).toEqual(PLANTED);
  expect(report.unread).toEqual([]);
});

test('counts what there is in each language', () => {
  const countOf = (entity: string) => report.counts.find((count) => count.entity === entity);
  expect(countOf('article')).toEqual({ entity: 'article', total: 13, whole: { fr: 13, en: 12, ar: 13 } });
  expect(countOf('chamber')).toEqual({ entity: 'chamber', total: 4, whole: { fr: 4, en: 4, ar: 4 } });
  expect(countOf('event')).toEqual({ entity: 'event', total: 11, whole: { fr: 11, en: 9, ar: 10 } });
  expect(countOf('menu')?.total).toBe(3);
});

test('leads to the screen that shows the record, in the language of the defect', async () => {
  const arabic = report.findings.find(({ defect }) => defect === 'long-name');
  expect(arabic?.path).toBe('/ar/article/6/article-6');
  const pathOf = (id: string) => report.findings.find((finding) => finding.entity === 'event' && finding.id === id)?.path;
  expect(pathOf('3')).toBe('/en/calendrier?date=2026-11-25&vue=jour');
  expect(pathOf('6')).toBe('/calendrier');
  expect(reportText(report, 'https://www.example.org')).toContain('https://www.example.org/ar/article/6/article-6');
  const page = await reportPage(report, 'ar');
  expect(page).toContain('href="/ar/article/6/article-6"');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).not.toMatch(/undefined|\[object/);
});

test('says what could not be read', async () => {
  failing.path = '/api/slide';
  expect((await make()).unread).toEqual([{ call: '/api/slide', reason: 'status 500' }]);
  failing.path = null;
});
