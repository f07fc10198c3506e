import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ATTACKS, INNER_ADDRESSES, type Attack } from '../../testing/attacks';
import { get, languageOf, type Answer } from '../../testing/http';
import { split } from '../../testing/audit/facts';
import { headerFaults } from '../../testing/policy';

const NEIGHBOURS = [
  '/',
  '/en',
  '/ar/contact',
  '/contact',
  '/en/toutacticle',
  '/ar/chambre_de_commerces',
  '/calendrier?date=2026-03',
  '/nulle-part',
];

const STRANGE = /evil\.example|nonce-evil/;

let site = '';
let before: string[] = [];
test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? '';
  before = await neighbours();
});

/**
 * The document itself. Its scripts hold the same once more, in an order that depends on which of
 * its data came first.
 */
const document = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/gi, '');

/** Status, language and text of pages that have nothing to do with an attack. */
async function neighbours(): Promise<string[]> {
  const answers = await Promise.all(NEIGHBOURS.map((path) => get(site, path)));
  return answers.map(({ status, headers, body }, index) =>
    [
      NEIGHBOURS[index],
      status,
      headers['content-language'],
      createHash('sha256').update(document(body)).digest('hex'),
    ].join(' '),
  );
}

function faultsOf(answer: Answer): string[] {
  return headerFaults((name) => {
    const value = answer.headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  });
}

/** A screen not asked for before, the same for every number but for the number itself. */
const cold = (language: string, run: string, number: number): string =>
  `/${language}/search?keyword=zz${run}${String(number).padStart(3, '0')}`;
const withoutNumber = (text: string, run: string): string =>
  text.replace(new RegExp(`zz${run}\\d{3}`, 'g'), 'keyword');

/**
 * Headers that do not depend on the keyword, on time, or on which part of a page was ready first.
 */
const steady = ({ headers }: Answer): Answer['headers'] => ({
  ...headers,
  // The rows of the payload are numbered in the order in which they were ready.
  'content-length': '',
  etag: '',
  date: '',
  age: '',
  'x-request-id': '',
  link: '',
  'content-security-policy': '',
});

/** Only answers that are no page of ours may differ from one: what was refused or redirected. */
function expectHarmless(answer: Answer, attack: Attack): void {
  expect(answer.status, attack.name).toBeGreaterThanOrEqual(200);
  expect(answer.status, attack.name).toBeLessThan(500);
  expect(faultsOf(answer), attack.name).toEqual([]);
  expect(JSON.stringify(answer.headers) + answer.body, attack.name).not.toMatch(STRANGE);
  expect(answer.headers['set-cookie'], attack.name).toBeUndefined();
  if (answer.headers.location)
    expect(answer.headers.location, attack.name).toMatch(/^\/en\/search\?/);
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  if (isPage) expect(languageOf(answer.body), attack.name).toEqual({ lang: 'en', dir: 'ltr' });
  else expect(String(answer.headers['cache-control']), attack.name).toMatch(/no-store|private/);
}

test('requests that broke the framework before get the right page, the usual headers, or a refusal; the next visitor notices nothing', async () => {
  const run = Date.now().toString(36);
  const clean = await get(site, cold('en', run, 999));
  expect(clean.status).toBe(200);
  for (const [number, attack] of ATTACKS.entries()) {
    const address = cold('en', run, number);
    expectHarmless(
      await get(site, attack.query ? `${address}&${attack.query}` : address, attack),
      attack,
    );
    const next = await get(site, address);
    expect(next.status, attack.name).toBe(200);
    expect(next.body, attack.name).not.toMatch(/evil/);
    expect(
      withoutNumber(document(next.body), run) === withoutNumber(document(clean.body), run),
      `${attack.name}: the next visitor’s page`,
    ).toBe(true);
    expect(steady(next), attack.name).toEqual(steady(clean));
  }
  expect(await neighbours()).toEqual(before);
});

test('the same requests at route handlers and files change nothing there', async () => {
  for (const path of ['/locales/en/translation.json', '/assets/placeholder.jpg', '/api/events']) {
    const { status, body } = await get(site, path);
    for (const attack of ATTACKS) {
      const answer = await get(site, attack.query ? `${path}?${attack.query}` : path, attack);
      expect(answer.status, `${path} ${attack.name}`).toBeLessThan(500);
      expect(faultsOf(answer), `${path} ${attack.name}`).toEqual([]);
      expect(JSON.stringify(answer), `${path} ${attack.name}`).not.toMatch(STRANGE);
    }
    expect(await get(site, path)).toMatchObject({ status, body });
  }
});

test('internal addresses of the framework are not found: screens of the language, and plain text below /_next', async () => {
  for (const path of INNER_ADDRESSES)
    for (const headers of [{}, { rsc: '1' }]) {
      const answer = await get(site, path, { headers });
      expect.soft(answer.status, path).toBe(404);
      expect.soft(faultsOf(answer), path).toEqual([]);
      const { language } = split(path);
      if (path.startsWith('/_next/'))
        expect.soft(String(answer.headers['content-type']), path).toMatch(/^text\/plain/);
      else expect.soft(languageOf(answer.body).lang, path).toBe(language);
    }
});

test('Server Actions and image optimisation are not in the build', () => {
  const manifest = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(`.next/${name}`, 'utf8')) as Record<string, unknown>;
  expect(manifest('server/server-reference-manifest.json')).toMatchObject({ node: {}, edge: {} });
  expect(manifest('required-server-files.json')).toMatchObject({
    config: { images: { unoptimized: true, remotePatterns: [], domains: [] } },
  });
});
