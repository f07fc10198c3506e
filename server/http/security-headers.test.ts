import { createHash } from 'node:crypto';
import { baseHeaders, pagePolicy } from './security-headers';

const LOADER = Buffer.from('load()');
const STYLES = ['a{}', 'b{}'].map((text) => Buffer.from(text));
const policyOf = (isHttps = true): string => pagePolicy(LOADER, STYLES, isHttps);
const hashOf = (bytes: Uint8Array): string =>
  `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`;

describe('the security policy of a page', () => {
  test('lets files of the site and one inline script run, by its hash', () => {
    expect(policyOf()).toContain(`; script-src 'self' ${hashOf(LOADER)};`);
    expect(policyOf()).not.toMatch(/unsafe/);
  });

  test('lets the styles of every page apply by their hashes, and an empty style element', () => {
    expect(policyOf()).toContain(
      `; style-src 'self' ${[Buffer.from(''), ...STYLES].map(hashOf).join(' ')};`,
    );
  });

  test('is closed to everything that is not named', () => {
    for (const part of [
      "default-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "media-src 'self'",
      'frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com https://www.google.com;',
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

test('every response stays out of frames, out of other origins’ documents, and is what its type says', () => {
  expect(baseHeaders(false)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
