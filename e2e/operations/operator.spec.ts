import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../scripts/lib/free-port.mjs';
import { get, textOf } from '../../testing/http';
import { LaravelApi } from '../../testing/laravel/laravel-api';
import { listen } from '../../testing/loopback';
import { messages } from '../../testing/messages';
import { startInVain, startSite } from '../../testing/site';

test.describe.configure({ mode: 'default' });

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'operator-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the same build serves any content API: two runs, two addresses, never one’s content from another', async () => {
  const marks = ['Atlas', 'Hoggar'];
  const dataDir = join(folder, 'shared-data');
  for (const mark of marks) {
    const api = await new LaravelApi(mark).start();
    // A trailing slash in the address is the operator's business; one folder of data for both is
    // the hardest case.
    const site = await startSite({ API_BASE_URL: `${api.url}/`, DATA_DIR: dataDir });
    const home = textOf((await get(site.url, '/')).body);
    const list = textOf((await get(site.url, '/en/partenaire')).body);
    await site.stop();
    await api.stop();
    expect(home).toContain(`Banque partenaire ${mark}`);
    expect(list).toContain(`Partner bank ${mark}`);
    for (const other of marks.filter((candidate) => candidate !== mark))
      expect(home + list).not.toContain(other);
  }
});

test('a port in use: one clear line on stderr, exit code 1', async () => {
  const holder = createServer();
  const { port } = new URL(await listen(holder));
  const ended = await startInVain({ PORT: port, API_BASE_URL: 'http://127.0.0.1:9' });
  holder.close();
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(new RegExp(`^HOST \\S+ with PORT ${port}: .*already in use.*\n$`));
});

test('SIGTERM to the process of `npm start` ends the site, and frees its port', async () => {
  const port = Number(await freePort());
  const npm = spawn('npm', ['start'], {
    env: {
      ...process.env,
      API_BASE_URL: '',
      SITE_URL: '',
      SITE_CONFIG: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder, 'npm-start'),
    },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => isFree(port), { timeout: 10_000 }).toBe(true);
});

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** What another start may find put right ends with 1, and is tried again. */
const WRONG: { what: string; env: Record<string, string>; line: RegExp; code?: number }[] = [
  { what: 'PORT=abc', env: { PORT: 'abc' }, line: /^PORT [^\n]+\n$/ },
  { what: 'PORT=70000', env: { PORT: '70000' }, line: /^PORT [^\n]+\n$/ },
  {
    what: 'API_BASE_URL=ftp://x',
    env: { API_BASE_URL: 'ftp://x' },
    line: /^API_BASE_URL [^\n]*http[^\n]*\n$/,
  },
  { what: 'SITE_URL=nonsense', env: { SITE_URL: 'nonsense' }, line: /^SITE_URL [^\n]+\n$/ },
  { what: 'RENDERERS=many', env: { RENDERERS: 'many' }, line: /^RENDERERS [^\n]+\n$/ },
  {
    what: 'PAGE_FRESH_SECONDS=-1',
    env: { PAGE_FRESH_SECONDS: '-1' },
    line: /^PAGE_FRESH_SECONDS [^\n]+\n$/,
  },
  { what: 'LOG_LEVEL=loud', env: { LOG_LEVEL: 'loud' }, line: /^LOG_LEVEL [^\n]+\n$/ },
  {
    what: 'HOST of another machine',
    env: { HOST: '192.0.2.77' },
    line: /^HOST 192\.0\.2\.77 [^\n]+\n$/,
    code: 1,
  },
  {
    what: 'TMPDIR too long',
    env: { TMPDIR: `/${'x'.repeat(100)}` },
    line: /^TMPDIR [^\n]+\n$/,
  },
  {
    what: 'TMPDIR that cannot be written to',
    env: { TMPDIR: '/proc' },
    line: /^TMPDIR cannot be used: [^\n]+\n$/,
  },
  {
    what: 'SITE_URL with a path',
    env: { SITE_URL: 'https://www.example.org/site/' },
    line: /^SITE_URL must have no path[^\n]*\n$/,
  },
  {
    what: 'SITE_CONFIG without a file',
    env: { SITE_CONFIG: '/nowhere/site.json' },
    line: /^SITE_CONFIG \/nowhere\/site\.json[^\n]+\n$/,
  },
];
for (const { what, env, line, code = 78 } of WRONG) {
  test(`a wrong variable (${what}): one clear line that names it, exit code ${code}`, async () => {
    const ended = await startInVain({ API_BASE_URL: 'http://127.0.0.1:9', ...env });
    expect(ended.code).toBe(code);
    expect(ended.stderr).toMatch(line);
  });
}

test('SITE_CONFIG replaces the organisation’s name, address and phone when the site runs', async () => {
  const file = join(folder, 'site.json');
  const name = {
    fr: 'Union des chambres d’essai',
    en: 'Union of test chambers',
    ar: 'اتحاد غرف الاختبار',
  };
  const address = { fr: '12, rue des Essais', en: '12 Test Street', ar: '12 شارع الاختبار' };
  writeFileSync(file, JSON.stringify({ name, address, phone: '+213 00 00 77 77' }));
  const api = await new LaravelApi().start();
  const site = await startSite({ API_BASE_URL: api.url, SITE_CONFIG: file });
  try {
    for (const [language, path] of Object.entries({
      fr: '/contact',
      en: '/en/contact',
      ar: '/ar/contact',
    } as const)) {
      const { body } = await get(site.url, path);
      expect(textOf(body, 'header') + textOf(body, 'footer')).toContain(name[language as 'fr']);
      expect(textOf(body, 'main')).toContain(address[language as 'fr']);
      expect(textOf(body, 'main')).toContain('+213 00 00 77 77');
    }
  } finally {
    await site.stop();
    await api.stop();
  }
});

test('the notice of demonstration stands on every page with the embedded content, in full on the legal one, and on none with an API of the operator’s', async () => {
  const api = await new LaravelApi().start();
  const [own, embedded] = await Promise.all([
    startSite({ API_BASE_URL: api.url }),
    startSite({ API_BASE_URL: '' }),
  ]);
  try {
    for (const path of ['/', '/contact', '/partenaire', '/nulle-part']) {
      expect
        .soft(textOf((await get(embedded.url, path)).body), path)
        .toContain(messages.fr.common.demo);
      expect
        .soft(textOf((await get(own.url, path)).body), path)
        .not.toContain(messages.fr.common.demo);
    }
    expect
      .soft(textOf((await get(embedded.url, '/confidentialite')).body))
      .toContain(textOf(messages.fr.privacy.demonstration));
    expect
      .soft(textOf((await get(own.url, '/confidentialite')).body))
      .not.toContain(textOf(messages.fr.privacy.demonstration));
  } finally {
    await Promise.all([own.stop(), embedded.stop(), api.stop()]);
  }
});
