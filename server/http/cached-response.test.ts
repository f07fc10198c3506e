import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';
import { compressText } from './brotli';
import {
  acceptedEncoding,
  cachedResponse,
  sendCached,
  weightOf,
  type CachedResponse,
} from './cached-response';

const TEXT = 'Texte d’une page. '.repeat(2000);

const textPage = async (headers: Record<string, string>): Promise<CachedResponse> =>
  cachedResponse(200, headers, await compressText(Buffer.from(TEXT)));

/** A page as a client reads it, its body expanded. */
async function sent(
  page: CachedResponse,
  headers: Record<string, string>,
  method = 'GET',
  before: Record<string, string> = {},
) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(before)) response.setHeader(name, value);
    void sendCached(page, request, response, ['x-request-id', 'its-own']);
  });
  const url = await listen(server);
  const given = { ...accepting('identity'), ...headers };
  const answer = await fetch(url, { method, headers: given });
  const body = await answer.text();
  await stopServer(server);
  const received: Record<string, string | undefined> = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: received, body };
}

const accepting = (encoding: string) => ({ 'accept-encoding': encoding });

describe('a cached response', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('for %s is sent as %s, and is the same text', async (accepted, encoding) => {
    const { body, headers } = await sent(await textPage({}), accepting(accepted));
    expect([headers['content-encoding'], body]).toEqual([encoding, TEXT]);
  });

  test('carries its own headers and those of the answer, in place of what was set before', async () => {
    const page = await textPage({ 'content-type': 'text/plain', vary: 'Cookie' });
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await sent(page, accepting('br'), 'GET', {
        vary: 'Origin',
        'x-frame-options': 'DENY',
      });
      expect(headers).toMatchObject({
        'content-type': 'text/plain',
        vary: 'Cookie',
        'x-frame-options': 'DENY',
        'x-request-id': 'its-own',
      });
    }
  });

  test('is not sent again to a client that has it, in any encoding', async () => {
    const page = await textPage({ vary: 'Cookie' });
    const etag = (await sent(page, accepting('br'))).headers['etag'];
    const again = await sent(page, { ...accepting('gzip'), 'if-none-match': `W/"x", ${etag}` });
    expect(again).toMatchObject({
      status: 304,
      headers: { vary: 'Cookie', etag: `"${page.etag}-gzip"` },
    });
    expect(again.headers['content-length']).toBeUndefined();
    expect(again.body).toHaveLength(0);
  });

  test('says its age in seconds, once it has been stored (RFC 9111, 5.1)', async () => {
    const page = await textPage({});
    expect((await sent(page, {})).headers['age']).toBeUndefined();
    const stored = { ...page, validatedAt: performance.now() - 4200 };
    expect((await sent(stored, {})).headers['age']).toBe('4');
    expect((await sent(stored, { 'if-none-match': `"${page.etag}-br"` })).headers['age']).toBe('4');
  });

  test('is answered to HEAD by its head alone', async () => {
    const page = await textPage({});
    const { headers, body } = await sent(page, accepting('gzip'), 'HEAD');
    expect(headers['content-length']).toBe(String((await page.bodies.gzip)?.length));
    expect((await page.bodies.gzip)?.length).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  test('is compressed once for all requests at the same time, and weighed with all its forms', async () => {
    const page = await textPage({});
    const expected = weightOf(page);
    const answers = await Promise.all([
      sent(page, accepting('gzip')),
      sent(page, accepting('gzip')),
      sent(page, accepting('br')),
    ]);
    expect(answers[0].body).toEqual(answers[1].body);
    expect((page.bodies.br?.length ?? 0) + ((await page.bodies.gzip)?.length ?? 0)).toBeLessThan(
      expected,
    );
    expect(weightOf(page)).toBe(expected);
  });

  test('is kept in its compressed forms alone', async () => {
    expect(weightOf(await textPage({}))).toBeLessThan(4096);
  });
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0 , gzip', 'gzip'],
  ['br ; q=0.000 ,gzip;q=0.5', 'gzip'],
  ['br;Q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['x-br, brotli, x-gzip', 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
])('of the encodings in %j, %s is sent', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
