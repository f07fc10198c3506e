import { createHash } from 'node:crypto';
import { baseHeaders, inlineScriptHashes, pagePolicy } from './security-headers';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const LIVE = { dev: false, isHttps: true };

describe('the security policy of a page', () => {
  test('allows each inline script by its own hash, once', () => {
    expect(inlineScriptHashes('<script>a()</script><SCRIPT id="x">b()</SCRIPT><script>a()</script>')).toEqual([hash('a()'), hash('b()')]);
  });

  test('needs no hash for scripts that have an address', () => {
    expect(inlineScriptHashes('<script src="/a.js" async=""></script>')).toEqual([]);
  });

  test('never allows inline or evaluated code in production', () => {
    expect(pagePolicy('<script>a()</script>', LIVE)).not.toMatch(/unsafe/);
  });

  test('is closed to everything that is not named', () => {
    const policy = pagePolicy('', LIVE);
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
    expect(pagePolicy('', LIVE)).toContain('upgrade-insecure-requests');
    expect(pagePolicy('', { dev: false, isHttps: false })).not.toContain('upgrade-insecure-requests');
    expect(baseHeaders(true)).toHaveProperty('strict-transport-security');
    expect(baseHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
