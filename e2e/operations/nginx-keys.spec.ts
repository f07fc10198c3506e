import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { systemNginx } from '../../scripts/lib/proxies.mjs';
import { LASTING, readUntilStored } from '../../testing/calls';
import { startNginx, type Nginx } from '../../testing/proxies/nginx';
import type { Site } from '../../testing/site';
import { onLaravel } from '../support/laravel-site';
import { randomVisitors, type HeaderLines } from '../support/visitors';

test.describe.configure({ mode: 'default' });
test.skip(!systemNginx(), 'No nginx on this machine (as root, npm test installs Debian’s)');

const VISITORS = Number(process.env['NGINX_VISITORS'] ?? 500);
const SEED = Number(process.env['NGINX_SEED'] ?? 20_261_122);
const PATHS = [
  '/',
  '/contact',
  '/contact?lang=fr',
  '/fr/contact',
  '/partenaire',
  '/partenaires',
  '/toutacticle',
  '/article/41',
  '/en/contact',
  '/ar/toutpage',
  '/robots.txt',
  '/icons/icon.svg',
];
/** One visitor asks for everything: the limits are another test's. */
const unlimited = (text: string): string => text.replaceAll(/^\s*limit_(?:conn|req) .*$/gm, '');
const PROXIES = {
  'the shipped nginx': 'deploy/nginx.conf',
  'a plain caching proxy that obeys headers alone': 'e2e/support/plain-proxy.conf',
};

interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });
let site: Site;
let nginx: Nginx | undefined;
onLaravel((_api, started) => (site = started), 'once', { ...LASTING, TRUST_PROXY: '127.0.0.1' });
test.beforeAll(async () => {
  for (const path of ['/', '/partenaire', '/toutacticle', '/article/41', '/ar/toutpage'])
    await readUntilStored(site.url, path);
});
test.afterEach(async () => nginx?.stop());
test.afterAll(() => agent.destroy());

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

for (const [name, config] of Object.entries(PROXIES))
  test(`${VISITORS} visitors with random headers get from ${name} what the site gives them itself`, async () => {
    nginx = await startNginx(site.url, { config, change: unlimited });
    const visitors = [...randomVisitors(VISITORS, SEED)];
    const differences: unknown[] = [];
    let hits = 0;
    // In the second round a proxy has what it kept.
    for (const [index, lines] of [...visitors, ...visitors].entries()) {
      const path = PATHS[(index % VISITORS) % PATHS.length] ?? '/';
      const [seen, own] = [await ask(nginx.url, path, lines), await ask(site.url, path, lines)];
      if (seen.headers['x-cache'] === 'HIT') hits += 1;
      if (JSON.stringify(gist(seen)) !== JSON.stringify(gist(own)))
        differences.push({ path, lines, seen: gist(seen), own: gist(own) });
    }
    expect(differences.slice(0, 5), `${differences.length} visitors got something else`).toEqual(
      [],
    );
    expect(hits).toBeGreaterThan(VISITORS / 3);
  });
