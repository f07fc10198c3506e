import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { mediaAddress } from '@/lib/media/image-address';
import { listen, stopServer } from '@/testing/loopback';
import { answerMedia } from './handlers';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
let picture: Buffer;
let large: Buffer;
const asked: string[] = [];
/** Bytes the host has sent for requests that are not answered yet. */
let outstanding = 0;
let most = 0;
const host = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.startsWith('/missing/')) return void response.writeHead(404).end();
  if (request.url?.startsWith('/drawings/'))
    return void response
      .writeHead(200)
      .end(request.url.includes('large') ? SVG.padEnd(1024 * 1024 + 1) : SVG);
  if (request.url?.startsWith('/words/'))
    return void response.writeHead(200, { 'content-type': 'image/png' }).end('<h1>Connexion</h1>');
  const body = request.url?.startsWith('/large/') ? large : picture;
  const length = !request.url?.startsWith('/unannounced/') && { 'content-length': body.byteLength };
  const type = request.url?.startsWith('/declared/') ? 'text/html' : 'image/png';
  response.writeHead(200, { 'content-type': type, ...length });
  response.end(body, () => {
    outstanding += body.byteLength;
    most = Math.max(most, outstanding);
  });
});
const site = createServer(
  (request, response) => void answerMedia({ id: 'an-id', request, response }),
);
let base: string;

beforeAll(async () => {
  const plain = (width: number, height: number) => ({ width, height, channels: 3 as const });
  picture = await sharp({ create: { ...plain(64, 64), background: '#0b5b4b' } })
    .png()
    .toBuffer();
  // Noise: the largest size allowed, and slow to decode.
  large = await sharp(randomBytes(2000 * 1700 * 3), { raw: plain(2000, 1700) })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4', progressive: true })
    .toBuffer();
  base = await listen(site);
  // The address of the embedded API, for which nothing is stored on disk.
  process.env['EMBEDDED_API_URL'] = await listen(host);
});
afterAll(() => Promise.all([host, site].map(stopServer)));
beforeEach(() => asked.splice(0));

const get = (address: string): Promise<Response> => fetch(base + address);

test('the address a page gives a picture is answered, with the picture’s own query too', async () => {
  for (const path of [
    '/storage/a.png',
    '/storage/b.png?v=2',
    "/storage/c(1),d'é&+:@.png?x=1?y=2",
  ]) {
    const encoded = new URL(path, 'http://any.invalid');
    const answer = await get(mediaAddress(encoded.pathname + encoded.search, 96));
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/webp',
    ]);
  }
  expect(asked).toHaveLength(3);
  expect(asked[1]).toBe('/storage/b.png?v=2');
});

const given = mediaAddress('/storage/named.png', 96);
const other = mediaAddress('/storage/other.png?v=1', 96);
test.each([
  ['without proof', '/media/storage/named.png?w=96'],
  ['a width of no page', given.replace('w=96', 'w=97')],
  ['another spelling of a width', given.replace('w=96', 'w=096')],
  ['no width', given.replace(/&?w=96/, '')],
  ['a width named twice', `${given}&w=96`],
  ['a made-up query of its own', `${given}&q=v%3D7`],
  ['another query than the page’s', other.replace('v%3D1', 'v%3D2')],
  ['an unknown parameter', `${given}&x=1`],
  ['a parameter without a name', `${given}&`],
  ['another name', given.replace('named', 'renamed')],
  ['another spelling of its name', given.replace('named', 'n%61med')],
  ['the proof of another picture', given.replace(/s=[^&]+/, /s=[^&]+/.exec(other)?.[0] ?? 's=x')],
])('an address that no page has is refused without a call to the API: %s', async (_, address) => {
  expect(address).not.toBe(given);
  const answer = await get(address);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(asked).toEqual([]);
});

test('however many large pictures are asked for at once, few are read before their turn to be decoded', async () => {
  const addresses = Array.from({ length: 40 }, (_, place) =>
    mediaAddress(`/large/${place}.png`, 96),
  );
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const { status } = await get(address);
      outstanding -= large.byteLength;
      return status;
    }),
  );
  // On a busy machine the last ones are refused, since their turn does not come in time.
  expect(new Set(answers.filter((status) => status !== 503))).toEqual(new Set([200]));
  // Six at a time; a seventh may be requested before the first response is received here.
  expect(most / large.byteLength).toBeLessThanOrEqual(7);
  expect(large.byteLength).toBeLessThan(12 * 1024 * 1024);
});

test('pictures whose size the host does not announce are answered, many at once', async () => {
  const addresses = Array.from({ length: 30 }, (_, place) =>
    mediaAddress(`/unannounced/${place}.png`, 96),
  );
  const statuses = await Promise.all(addresses.map(async (address) => (await get(address)).status));
  expect(statuses).toEqual(addresses.map(() => 200));
});

test('a picture that its host declares as a page of words is shown', async () => {
  const answer = await get(mediaAddress('/declared/a.jpg', 96));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('an SVG is passed on as it is, under a policy by which nothing in it runs or loads', async () => {
  for (const path of ['/drawings/logo.svg', '/drawings/logo']) {
    const answer = await get(mediaAddress(path, 96));
    expect([answer.status, await answer.text()]).toEqual([200, SVG]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each([
  ['/missing/a.png', 96, 404],
  ['/drawings/large.svg', 96, 503],
  ['/drawings/logo', 'social', 404],
  ['/words/a.png', 96, 503],
] as const)('nothing is shown of %s in size %s: %i', async (path, size, status) => {
  const answer = await get(mediaAddress(path, size));
  expect([answer.status, await answer.text()]).toEqual([status, '']);
});
