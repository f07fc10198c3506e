import { jest } from '@jest/globals';
import { createServer, get, type IncomingMessage } from 'node:http';
import { fileAddress } from '@/lib/media/file-address';
import { logger } from '@/lib/platform/logger';
import { listen, stopServer } from '@/testing/loopback';
import { answerFile } from './files';

const asked: { url: string; authorization: string | undefined }[] = [];
let breakOff: () => void = () => undefined;
let wasLeft: Promise<void>;
/** Sends half of a report, an endless file without a pause, and any other file whole. */
const host = createServer(({ url = '', headers }, response) => {
  asked.push({ url, authorization: headers.authorization });
  const isReport = url.includes('report');
  const length = isReport && { 'content-length': '2000000' };
  response.writeHead(200, { 'content-type': 'application/pdf', ...length });
  breakOff = () => response.destroy();
  wasLeft = new Promise((resolve) => response.once('close', resolve));
  if (isReport) return void response.write(Buffer.alloc(1_000_000));
  if (!url.includes('endless')) return void response.end('%PDF-1.4');
  const more = (): void => {
    while (response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', more);
  more();
});
let answered: Promise<void> = Promise.resolve();
const site = createServer((request, response) => {
  answered = answerFile({ id: 'an-id', request, response });
});
const failed = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
let base: string;

beforeAll(async () => {
  base = await listen(site);
  process.env['TRUST_PROXY'] = '1';
  process.env['API_BASE_URL'] = (await listen(host)).replace('://', '://office:word@');
});
afterAll(() => Promise.all([host, site].map(stopServer)));
beforeEach(() => failed.mockClear());

const ask = (address: string, visitor = '203.0.113.1'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(base + address, { agent: false, headers: { 'x-forwarded-for': visitor } }, resolve).on(
      'error',
      reject,
    );
  });

/** A client that has received the beginning of a file. */
async function begin(): Promise<IncomingMessage> {
  const answer = (await ask('/files/storage/report.pdf')).on('error', () => undefined);
  await new Promise((resolve) => answer.once('data', resolve));
  return answer;
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

test('the API’s user and password are sent for files that content names, not for a path made up', async () => {
  const named = fileAddress('storage/named.pdf?v=1') ?? '';
  for (const address of [
    named,
    '/files/storage/made-up.pdf',
    named.replace('named.pdf', 'other.pdf'),
  ])
    (await ask(address)).resume();
  expect(asked.slice(-3)).toEqual([
    {
      url: '/storage/named.pdf?v=1',
      authorization: `Basic ${Buffer.from('office:word').toString('base64')}`,
    },
    { url: '/storage/made-up.pdf', authorization: undefined },
    { url: '/storage/other.pdf?v=1', authorization: undefined },
  ]);
});

test('readers who take nothing do not keep another visitor from downloading, however many they are', async () => {
  // Each reads the head of its response and then stops.
  const stuck = Array.from({ length: 60 }, () =>
    ask('/files/storage/endless.pdf').catch(() => undefined),
  );
  await stuck[0];
  const answer = await ask('/files/storage/small.pdf', '203.0.113.2');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  for (const reader of stuck) void reader.then((one) => one?.destroy());
});
