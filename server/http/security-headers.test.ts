import { createHash } from 'node:crypto';
import { baseHeaders, pagePolicy, withStyles } from './security-headers';

const LOADER = Buffer.from('load()');
const policyOf = (isHttps = true): string => pagePolicy(LOADER, isHttps);

describe('the security policy of a page', () => {
  test('lets files of the site and one inline script run, by its hash', () => {
    expect(policyOf()).toContain(`; script-src 'self' 'sha256-${createHash('sha256').update(LOADER).digest('base64')}';`);
    expect(policyOf()).not.toMatch(/unsafe/);
  });

  test('lets the styles of a page apply by their hash', () => {
    expect(withStyles(policyOf(), "'sha256-x'")).toContain("; style-src 'self' 'sha256-x' 'sha256-");
    expect(withStyles(policyOf(), undefined)).toBe(policyOf());
  });

  test('is closed to everything that is not named', () => {
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "media-src 'self'",
      'frame-src https://www.openstreetmap.org',
    ]) {
      expect(policyOf()).toContain(part);
    }
  });

  test('asks for encrypted connections only where the site has them', () => {
    expect(policyOf()).toContain('upgrade-insecure-requests');
    expect(policyOf(false)).not.toContain('upgrade-insecure-requests');
    expect(baseHeaders(true)).toHaveProperty('strict-transport-security');
    expect(baseHeaders(false)).not.toHaveProperty('strict-transport-security');
  });
});
