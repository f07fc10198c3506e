import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { fileAddress } from '@/lib/media/file-address';
import { listen, stopServer } from '@/testing/loopback';
import { answerFile } from './files';
import { setBaseHeaders } from '../../http/security-headers';

const BODY = Buffer.from('0123456789'.repeat(1000));
const ETAG = '"v1"';
const MODIFIED = 'Sun, 01 Nov 2026 08:00:00 GMT';
/** A host that supports ranges and conditions; `/packed.bin` is compressed, `/page` is HTML. */
const host = createServer(({ url = '', headers }, response) => {
  asked.push(headers);
  if (url === '/files/packed.bin')
    return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(BODY));
  if (url.startsWith('/files/page'))
    return void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<h1>Connexion</h1>');
  const own = {
    'content-type': 'text/x-of-the-host',
    'accept-ranges': 'bytes',
    etag: ETAG,
    'last-modified': MODIFIED,
  };
  const { 'if-none-match': tags, 'if-modified-since': since = '' } = headers;
  if (tags ? tags.includes(ETAG) : Date.parse(since) >= Date.parse(MODIFIED))
    return void response.writeHead(304, own).end();
  const [, first = '', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '' || (headers['if-range'] && headers['if-range'] !== ETAG))
    return void response.writeHead(200, own).end(BODY);
  if (Number(first) >= BODY.length)
    return void response.writeHead(416, { 'content-range': `bytes */${BODY.length}` }).end();
  const part = BODY.subarray(Number(first), last === '' ? undefined : Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${BODY.length}`;
  response
    .writeHead(206, { ...own, 'content-range': range, 'content-length': part.length })
    .end(part);
});
const asked: NodeJS.Dict<string | string[]>[] = [];
const site = createServer((request, response) => {
  setBaseHeaders(response, false);
  void answerFile({ id: 'an-id', request, response });
});
let base: string;

beforeAll(async () => {
  base = await listen(site);
  process.env['API_BASE_URL'] = await listen(host);
});
afterAll(() => Promise.all([host, site].map(stopServer)));
beforeEach(() => asked.splice(0));

const ask = (
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Response> => fetch(base + address, { headers, method });
const named = (name: string): string => fileAddress(`files/${name}`) ?? '';

test.each([
  ['film.mp4', 'video/mp4'],
  ['script.html', 'application/octet-stream'],
])('a file of any ending is downloaded, never shown: %s', async (name, type) => {
  const answer = await ask(named(name));
  expect(await answer.text()).toHaveLength(BODY.length);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/files/login',
  '/files/index.php/api/articles',
  '/files/index.php/api/articles/export.csv',
  '/files/exports/all.pdf',
  '/files/page.html',
  '/files/files/plan.dwg?s=AAAAAAAAAAAA',
])(
  'a path of an unknown kind, or outside the folders of files, that no content names is not asked for: %s',
  async (address) => {
    expect((await ask(address)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('a file that the browser has already is not sent again', async () => {
  const answer = await ask(named('film.mp4'), { 'if-none-match': `W/${ETAG}` });
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([304, ETAG, '']);
  expect((await ask(named('film.mp4'), { 'if-none-match': '"v0"' })).status).toBe(200);
});

test.each([
  [MODIFIED, {}, 304],
  ['Sat, 31 Oct 2026 08:00:00 GMT', {}, 200],
  [MODIFIED, { 'if-none-match': '"v0"' }, 200],
])('the host decides whether a file has changed since %s %j: %i', async (since, tag, status) => {
  const answer = await ask(named('film.mp4'), { 'if-modified-since': since, ...tag });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
});

describe('a download that is resumed', () => {
  test('goes on where it stopped', async () => {
    const answer = await ask(named('film.mp4'), { range: 'bytes=9990-', 'if-range': ETAG });
    expect([answer.status, await answer.text()]).toEqual([206, '0123456789']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': 'bytes 9990-9999/10000',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('attachment'),
      etag: ETAG,
      'last-modified': 'Sun, 01 Nov 2026 08:00:00 GMT',
    });
  });

  test('begins anew when the file is another by now', async () => {
    const answer = await ask(named('film.mp4'), { range: 'bytes=9990-', 'if-range': '"v0"' });
    expect([answer.status, (await answer.text()).length]).toEqual([200, BODY.length]);
  });

  test('is told when there is nothing more', async () => {
    const answer = await ask(named('film.mp4'), { range: 'bytes=10000-' });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('has been saved whole before: the part is not sent again', async () => {
    const answer = await ask(named('film.mp4'), { range: 'bytes=0-9', 'if-none-match': ETAG });
    expect([
      answer.status,
      answer.headers.get('content-range'),
      answer.headers.get('content-length'),
    ]).toEqual([304, null, null]);
  });

  test('is asked about by HEAD: the range of a HEAD request is none', async () => {
    const answer = await ask(named('film.mp4'), { range: 'bytes=0-9' }, 'HEAD');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
    expect(asked[0]?.['range']).toBeUndefined();
  });

  test.each(['bytes=0-1,5-6', 'words=1-2', 'bytes=-'])(
    'asks the API for nothing odd: %s gives the whole',
    async (range) => {
      expect((await ask(named('film.mp4'), { range })).status).toBe(200);
      expect(asked[0]?.['range']).toBeUndefined();
    },
  );
});

test('a file that its host compresses all the same is what it was', async () => {
  const answer = await ask(named('packed.bin'));
  expect(await answer.text()).toBe(BODY.toString());
  expect(asked[0]?.['accept-encoding']).toBe('identity');
});

test('a page of words instead of a file is none, unless a page was asked for', async () => {
  expect((await ask(named('page.pdf'))).status).toBe(503);
  expect((await ask(named('page.html'))).status).toBe(200);
});
