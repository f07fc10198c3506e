import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readJson, type ApiCall } from './client';
import { apiBase, discard, send } from '@/lib/runtime/transport';

const getJson = (call: ApiCall): Promise<unknown> => readJson(call, (answer) => answer);

const asked: (string | undefined)[] = [];
const api = createServer(({ headers }, response) => {
  asked.push(headers.authorization);
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
});
let bare: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  bare = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  process.env['API_BASE_URL'] = `${bare.replace('://', '://back%20office:100%@')}/base`;
});
afterAll(() => {
  api.close();
  api.closeAllConnections();
});

test('a user and password in API_BASE_URL are sent to that address alone, and stand in no address', async () => {
  expect(apiBase()).toBe(`${bare}/base`);
  await getJson({ template: '/api/slide' });
  const elsewhere = { headers: {}, signal: AbortSignal.timeout(1000) };
  await discard(await send(`${bare}/another`, elsewhere));
  expect(asked).toEqual([`Basic ${Buffer.from('back office:100%').toString('base64')}`, undefined]);
});
