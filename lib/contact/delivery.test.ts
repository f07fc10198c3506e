import { jest } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import { NOTHING, WRITTEN } from './testing/written';
import { listen, stopServer } from '@/testing/loopback';
import { secondsUntilAllowed, postToApi, sendOnce } from './delivery';
import type { ContactOutcome } from './outcome';

// A busy machine may stand still for seconds.
process.env['CONTACT_TIMEOUT_SECONDS'] = '5';

describe('limits', () => {
  const HOUR = 3_600_000;
  /** Each test uses other hours. */
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now');
  beforeEach(() => pass(2 * HOUR));
  afterAll(() => jest.restoreAllMocks());

  async function pass(milliseconds: number): Promise<void> {
    now += milliseconds;
    clock.mockReturnValue(now);
    // The counts read the clock once in a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const post = async (visitor: string, times: number): Promise<(number | null)[]> => {
    const answers = [];
    for (let nth = 0; nth < times; nth += 1) answers.push(await secondsUntilAllowed(visitor));
    return answers;
  };

  test('thirty messages of one address are taken in an hour from the first one on; the next waits for the hour’s end, also where the clock on the wall was set back', async () => {
    await post('192.0.2.1', 1);
    await pass(HOUR / 6);
    const answers = await post('192.0.2.1', 30);
    expect(answers.slice(0, 29).every((answer) => answer === null)).toBe(true);
    expect(answers[29]).toBe(50 * 60);
    expect(await secondsUntilAllowed('192.0.2.2')).toBeNull();
    const wall = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - HOUR);
    await pass(HOUR);
    expect(await secondsUntilAllowed('192.0.2.1')).toBeNull();
    wall.mockRestore();
  });

  test('a /64 network of IPv6 addresses is one address', async () => {
    await post('2001:db8:1:2::1', 30);
    expect(await secondsUntilAllowed('2001:db8:1:2:ffff::9')).not.toBeNull();
    expect(await secondsUntilAllowed('2001:db8:1:3::1')).toBeNull();
  });

  test('six hundred messages are taken in an hour from everybody; what one address was refused does not count', async () => {
    await post('192.0.2.1', 100);
    for (let sender = 0; sender < 57; sender += 1) await post(`198.51.100.${sender}`, 10);
    expect(await secondsUntilAllowed('203.0.113.1')).not.toBeNull();
    await pass(HOUR + 1);
    expect(await secondsUntilAllowed('203.0.113.1')).toBeNull();
  });
});

describe('one delivery', () => {
  const SENT: ContactOutcome = { kind: 'sent' };
  const FAILED: ContactOutcome = {
    kind: 'failed',
    values: NOTHING,
    key: '',
  };
  let turn = 0;
  const newName = (): string => `message-${(turn += 1)}`;

  test('posts of one message that arrive together, and later, are sent once and share the outcome', async () => {
    const name = newName();
    const send = jest.fn(() => Promise.resolve(SENT));
    const together = Promise.all([sendOnce(name, send), sendOnce(name, send)]);
    expect(await together).toEqual([SENT, SENT]);
    expect(await sendOnce(name, send)).toEqual(SENT);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('what failed, or broke, can be sent again', async () => {
    const name = newName();
    expect(await sendOnce(name, () => Promise.resolve(FAILED))).toEqual(FAILED);
    await expect(sendOnce(name, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await sendOnce(name, () => Promise.resolve(SENT))).toEqual(SENT);
  });
});

describe('the call', () => {
  let server: Server | undefined;

  /** A real server on loopback that answers in its own way. */
  async function serve(answer: RequestListener): Promise<void> {
    server = createServer(answer);
    process.env['EMBEDDED_API_URL'] = await listen(server);
  }

  afterEach(() => stopServer(server));

  const send = () => postToApi(WRITTEN, 'fr', 'a-key');

  test.each([
    [201, 'sent'],
    [204, 'sent'],
    [301, 'failed'],
    [302, 'unknown'],
    [303, 'unknown'],
    [422, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
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

  test('no connection: failed, since nothing was sent', async () => {
    await serve(() => undefined);
    await stopServer(server);
    expect(await send()).toBe('failed');
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
});
