import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileAddress } from '@/lib/media/file-address';
import { answerFile } from './files';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const open = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

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
const site = createServer((request, response) => void answerFile({ id: 'an-id', request, response }));

beforeAll(async () => {
  await Promise.all([open(host), open(site)]);
  process.env['TRUST_PROXY'] = '1';
  process.env['API_BASE_URL'] = `http://office:word@127.0.0.1:${portOf(host)}`;
});
afterAll(() => {
  for (const server of [host, site]) server.close().closeAllConnections();
});

const ask = (address: string, visitor = '203.0.113.1'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${portOf(site)}${address}`, { agent: false, headers: { 'x-forwarded-for': visitor } }, resolve).on('error', reject);
  });

test('the API’s user and password are sent for files that content names, not for a path made up', async () => {
  const named = fileAddress('storage/named.pdf?v=1') ?? '';
  for (const address of [named, '/files/storage/made-up.pdf', named.replace('named.pdf', 'other.pdf')]) (await ask(address)).resume();
  expect(asked).toEqual([
    { url: '/storage/named.pdf?v=1', authorization: `Basic ${Buffer.from('office:word').toString('base64')}` },
    { url: '/storage/made-up.pdf', authorization: undefined },
    { url: '/storage/other.pdf?v=1', authorization: undefined },
  ]);
});

test('readers who take nothing do not keep another visitor from downloading, however many they are', async () => {
  // Each reads the head of its response and then stops.
  const stuck = Array.from({ length: 60 }, () => ask('/files/storage/endless.pdf').catch(() => undefined));
  await stuck[0];
  const answer = await ask('/files/storage/small.pdf', '203.0.113.2');
  expect(answer.statusCode).toBe(200);
  answer.resume();
  for (const reader of stuck) void reader.then((one) => one?.destroy());
});
