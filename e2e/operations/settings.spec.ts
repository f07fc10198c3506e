import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { get } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { startSite, type Site } from '../../testing/site';

test.describe.configure({ mode: 'default' });

const TOKEN = 'a-token-of-sixteen-or-more';
const folder = mkdtempSync(join(tmpdir(), 'settings-'));
let api: LaravelApi;
let site: Site;

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test.beforeAll(async () => {
  api = await new LaravelApi().start();
  site = await startSite({
    NOINDEX: '1',
    SITE_URL: 'https://www.example.org',
    HSTS_INCLUDE_SUBDOMAINS: '1',
    API_BASE_URL: '',
    API_BASE_URL_FILE: file('api', `${api.url}\n`),
    METRICS_TOKEN_FILE: file('token', `${TOKEN}\n`),
    REDIRECTS_FILE: file('redirects', '{"/index.php":"/article/41","/old/*":"/en"}'),
  });
});
test.afterAll(async () => {
  await site.stop();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('secrets and addresses are read from files', async () => {
  expect((await get(site.url, '/article/41')).status).toBe(200);
  expect(api.callsTo(/\/41$/)).toHaveLength(1);
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await get(site.url, '/metrics', { headers })).status).toBe(200);
});

test('a site that shall not be indexed says so on every answer, and lets robots read that; HSTS takes in subdomains where an operator asks for it', async () => {
  const { body } = await get(site.url, '/');
  const [, style] = /"(\/_next\/static\/[^"]+\.js)"/.exec(body) ?? [];
  const paths = ['/', '/en/nowhere', '/sitemap.xml', '/media/x', '/healthz', '/fr', '/index.php'];
  for (const path of [...paths, '/robots.txt', '/icons/icon.svg', style ?? ''])
    expect.soft(await get(site.url, path), path).toMatchObject({
      headers: {
        'x-robots-tag': 'noindex',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
      },
    });
  expect((await get(site.url, '/robots.txt')).body).toBe('User-agent: *\nDisallow:\n');
});

test('addresses of an old site lead on, permanently', async () => {
  for (const [path, location] of [
    ['/index.php?id=5', '/article/41'],
    ['/old/some/page.html', '/en'],
  ] as const)
    expect(await get(site.url, path)).toMatchObject({ status: 308, headers: { location } });
  expect((await get(site.url, '/older')).status).toBe(404);
});
