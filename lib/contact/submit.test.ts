import { createServer, type RequestListener, type Server } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { sendContactMessage } from './submit';

const MESSAGE = {
  name: 'Amina',
  email: 'amina@entreprise.example',
  subject: 'Foire',
  message: 'Bonjour',
};
let server: Server | undefined;

/** A real server on loopback that answers in its own way. */
async function serve(answer: RequestListener): Promise<void> {
  server = createServer(answer);
  process.env['EMBEDDED_API_URL'] = await listen(server);
}

beforeAll(() => {
  // A busy machine may stand still for seconds.
  process.env['CONTACT_TIMEOUT_SECONDS'] = '5';
  process.env['LOG_LEVEL'] = 'silent';
});
afterEach(() => stopServer(server));

const send = () => sendContactMessage(MESSAGE, 'fr', 'a-key');

test.each([
  [201, 'sent'],
  [204, 'sent'],
  [301, 'failed'],
  [302, 'unknown'],
  [303, 'unknown'],
  [422, 'failed'],
  [500, 'failed'],
  [503, 'unreachable'],
  [504, 'unknown'],
] as const)('status %i: %s', async (status, delivery) => {
  await serve((_request, response) => response.writeHead(status).end());
  expect(await send()).toBe(delivery);
});

test('no answer in time: unknown', async () => {
  await serve(() => undefined);
  expect(await send()).toBe('unknown');
});

test('a connection that breaks once the message is on it: unknown', async () => {
  await serve((request) => void request.on('end', () => request.socket.destroy()).resume());
  expect(await send()).toBe('unknown');
});

test('no connection: unreachable, since nothing was sent', async () => {
  await serve(() => undefined);
  await stopServer(server);
  expect(await send()).toBe('unreachable');
});

test('the API receives the key with the message', async () => {
  const keys: unknown[] = [];
  await serve((request, response) => {
    keys.push(request.headers['idempotency-key']);
    response.writeHead(201).end();
  });
  await send();
  expect(keys).toEqual(['a-key']);
});
