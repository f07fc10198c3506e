import { jest } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { reportInBackground } from '@/lib/content-report/in-background';
import type { ContentReport } from '@/lib/content-report/report';
import { answerContentReport } from './content-report';

const TOKEN = 'a-token-of-the-editors';
/** Longer than a request may take. */
const SLOW = 90_000;
const report: ContentReport = { at: '2026-11-22T12:00:00.000Z', counts: [], totals: {} as ContentReport['totals'], findings: [], unread: [] };

beforeAll(() => (process.env['EDITORS_TOKEN'] = TOKEN));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function statusOf(latest: () => ContentReport | null): Promise<number> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = '/content-report';
  request.headers = { authorization: `Bearer ${TOKEN}` };
  const response = new ServerResponse(request);
  await answerContentReport({ site: { pool: { contentReport: async () => latest() } }, id: 'an-id', request, response });
  return response.statusCode;
}

test('a report that takes longer than a minute is begun once and arrives', async () => {
  let begun = 0;
  const latest = reportInBackground(async () => {
    begun += 1;
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return report;
  });
  const statuses: number[] = [];
  // A browser asks again every three seconds.
  for (let time = 0; time <= SLOW + 6000; time += 3000) {
    statuses.push(await statusOf(latest));
    await jest.advanceTimersByTimeAsync(3000);
  }
  expect(begun).toBe(1);
  expect(new Set(statuses.slice(0, SLOW / 3000))).toEqual(new Set([202]));
  expect(statuses.at(-1)).toBe(200);
});

test('a report that failed is begun anew by who asks next', async () => {
  let begun = 0;
  const latest = reportInBackground(() => {
    begun += 1;
    return Promise.reject(new Error('no content'));
  });
  expect(latest()).toBeNull();
  await jest.advanceTimersByTimeAsync(3000);
  expect(begun).toBe(1);
  expect(latest()).toBeNull();
  expect(begun).toBe(2);
  await jest.advanceTimersByTimeAsync(0);
});
