import { createServer } from 'node:http';
import sharp from 'sharp';
import { listen, stopServer } from '@/testing/loopback';

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const asked: (string | undefined)[] = [];
const host = createServer(({ headers }, response) => {
  asked.push(headers.authorization);
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
});
const { port } = new URL(await listen(host));
let silentlyAsked = 0;
const silentHost = createServer(() => void (silentlyAsked += 1));
const { port: silentPort } = new URL(await listen(silentHost));
process.env['API_BASE_URL'] = 'http://office:word@127.0.0.1:9';
process.env['SITE_URL'] = 'https://www.chambre.gov.dz';
process.env['IMAGE_HOSTS'] =
  `127.0.0.1:${silentPort},127.0.0.1:${port},images.example.org,localhost:${port}`;
const { imageOrigin, isInternalHost } = await import('./image-hosts');
const { imagePath } = await import('./image-address');
const { getImage } = await import('./image-store');

afterAll(() => stopServer(host));
beforeEach(() => asked.splice(0));

const get = (from: string) => getImage(`${from}/a.png`, 96, 'an-id');
const SHOWN = expect.objectContaining({ etag: expect.any(String) });

test('a picture on a named host, private ones included, is fetched without the API’s password', async () => {
  expect(await get(`http://127.0.0.1:${port}`)).toEqual(SHOWN);
  expect(await get(`http://localhost:${port}`)).toEqual(SHOWN);
  expect(asked).toEqual([undefined, undefined]);
});

test('a picture of a host that is not named, or named no more, is not asked for', async () => {
  for (const origin of [`http://[::1]:${port}`, 'https://elsewhere.example'])
    expect(await get(origin)).toBe('absent');
  expect(asked).toEqual([]);
});

test('no connection is made to an internal name: its path is one of the API', async () => {
  const path = imagePath(`http://[::1]:${port}/b.png`, '/');
  expect(path).toBe('/b.png');
  expect(await getImage(path ?? '', 96, 'an-id')).toBe('failed');
  expect(asked).toEqual([]);
});

test('a host that does not answer delays no picture of others', async () => {
  const silent = Array.from({ length: 8 }, (_, place) =>
    getImage(`http://127.0.0.1:${silentPort}/${place}.png`, 96, 'an-id'),
  );
  const own = await getImage('/a.png', 96, 'an-id');
  const other = await getImage(`http://127.0.0.1:${port}/other.png`, 96, 'an-id');
  expect([own, other]).toEqual(['failed', SHOWN]);
  expect(silentlyAsked).toBeLessThan(6);
  await stopServer(silentHost);
  await Promise.allSettled(silent);
});

test.each([
  ['https://images.example.org/a.png', 'https://images.example.org'],
  ['https://images.example.org:444/a.png', null],
  ['https://example.org/a.png', null],
  ['http://193.194.64.1/a.png', null],
  ['https://admin.chambre.gov.dz/a.png', ''],
  ['https://autre.gov.dz/a.png', null],
  ['http://localhost:8000/a.png', ''],
  ['http://api/a.png', ''],
  ['http://192.168.1.5/a.png', ''],
])('the picture %s is read from %j', (address, origin) => {
  expect(imageOrigin(new URL(address))).toBe(origin);
});

test.each([
  ['localhost', true],
  ['minio', true],
  ['chambre.test', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['172.31.0.1', true],
  ['100.64.0.1', true],
  ['[::1]', true],
  ['[fd00::1]', true],
  ['[::ffff:10.0.0.1]', true],
  ['193.194.64.1', false],
  ['172.32.0.1', false],
  ['[2001:db8::1]', false],
  ['www.example.org', false],
])('%s is internal: %s', (hostname, isInternal) => {
  expect(isInternalHost(hostname)).toBe(isInternal);
});
