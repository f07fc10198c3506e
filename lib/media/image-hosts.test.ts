import { createServer } from 'node:http';
import sharp from 'sharp';
import { listen, stopServer } from '@/testing/loopback';

process.env['API_BASE_URL'] = 'http://office:word@127.0.0.1:9';
const asked: (string | undefined)[] = [];
const host = createServer(({ headers }, response) => {
  asked.push(headers.authorization);
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
});
const { port } = new URL(await listen(host));
let silentlyAsked = 0;
const silentHost = createServer(() => void (silentlyAsked += 1));
const { port: silentPort } = new URL(await listen(silentHost));
process.env['IMAGE_HOSTS'] =
  `127.0.0.1:${silentPort},127.0.0.1:${port},images.example.org,localhost:${port}`;
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();
const { allowedAddresses, isPrivateAddress } = await import('./image-hosts');
const { getImage } = await import('./image-store');

afterAll(() => Promise.all([host, silentHost].map(stopServer)));

const get = (from: string) => getImage(`${from}/a.png`, 96, 'an-id');

test('a picture on a host that the operator named is fetched, without the API’s password', async () => {
  expect(await get(`http://127.0.0.1:${port}`)).toMatchObject({ etag: expect.any(String) });
  expect(await get(`http://localhost:${port}`)).toMatchObject({ etag: expect.any(String) });
  expect(asked).toEqual([undefined, undefined]);
});

test('a picture on a host that is named no more is not asked for', async () => {
  asked.length = 0;
  expect(await get(`http://[::1]:${port}`)).toBe('absent');
  expect(asked).toEqual([]);
});

test('a host that does not answer delays no picture of the API, nor all those of others', async () => {
  const silent = Array.from({ length: 8 }, (_, place) =>
    getImage(`http://127.0.0.1:${silentPort}/${place}.png`, 96, 'an-id'),
  );
  const own = await getImage('/a.png', 96, 'an-id');
  const other = await getImage(`http://127.0.0.1:${port}/other.png`, 96, 'an-id');
  expect([own, other]).toEqual(['failed', expect.objectContaining({ etag: expect.any(String) })]);
  expect(silentlyAsked).toBe(2);
  silentHost.closeAllConnections();
  await Promise.allSettled(silent);
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['169.254.169.254', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['::ffff:10.0.0.1', true],
  ['::7f00:1', true],
  ['2002:7f00:1::', true],
  ['64:ff9b:1::7f00:1', true],
  ['fec0::1', true],
  ['::ffff:193.194.64.1', false],
  ['193.194.64.1', false],
  ['172.32.0.1', false],
  ['2001:db8::1', false],
])('%s is a private address: %s', (address, isPrivate) => {
  expect(isPrivateAddress(address)).toBe(isPrivate);
});

test.each([
  ['images.example.org', ['10.0.0.7', '193.194.64.1'], ['193.194.64.1']],
  ['images.example.org', ['127.0.0.1'], ['127.0.0.1']],
  ['images.example.org', ['::1'], []],
  ['localhost', ['::1'], ['::1']],
  ['minio', ['172.18.0.3'], ['172.18.0.3']],
])(
  'of %s at %j, %j may be connected to: a private address only where it is named, or known to be inside',
  (name, addresses, allowed) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    expect(allowedAddresses(name, found).map(({ address }) => address)).toEqual(allowed);
  },
);
