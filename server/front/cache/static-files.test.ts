import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { listen, stopServer } from '@/testing/loopback';
import { sendCached } from '../../http/cached-response';
import { StaticFiles } from './static-files';

process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'data-'));
const STYLE = `a{color:${'green '.repeat(500)}}`;
const PACKED = brotliCompressSync(STYLE);

describe('the build’s own files', () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(folder, 'static', 'chunks'), { recursive: true });
    writeFileSync(
      join(folder, 'static', 'chunks', 'a1.js'),
      `console.log(${JSON.stringify('x'.repeat(5000))})`,
    );
    writeFileSync(join(folder, 'static', 'chunks', 'b2.css'), STYLE);
    writeFileSync(join(folder, 'static', 'chunks', 'b2.css.br'), PACKED);
    writeFileSync(join(folder, 'secret.js'), 'secret');
    writeFileSync(join(folder, 'static', 'logo.png'), 'x'.repeat(5000));
    writeFileSync(join(folder, 'static', '.env'), 'secret');
    const files = new StaticFiles([
      { folder: join(folder, 'static'), prefix: '/_next/static/', caching: 'public, immutable' },
    ]);
    server = createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      void files.get(path).then((file) => {
        if (file) void sendCached(file, request, response);
        else response.writeHead(404).end();
      });
    });
    address = await listen(server);
  });

  afterAll(() => stopServer(server));

  test('are sent after an upgrade too, to readers of a page of the build before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    const build = [{ folder, prefix: '/_next/static/', caching: 'public, immutable' }];
    writeFileSync(join(folder, 'before.css'), STYLE);
    await new StaticFiles(build).store();
    rmSync(join(folder, 'before.css'));
    const upgraded = new StaticFiles(build);
    const sent = await upgraded.get('/_next/static/before.css');
    expect(sent?.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(sent?.bodies.br ?? '').toString()).toBe(STYLE);
    expect(await upgraded.get('/_next/static/never.css')).toBeUndefined();
    expect(await upgraded.get('/before.css')).toBeUndefined();
  });

  test('are sent compressed, and kept for good', async () => {
    const answer = await fetch(`${address}/_next/static/chunks/a1.js`);
    expect(answer.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toContain('xxxx');
  });

  test('are sent in the form that the build has compressed, to who takes it', async () => {
    const sent = await fetch(`${address}/_next/static/chunks/b2.css`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect([sent.headers.get('content-encoding'), sent.headers.get('content-length')]).toEqual([
      'br',
      String(PACKED.length),
    ]);
    expect(await sent.text()).toBe(STYLE);
    const other = await fetch(`${address}/_next/static/chunks/b2.css`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([other.headers.get('content-encoding'), await other.text()]).toEqual(['gzip', STYLE]);
    expect((await fetch(`${address}/_next/static/chunks/b2.css.br`)).status).toBe(404);
  });

  test('are sent as they are when they are pictures', async () => {
    const answer = await fetch(`${address}/_next/static/logo.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(await answer.text()).toHaveLength(5000);
  });

  test.each([
    '/_next/static/.env',
    '/_next/static/../secret.js',
    '/_next/static/%2e%2e/secret.js',
    '/_next/static/chunks/a2.js',
    '/secret.js',
  ])('do not include %s', async (path) => {
    expect((await fetch(address + path)).status).toBe(404);
  });
});
