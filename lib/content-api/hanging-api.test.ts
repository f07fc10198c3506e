import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { apiCircuit } from './circuit-breaker';
import { getJson, type ApiCall } from './client';

const server = createServer(() => undefined);
beforeAll(async () => {
  process.env['API_BASE_URL'] = await listen(server);
  process.env['API_TIMEOUT_SECONDS'] = '1';
});
afterAll(() => stopServer(server));

test('an API that hangs opens the circuit with the shortest time-out, too', async () => {
  const templates: ApiCall['template'][] = ['/api/articles', '/api/pages', '/api/events'];
  const calls = templates.map((template) => getJson({ template }, (answer) => answer));
  for (const { status } of await Promise.allSettled(calls)) expect(status).toBe('rejected');
  expect(apiCircuit().isOpen).toBe(true);
});
