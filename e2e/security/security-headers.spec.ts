import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { get, type Answer } from '../../testing/http';
import { firstOf, SCREENS } from '../../testing/own-screens';
import { headerFaults, readPolicy } from '../../testing/policy';
import { startSite, type Site } from '../../testing/site';
import { inLanguage, ONE_PER_DIRECTION } from '../../testing/test';
import { FRAME_SOURCES } from '../../server/http/security-headers';

/**
 * Answers that need the build or a renderer; `server/front/front.test.ts` has the others. An `own`
 * kind is asked of a site over TLS whose API is dead.
 */
interface Kind {
  name: string;
  status: number;
  path: string | ((base: string) => Promise<string>);
  own?: true;
  method?: string;
  headers?: Record<string, string>;
}

/** The address of something that a screen names. */
const named = (screen: string, pattern: RegExp) => async (base: string) => {
  const [, found = 'nothing'] = pattern.exec((await get(base, screen)).body) ?? [];
  return found.replaceAll('&amp;', '&');
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
  { name: 'a script', status: 200, path: named('/contact', /<script src="([^"]+\.js)"/) },
  {
    name: 'a style sheet',
    status: 200,
    path: named('/contact', /<link\b[^>]* href="([^"]+\.css)"/),
  },
  { name: 'a font', status: 200, path: '/assets/fonts/public-sans-latin.woff2' },
  { name: 'a script that does not exist', status: 404, path: '/_next/static/chunks/nothing.js' },
  {
    name: 'an image',
    status: 200,
    path: named('/toutacticle', /<img\b[^>]* src="(\/media\/[^"]+)"/),
  },
  { name: 'the manifest', status: 200, path: '/manifest.webmanifest' },
  { name: 'texts as JSON', status: 200, path: '/locales/ar/translation.json' },
  {
    name: 'events as JSON',
    status: 200,
    path: '/api/events?start=2026-03-01T00:00:00Z&end=2026-04-01T00:00:00Z',
  },
  { name: 'events of no period', status: 422, path: '/api/events' },
];

let own: Site;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await startSite({
    API_BASE_URL: 'http://127.0.0.1:9',
    SITE_URL: 'https://www.example.org',
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
    expect(headerOf(answer, 'cache-control')).toBeTruthy();
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

for (const language of ONE_PER_DIRECTION) {
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
      // A proxy reads a head of four kilobytes; the other headers take one.
      expect
        .soft(headerOf(answer, 'content-security-policy')?.length, screen.name)
        .toBeLessThan(2500);
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
