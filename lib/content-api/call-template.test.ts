import { createServer } from 'node:http';
import { z } from 'zod';
import { registry } from '@/lib/platform/metrics';
import { listen, stopServer } from '@/testing/loopback';
import { callReports } from './call-status';
import { getFromApi } from './load';

const asked: string[] = [];
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  response
    .writeHead(url.includes('broken') ? 500 : 200, { 'content-type': 'application/json' })
    .end('{"id":1}');
});

beforeAll(async () => {
  process.env['API_BASE_URL'] = await listen(server);
});
afterAll(() => stopServer(server));

test('an endpoint is known by its template, whatever ids visitors type and wherever they stand in its address', async () => {
  const template = '/api/v2/{id}/article' as const;
  const request = {
    template,
    schema: z.looseObject({}),
    failureMessage: 'Article not found',
    tags: [],
  };
  for (const id of ['1', '2', 'a b/../c', '$&', 'broken']) await getFromApi({ ...request, id });
  expect([...new Set(asked)]).toEqual(
    ['1', '2', 'a%20b%2F..%2Fc', '%24%26', 'broken'].map((id) => `/api/v2/${id}/article`),
  );
  const labels = new Set(
    [...(await registry.metrics()).matchAll(/call="([^"]+)"/g)].map(([, label]) => label),
  );
  expect([...labels]).toEqual(['/api/v2/{id}/article']);
  expect(callReports().map(({ call }) => call)).toEqual(['/api/v2/{id}/article']);
});
