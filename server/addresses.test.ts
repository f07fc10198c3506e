import { readdirSync } from 'node:fs';
import { handlerOf, mayBeScreen } from './addresses';

/** Addresses of the app's route handlers, an example for each parameter. */
const addresses = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?:^|\/)(?:route|manifest|robots|sitemap)\.tsx?$/.test(name))
  .map((name) => `/${name.replace(/\/route\.ts$/, '').replace(/\.tsx?$/, '')}`)
  .map((path) =>
    path
      .replace(/\[\.\.\.\w+\]/g, 'a/b')
      .replace('[language]', 'fr')
      .replace(/\[\w+\]/g, 'x'),
  )
  .map((path) => path.replace(/^\/manifest$/, '/manifest.webmanifest').replace(/^\/robots$/, '/robots.txt'));

describe('the front’s table of addresses', () => {
  test('knows every route handler of the app', () => {
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((path) => !handlerOf(path))).toEqual([]);
    expect(addresses.filter((path) => mayBeScreen(path) && path !== '/manifest.webmanifest')).toEqual([]);
  });

  test.each([
    '/_next/image',
    '/_next/data/x/en.json',
    '/api',
    '/api/other',
    '/media',
    '/locales/a/b/c',
    '/assets/x.png',
    '/sitemap/x y',
    '/feeds/fr/',
    '/.well-known/x',
  ])('%s is nowhere', (path) => {
    expect(handlerOf(path)).toBeUndefined();
    expect(mayBeScreen(path)).toBe(false);
  });

  test.each([
    '/',
    '/contact',
    '/en/api/contact',
    '/medias',
    '/article/1/api',
    '/_nextish',
    '/calendar',
    '/calendar/2026',
    '/feeds',
    '/directory/x',
    '/sitemap',
  ])('%s may be a screen', (path) => {
    expect(handlerOf(path)).toBeUndefined();
    expect(mayBeScreen(path)).toBe(true);
  });
});
