import { createServer } from 'node:http';
import { listen, stopServer } from '@/testing/loopback';

/** The status and the headers of the files' host by file name; it says nothing of any other. */
const FILES: Record<string, [status: number, headers: Record<string, string | number>]> = {
  '/docs/guide.pdf': [200, { 'content-type': 'application/pdf', 'content-length': 1_240_000 }],
  '/docs/without.pdf': [200, { 'transfer-encoding': 'chunked' }],
  '/docs/packed.pdf': [200, { 'content-encoding': 'gzip', 'content-length': 90 }],
  '/docs/page.pdf': [200, { 'content-type': 'text/html; charset=utf-8', 'content-length': 90 }],
  '/docs/refused.pdf': [405, {}],
  '/docs/broken.pdf': [500, {}],
  '/docs/gone.pdf': [404, {}],
};

const asked: string[] = [];
const host = createServer((request, response) => {
  asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
  const answer = FILES[request.url ?? ''];
  if (answer) response.writeHead(...answer).end();
});
beforeAll(async () => {
  // The address of the embedded API, for which nothing is stored on disk.
  process.env['EMBEDDED_API_URL'] = await listen(host);
});
afterAll(() => stopServer(host));

async function sizesOf(...hrefs: string[]): Promise<(number | null)[]> {
  const { addFileSizes } = await import('@/lib/content-api/entities/screen-data/file-sizes');
  return (await addFileSizes(hrefs.map((href) => ({ href })))).map(({ bytes }) => bytes);
}

describe('the size of a file', () => {
  test('is what its host announces, asked once and without the file', async () => {
    expect(await sizesOf('/files/docs/guide.pdf')).toEqual([1_240_000]);
    expect(await sizesOf('/files/docs/guide.pdf')).toEqual([1_240_000]);
    expect(asked).toEqual(['HEAD /docs/guide.pdf']);
  });

  test('is not known when the host does not say it, compresses, refuses, fails or answers with a page', async () => {
    const names = ['without', 'packed', 'page', 'refused', 'broken'];
    expect(await sizesOf(...names.map((name) => `/files/docs/${name}.pdf`))).toEqual(
      names.map(() => null),
    );
  });

  test('is not waited for, and does not hold up that of the others', async () => {
    expect(await sizesOf('/files/docs/silent.pdf', '/files/docs/guide.pdf')).toEqual([
      null,
      1_240_000,
    ]);
  });

  test('is not asked for where no download is offered', async () => {
    asked.length = 0;
    expect(
      await sizesOf('/files/api/articles', 'https://drive.example/a.pdf', '/files/..%2fsecret.pdf'),
    ).toEqual([null, null, null]);
    expect(asked).toEqual([]);
  });

  test('tells which file cannot be had: one the host does not have, or that has no address', async () => {
    const { addFileSizes } = await import('@/lib/content-api/entities/screen-data/file-sizes');
    const files = await addFileSizes([
      { href: '/files/docs/gone.pdf' },
      { href: null },
      { href: '/files/docs/refused.pdf' },
    ]);
    expect(files.map(({ href }) => href)).toEqual([null, null, '/files/docs/refused.pdf']);
  });
});
