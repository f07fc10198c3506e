import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { systemNginx } from '../../scripts/lib/nginx.mjs';
import { readUntilStored } from '../../testing/failing';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { listen, stopServer } from '../../testing/loopback';
import { startNginx, type Nginx } from '../../testing/nginx';
import { startSite, type Site } from '../../testing/site';
import { randomVisitors, type HeaderLines } from '../support/visitors';

test.describe.configure({ mode: 'default' });
test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');

const VISITORS = Number(process.env['NGINX_VISITORS'] ?? 1000);
const SEED = Number(process.env['NGINX_SEED'] ?? 20_261_122);
/** One visitor asks for everything: the limits are another test's. */
const unlimited = (text: string): string => text.replaceAll(/^\s*limit_(?:conn|req) .*$/gm, '');
const agent = new Agent({ keepAlive: true });
test.afterAll(() => agent.destroy());

interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request with exactly these header lines. */
function ask(base: string, path: string, lines: HeaderLines): Promise<Seen> {
  const { hostname, port, host } = new URL(base);
  return new Promise((resolve, reject) => {
    const headers = [['Host', host], ...lines].flat();
    const request = httpRequest({ hostname, port, path, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** What a visitor notices of an answer, short enough for a message. */
function gist({ status, headers, body }: Seen): Record<string, unknown> {
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return {
    status,
    location: headers.location,
    encoding: headers['content-encoding'],
    bytes: body.length,
    digest,
  };
}

/** Values of a header that nginx looks up, and does not match against an expression. */
function wholeValues(variable: string): string[] {
  const [, entries = ''] =
    new RegExp(`map \\$http_${variable} \\$\\w+ \\{([^}]*)\\n  \\}`).exec(
      readFileSync('deploy/nginx.conf', 'utf8'),
    ) ?? [];
  return [...entries.matchAll(/^ {4}(?:"([^"~][^"]*)"|(?!default)([\w-]+)) \S+;$/gm)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

test.describe('in front of the built site', () => {
  let api: LaravelApi;
  let site: Site;
  let nginx: Nginx;

  test.beforeEach(async () => {
    api = await new LaravelApi().start();
    site = await startSite({
      API_BASE_URL: api.url,
      TRUST_PROXY: '127.0.0.1',
      PAGE_FRESH_SECONDS: '3600',
      CONTENT_FRESH_SECONDS: '3600',
    });
    nginx = await startNginx(site.url, { change: unlimited });
  });
  test.afterEach(async () => {
    await nginx.stop();
    await site.stop();
    await api.stop();
  });

  test('header values that the configuration names as a whole get from the cache what the site gives them itself', async () => {
    const named = ['accept-encoding', 'accept-language', 'sec-fetch-site'].flatMap((header) =>
      wholeValues(header.replaceAll('-', '_')).map((value) => [header, value] as const),
    );
    expect(named.length).toBeGreaterThan(8);
    for (const [header, value] of [...named, ...named])
      expect
        .soft(gist(await ask(nginx.url, '/contact', [[header, value]])), value)
        .toEqual(gist(await ask(site.url, '/contact', [[header, value]])));
  });

  test(`${VISITORS} visitors with random headers get from the cache what the site gives them itself`, async () => {
    const paths = [
      '/',
      '/contact',
      '/contact?lang=fr',
      '/fr/contact',
      '/partenaire',
      '/toutacticle',
      '/article/41',
      '/en/contact',
      '/ar/toutpage',
      '/robots.txt',
      '/icons/icon.svg',
    ];
    for (const path of ['/', '/partenaire', '/toutacticle', '/article/41', '/ar/toutpage'])
      await readUntilStored(site.url, path);
    const differences: unknown[] = [];
    let hits = 0;
    let nth = 0;
    for (const lines of randomVisitors(VISITORS, SEED)) {
      const path = paths[(nth += 1) % paths.length] ?? '/';
      const [kept, own] = [await ask(nginx.url, path, lines), await ask(site.url, path, lines)];
      if (kept.headers['x-cache'] === 'HIT') hits += 1;
      if (JSON.stringify(gist(kept)) !== JSON.stringify(gist(own)))
        differences.push({ path, lines, kept: gist(kept), own: gist(own) });
    }
    expect(differences.slice(0, 5), `${differences.length} visitors got something else`).toEqual(
      [],
    );
    expect(hits).toBeGreaterThan(VISITORS / 4);
  });
});

test.describe('in front of a server that answers with what it was told', () => {
  let nginx: Nginx;
  const echo = createServer(({ headers }, response) => {
    const told = [
      'accept-language',
      'cookie',
      'save-data',
      'accept-encoding',
      'sec-fetch-site',
    ].map((name) => [name, headers[name]]);
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=3600');
    response.end(JSON.stringify(Object.fromEntries(told)));
  });

  test.beforeEach(async () => {
    nginx = await startNginx(await listen(echo), { change: unlimited });
  });
  test.afterEach(async () => {
    await nginx.stop();
    await stopServer(echo);
  });

  test('what is kept under a key is what the site is told for every visitor of that key', async () => {
    const differences: unknown[] = [];
    const kept = new Set<string>();
    let nth = 0;
    for (const lines of randomVisitors(VISITORS, SEED + 1)) {
      for (const path of ['/contact', '/en/contact', '/media/a.png', '/feeds/fr/articles.xml']) {
        const fromCache = await ask(nginx.url, path, lines);
        // An address no visitor has asked for shows what this visitor's request says to the site.
        const told = (await ask(nginx.url, `${path}?nth=${(nth += 1)}`, lines)).body.toString();
        if (fromCache.headers['x-cache'] === 'HIT') kept.add(`${path} ${told}`);
        if (fromCache.body.toString() !== told)
          differences.push({ path, lines, kept: fromCache.body.toString(), told });
      }
    }
    expect(differences.slice(0, 5), `${differences.length} visitors got something else`).toEqual(
      [],
    );
    // Three encodings.
    const forms = (path: string): number =>
      [...kept].filter((form) => form.startsWith(`${path} `)).length;
    for (const path of ['/contact', '/en/contact', '/media/a.png', '/feeds/fr/articles.xml'])
      expect.soft(forms(path), path).toBe(3);
  });

  test('neither Save-Data nor an unknown cookie is a part of the key, nor told', async () => {
    const toldOf = async (lines: HeaderLines): Promise<string> =>
      (await ask(nginx.url, '/contact', lines)).body.toString();
    const none = await toldOf([]);
    expect(await toldOf([['Cookie', 'leger=1']])).toBe(none);
    expect(await toldOf([['Save-Data', 'on']])).toBe(none);
  });
});
