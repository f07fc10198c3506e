import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StaticFiles } from './static-files';

describe('the build’s own files', () => {
  let server: Server;
  let address: string;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(folder, 'static', 'chunks'), { recursive: true });
    writeFileSync(join(folder, 'static', 'chunks', 'a1.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
    writeFileSync(join(folder, 'secret.js'), 'secret');
    const files = new StaticFiles(folder);
    server = createServer((request, response) => {
      void files.answer((request.url ?? '').split('?')[0] ?? '', request, response).then((done) => done || response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('are sent compressed, and kept for good', async () => {
    const answer = await fetch(`${address}/_next/static/chunks/a1.js`);
    expect(answer.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toContain('xxxx');
  });

  test.each(['/_next/static/../secret.js', '/_next/static/%2e%2e/secret.js', '/_next/static/chunks/a2.js', '/secret.js'])(
    'do not include %s',
    async (path) => {
      expect((await fetch(address + path)).status).toBe(404);
    },
  );
});
