import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { attributes, get, type Answer } from '../../testing/http';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { headerFaults, readPolicy } from '../../testing/policy';
import { sendRaw } from '../../testing/raw';
import { startSite, type Site } from '../../testing/site';
import { inLanguage, LANGUAGES } from '../../testing/test';
import { FRAME_SOURCES } from '../../server/http/security-headers';

const TOKEN = 'a-token-of-more-than-16-characters';

/**
 * Every kind of answer the site gives. `own` kinds need a site with variables of its own, whose API
 * is dead.
 */
interface Kind {
  name: string;
  status: number;
  path: string | ((base: string) => Promise<string>);
  own?: true;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const asset = (element: string, attribute: string, pattern: RegExp) => async (base: string) => {
  const found = attributes((await get(base, '/contact')).body, element, attribute).find((address) =>
    pattern.test(address),
  );
  if (!found) throw new Error(`no ${element} with ${attribute} like ${String(pattern)}`);
  return found;
};
const script = async (base: string): Promise<string> => {
  const found = /<script src="([^"]+\.js)"/.exec((await get(base, '/contact')).body)?.[1];
  if (!found) throw new Error('no script');
  return found;
};
const image = async (base: string): Promise<string> => {
  const found = attributes((await get(base, '/toutacticle')).body, 'img', 'src').find((address) =>
    address.startsWith('/media/'),
  );
  if (!found) throw new Error('no image');
  return found;
};

const KINDS: Kind[] = [
  { name: 'a screen in French', status: 200, path: '/contact' },
  { name: 'a screen in Arabic', status: 200, path: '/ar' },
  { name: 'the head of a screen', status: 200, path: '/en/contact', method: 'HEAD' },
  {
    name: 'a screen the visitor has',
    status: 304,
    path: '/contact',
    headers: { 'if-none-match': '*' },
  },
  { name: 'a screen that does not exist', status: 404, path: '/nulle-part' },
  { name: 'a screen whose API is down', status: 503, path: '/article/1', own: true },
  {
    name: 'a redirect by language',
    status: 307,
    path: '/contact',
    headers: { 'accept-language': 'ar' },
  },
  { name: 'a redirect that records a language', status: 307, path: '/fr/contact' },
  { name: 'a redirect to the one true address', status: 308, path: '/contact/' },
  { name: 'a bad address', status: 400, path: '/%' },
  { name: 'a method that is not known', status: 405, path: '/contact', method: 'DELETE' },
  {
    name: 'a method an image does not know',
    status: 405,
    path: '/media/x.png',
    method: 'POST',
    body: 'x',
  },
  {
    name: 'a method a file does not know',
    status: 405,
    path: '/favicon.ico',
    method: 'POST',
    body: 'x',
  },
  { name: 'an address over 4 KB', status: 414, path: `/${'a'.repeat(5000)}` },
  {
    name: 'a form of the wrong type',
    status: 415,
    path: '/contact',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'x',
  },
  {
    name: 'a form from another site',
    status: 403,
    path: '/contact',
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: 'x',
  },
  {
    name: 'an unknown expectation',
    status: 417,
    path: '/contact',
    method: 'POST',
    headers: { expect: 'a-miracle' },
  },
  { name: 'a script', status: 200, path: script },
  { name: 'a style sheet', status: 200, path: asset('link', 'href', /\.css$/) },
  { name: 'a font', status: 200, path: '/assets/fonts/public-sans-latin.woff2' },
  { name: 'a file of the site', status: 200, path: '/assets/placeholder.jpg' },
  { name: 'an icon', status: 200, path: '/icons/icon.svg' },
  { name: 'a file that does not exist', status: 404, path: '/assets/nothing.jpg' },
  { name: 'a script that does not exist', status: 404, path: '/_next/static/chunks/nothing.js' },
  { name: 'an image', status: 200, path: image },
  { name: 'an image that does not exist', status: 404, path: '/media/storage/nothing.png' },
  { name: 'a download that does not exist', status: 404, path: '/files/nothing' },
  { name: 'the manifest', status: 200, path: '/manifest.webmanifest' },
  { name: 'texts as JSON', status: 200, path: '/locales/ar/translation.json' },
  {
    name: 'events as JSON',
    status: 200,
    path: '/api/events?start=2026-03-01T00:00:00Z&end=2026-04-01T00:00:00Z',
  },
  { name: 'events of no period', status: 422, path: '/api/events' },
  { name: 'the contact call, read', status: 405, path: '/api/contact' },
  {
    name: 'the contact call, badly typed',
    status: 415,
    path: '/api/contact',
    method: 'POST',
    body: 'x',
  },
  { name: 'security.txt', status: 200, path: '/.well-known/security.txt' },
  { name: 'health', status: 200, path: '/healthz' },
  { name: 'readiness', status: 200, path: '/readyz' },
  { name: 'figures without a token', status: 403, path: '/metrics', own: true },
  {
    name: 'figures',
    status: 200,
    path: '/metrics',
    own: true,
    headers: { authorization: `Bearer ${TOKEN}` },
  },
  { name: 'the status without a token', status: 403, path: '/statusz', own: true },
  {
    name: 'the status',
    status: 200,
    path: '/statusz',
    own: true,
    headers: { authorization: `Bearer ${TOKEN}` },
  },
  { name: 'the status of a site without a token', status: 404, path: '/statusz' },
  { name: 'the webhook, read', status: 405, path: '/api/revalidate' },
  {
    name: 'the webhook without its secret',
    status: 403,
    path: '/api/revalidate',
    method: 'POST',
    own: true,
  },
  {
    name: 'the webhook',
    status: 200,
    path: '/api/revalidate',
    method: 'POST',
    own: true,
    headers: { authorization: `Bearer ${TOKEN}` },
    body: '{"entity":"article"}',
  },
];

/** Answers that are given before a request is one. */
const BROKEN: { name: string; status: number; text: string }[] = [
  {
    name: 'headers over 16 KB',
    status: 431,
    text: `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(17_000)}\r\n\r\n`,
  },
  { name: 'no HTTP at all', status: 400, text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03' },
  { name: 'no host', status: 400, text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n' },
  {
    name: 'a tunnel',
    status: 405,
    text: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  },
];

let own: Site;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await startSite({
    API_BASE_URL: 'http://127.0.0.1:9',
    SITE_URL: 'https://www.example.org',
    METRICS_TOKEN: TOKEN,
    REVALIDATE_SECRET: TOKEN,
  });
});
test.afterAll(() => own.stop());

for (const kind of KINDS) {
  test(`headers: ${kind.name} (${kind.status})`, async ({ baseURL }) => {
    const base = kind.own ? own.url : (baseURL ?? '');
    const path = typeof kind.path === 'string' ? kind.path : await kind.path(base);
    const answer = await get(base, path, kind);
    expect(answer.status).toBe(kind.status);
    expect(headerFaults((name) => headerOf(answer, name))).toEqual([]);
    expect(headerOf(answer, 'strict-transport-security') !== undefined).toBe(kind.own === true);
    expect(headerOf(answer, 'cache-control') ?? (kind.status === 405 && 'none')).toBeTruthy();
  });
}

for (const { name, status, text } of BROKEN) {
  test(`headers: ${name} (${status})`, async ({ baseURL }) => {
    for (const base of [baseURL ?? '', own.url]) {
      const answer = await sendRaw(base, text);
      expect(answer).toMatchObject({ status, closed: true });
      expect(headerFaults((header) => answer.headers.get(header))).toEqual([]);
      expect(answer.headers.has('strict-transport-security')).toBe(base === own.url);
    }
  });
}

test('HSTS and encrypted-only requests exist only when SITE_URL is https; then the language cookie is secure too', async ({
  baseURL,
}) => {
  const secure = await get(own.url, '/fr/contact');
  expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d{8,}$/);
  expect(secure.headers['set-cookie']?.join()).toContain('; Secure');
  expect((await get(own.url, '/contact')).headers['content-security-policy']).toContain(
    'upgrade-insecure-requests',
  );
  const plain = await get(baseURL ?? '', '/fr/contact');
  expect(plain.headers['set-cookie']?.join()).not.toContain('Secure');
  expect((await get(baseURL ?? '', '/contact')).headers['content-security-policy']).not.toContain(
    'upgrade-insecure-requests',
  );
});

test('HSTS takes subdomains in only where an operator asks for it', async () => {
  const site = await startSite({
    API_BASE_URL: '',
    SITE_URL: 'https://www.example.org',
    HSTS_INCLUDE_SUBDOMAINS: '1',
  });
  try {
    for (const path of ['/contact', '/nulle-part', '/robots.txt', '/icons/icon.svg', '/healthz'])
      expect
        .soft((await get(site.url, path)).headers['strict-transport-security'], path)
        .toMatch(/^max-age=\d{8,}; includeSubDomains$/);
  } finally {
    await site.stop();
  }
});

for (const language of LANGUAGES) {
  test(`the policy of every screen in ${language}: the same on each, nothing by default, one inline script, the build’s styles, frames of known players and maps only`, async ({
    baseURL,
  }) => {
    const base = baseURL ?? '';
    for (const screen of [...SCREENS, { name: 'not found', path: '/nulle-part' }]) {
      const answer = await get(base, inLanguage(await firstOf(base, screen), language));
      const policy = readPolicy(headerOf(answer, 'content-security-policy') ?? '');
      expect.soft(policy.get('default-src'), screen.name).toEqual(["'none'"]);
      expect.soft(policy.get('frame-src'), screen.name).toEqual(FRAME_SOURCES);
      expect.soft(policy.get('form-action'), screen.name).toEqual(["'self'"]);
      expect.soft(policy.get('connect-src'), screen.name).toEqual(["'self'"]);
      expect
        .soft(headerOf(answer, 'content-security-policy'), screen.name)
        .toBe(await usualPolicy(base));
      expect
        .soft(["'self'", ...inlineScripts(answer.body).map(hashOf)], screen.name)
        .toEqual(policy.get('script-src'));
      const styles = Array.from(
        answer.body.matchAll(/<style>([\s\S]*?)<\/style>/g),
        ([, text = '']) => text,
      );
      expect.soft(styles, screen.name).not.toHaveLength(0);
      expect
        .soft(policy.get('style-src'), screen.name)
        .toEqual(expect.arrayContaining(["'self'", ...styles.map(hashOf)]));
      // A proxy reads a head of four kilobytes.
      expect
        .soft(headerOf(answer, 'content-security-policy')?.length, screen.name)
        .toBeLessThan(1500);
      expect
        .soft(/unsafe/.test(headerOf(answer, 'content-security-policy') ?? ''), screen.name)
        .toBe(false);
      expect
        .soft(answer.body.replace(/<script\b[\s\S]*?<\/script>/gi, ''), screen.name)
        .not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=|<style\s/);
    }
  });
}

async function usualPolicy(base: string): Promise<string | undefined> {
  return headerOf(await get(base, '/contact'), 'content-security-policy');
}

function headerOf({ headers }: Answer, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/**
 * What a browser would run: neither files nor data blocks (structured data, the framework's
 * deferred payload).
 */
function inlineScripts(html: string): string[] {
  const found = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  return [...found].flatMap(([, attributes = '', body = '']) =>
    /\s(?:src=|type="(?:application\/ld\+json|text\/x-payload)")/.test(attributes) || body === ''
      ? []
      : [body],
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
