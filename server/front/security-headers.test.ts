import { createHash } from 'node:crypto';
import { baseHeaders, inlineScriptHashes, pagePolicy } from './security-headers';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (html: string, isHttps = true): string => pagePolicy(html, 'utf8', isHttps);

describe('the security policy of a page', () => {
  test('allows each inline script by its own hash, once', () => {
    expect(inlineScriptHashes('<script>a()</script><SCRIPT id="x">b()</SCRIPT><script>a()</script>')).toEqual([hash('a()'), hash('b()')]);
  });

  test('needs no hash for scripts that have an address', () => {
    expect(inlineScriptHashes('<script src="/a.js" async=""></script>')).toEqual([]);
  });

  test('needs no hash for data that no browser runs', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{}</script><script type="module">a()</script>')).toEqual([hash('a()')]);
  });

  test('a script may hold what looks like another, and one that is never closed does not count', () => {
    const body = 'a("<script>");\nİ()';
    expect(inlineScriptHashes(`<p>İ</p><script>${body}</script><script>never(`)).toEqual([hash(body)]);
  });

  test('gives a script the same hash whether its bytes or its characters were read', () => {
    const page = '<p>é</p><script>a("العربية à")</script>';
    expect(inlineScriptHashes(Buffer.from(page).toString('latin1'), 'latin1')).toEqual(inlineScriptHashes(page));
  });

  test('never allows inline or evaluated code in production', () => {
    expect(policyOf('<script>a()</script>')).not.toMatch(/unsafe/);
  });

  test('is closed to everything that is not named', () => {
    const policy = policyOf('');
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'frame-src https://www.openstreetmap.org',
    ]) {
      expect(policy).toContain(part);
    }
  });

  test('asks for encrypted connections only where the site has them', () => {
    expect(policyOf('')).toContain('upgrade-insecure-requests');
    expect(policyOf('', false)).not.toContain('upgrade-insecure-requests');
    expect(baseHeaders(true)).toHaveProperty('strict-transport-security');
    expect(baseHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
