import { createServer } from 'node:http';
import { getJson, type ApiCall } from './client';
import { apiBaseUrl, discardBody, sendRequest } from '@/lib/platform/transport';
import { listen, stopServer } from '@/testing/loopback';

const getAnswer = (call: ApiCall): Promise<unknown> => getJson(call, (answer) => answer);

const asked: (string | undefined)[] = [];
const api = createServer(({ headers }, response) => {
  asked.push(headers.authorization);
  response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
});
let bare: string;

beforeAll(async () => {
  bare = await listen(api);
  process.env['API_BASE_URL'] = `${bare.replace('://', '://back%20office:100%@')}/base`;
});
afterAll(() => stopServer(api));

test('a user and password in API_BASE_URL are sent to that address alone, and stand in no address', async () => {
  expect(apiBaseUrl()).toBe(`${bare}/base`);
  await getAnswer({ template: '/api/slide' });
  const elsewhere = { headers: {}, signal: AbortSignal.timeout(1000) };
  await discardBody(await sendRequest(`${bare}/another`, elsewhere));
  expect(asked).toEqual([`Basic ${Buffer.from('back office:100%').toString('base64')}`, undefined]);
});
