import { jest } from '@jest/globals';
import { createServer, get, type IncomingMessage } from 'node:http';
import { logger } from '@/lib/platform/logger';
import { listen, stopServer } from '@/testing/loopback';
import { answerFile } from './files';

/** Sends half of the declared length, then waits for the test. */
let breakOff: () => void = () => undefined;
let wasLeft: Promise<void>;
const host = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '2000000' });
  response.write(Buffer.alloc(1_000_000));
  breakOff = () => response.destroy();
  wasLeft = new Promise((resolve) => response.once('close', resolve));
});
let answered: Promise<void> = Promise.resolve();
const site = createServer((request, response) => {
  answered = answerFile({ id: 'an-id', request, response });
});
const failed = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
let base: string;

beforeAll(async () => {
  base = await listen(site);
  process.env['API_BASE_URL'] = await listen(host);
});
afterAll(() => Promise.all([host, site].map(stopServer)));
beforeEach(() => failed.mockClear());

/** A client that has received the beginning of a file. */
function begin(): Promise<IncomingMessage> {
  return new Promise((resolve) => {
    get(`${base}/files/storage/report.pdf`, (answer) => {
      answer.on('error', () => undefined);
      answer.once('data', () => resolve(answer));
    });
  });
}

test('a host that breaks off in the middle is logged once for many visitors, and the download is broken off, never passed off as whole', async () => {
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const answer = await begin();
    const ended = new Promise<boolean>((resolve) =>
      answer.once('close', () => resolve(answer.complete)),
    );
    breakOff();
    expect(await ended).toBe(false);
    await answered;
  }
  expect(failed).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ requestId: 'an-id', file: '/storage/report.pdf' }),
    'File cannot be downloaded',
  );
});

test('a visitor who breaks off ends the reading, and is no fault', async () => {
  const answer = await begin();
  answer.destroy();
  await Promise.all([answered, wasLeft]);
  expect(failed.mock.calls).toEqual([]);
});
