import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readJson, type ApiCall } from './client';

const getJson = (call: ApiCall): Promise<unknown> => readJson(call, (answer) => answer);

/** More than a call may take by default. */
const DELAY = 4000;

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => {
    setTimeout(() => response.setHeader('content-type', 'application/json').end('[]'), DELAY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env['API_BASE_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env['API_TIMEOUT_SECONDS'] = '8';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a slow API is waited for as long as API_TIMEOUT_SECONDS says', async () => {
  await expect(getJson({ template: '/api/articles' })).resolves.toEqual([]);
});
