import { createServer, get, type IncomingMessage } from 'node:http';
import { fileAddress } from '@/lib/media/file-address';
import { listen, stopServer } from '@/testing/loopback';
import { answerFile } from './files';

const asked: { url: string; authorization: string | undefined }[] = [];
const host = createServer(({ url = '', headers }, response) => {
  asked.push({ url, authorization: headers.authorization });
  response.writeHead(200, { 'content-type': 'application/pdf' });
  if (!url.includes('endless')) return void response.end('%PDF-1.4');
  const more = (): void => {
    while (response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', more);
  more();
});
const site = createServer(
  (request, response) => void answerFile({ id: 'an-id', request, response }),
);
let base: string;

beforeAll(async () => {
  base = await listen(site);
  process.env['TRUST_PROXY'] = '1';
  process.env['API_BASE_URL'] = (await listen(host)).replace('://', '://office:word@');
});
afterAll(() => Promise.all([host, site].map(stopServer)));

const ask = (address: string, visitor = '203.0.113.1'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(base + address, { agent: false, headers: { 'x-forwarded-for': visitor } }, resolve).on(
      'error',
      reject,
    );
  });

test('the API’s user and password are sent for files that content names, not for a path made up', async () => {
  const named = fileAddress('storage/named.pdf?v=1') ?? '';
  for (const address of [
    named,
    '/files/storage/made-up.pdf',
    named.replace('named.pdf', 'other.pdf'),
  ])
    (await ask(address)).resume();
  expect(asked).toEqual([
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
