import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { getJson, type ApiCall } from './client';

const getAnswer = (call: ApiCall): Promise<unknown> => getJson(call, (answer) => answer);

/** More than a call may take by default. */
const DELAY = 4000;

const server = createServer((_request, response) => {
  setTimeout(() => response.setHeader('content-type', 'application/json').end('[]'), DELAY);
});
beforeAll(async () => {
  process.env['API_BASE_URL'] = await listen(server);
  process.env['API_TIMEOUT_SECONDS'] = '8';
});
afterAll(() => stopServer(server));

test('a slow API is waited for as long as API_TIMEOUT_SECONDS says', async () => {
  await expect(getAnswer({ template: '/api/articles' })).resolves.toEqual([]);
});
