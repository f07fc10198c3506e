import { compilePattern } from './pattern';
import { ALL_ROUTES, isReserved, SCREEN_ROUTES } from './table';
import { readdirSync } from 'node:fs';
import { config } from '@/middleware';
import { RESOLVED_HEADER, matchRoute, routeLabel } from './canonical';

describe('a path pattern', () => {
  test.each([
    ['/', '/', {}],
    ['/contact', '/contact', {}],
    ['/contact', '/contact/', null],
    ['/contact', '/contacts', null],
    ['/article/:id/:slug?', '/article/12', { id: '12', slug: '' }],
    ['/article/:id/:slug?', '/article/12/foire%20d', { id: '12', slug: 'foire%20d' }],
    ['/article/:id/:slug?', '/article/', null],
    ['/article/:id/:slug?', '/article/12/', null],
    ['/article/:id/:slug?', '/article/12/a/b', null],
    [
      '/feeds/:language/category/:id.atom',
      '/feeds/ar/category/3.atom',
      { language: 'ar', id: '3' },
    ],
    ['/feeds/:language/category/:id.atom', '/feeds/ar/category/3.rss', null],
    ['/feeds/:language/category/:id.atom', '/feeds/ar/category/.atom', null],
    ['/feeds/:language/category/:id.atom', '/feeds/de/category/3.atom', null],
    ['/media/:path+', '/media/storage/a.png', { path: 'storage/a.png' }],
    ['/media/:path+', '/media/', null],
    ['/media/:path+', '/media', null],
  ])('%s on %s gives %j', (pattern, path, parameters) => {
    expect(compilePattern(pattern, { language: ['fr', 'ar'] }).match(path)).toEqual(parameters);
  });

  test('builds the paths it matches', () => {
    expect(compilePattern('/article/:id/:slug?').build({ id: '12', slug: 'foire été' })).toBe(
      '/article/12/foire%20%C3%A9t%C3%A9',
    );
    expect(compilePattern('/article/:id/:slug?').build({ id: '12', slug: '' })).toBe('/article/12');
    expect(
      compilePattern('/feeds/:language/category/:id.atom').build({ language: 'ar', id: '3' }),
    ).toBe('/feeds/ar/category/3.atom');
    expect(compilePattern('/').build()).toBe('/');
  });
});

const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
/** Patterns of the screens in `app/[locale]`, as the table writes them. */
const screens = files
  .filter((name) => /^\[locale\]\/(?:.+\/)?page\.tsx$/.test(name) && !name.includes('[...rest]'))
  .map((name) =>
    name
      .replace('[locale]', '')
      .replace(/\/page\.tsx$/, '')
      .replace('[[...slug]]', ':slug?')
      .replace('[id]', ':id'),
  )
  .map((pattern) => pattern || '/');
/** Addresses of the route handlers, an example for each parameter. */
const handlers = files
  .filter((name) => /(?:^|\/)(?:route|manifest|robots|sitemap)\.tsx?$/.test(name))
  .map((name) =>
    `/${name.replace(/\/route\.ts$/, '').replace(/\.tsx?$/, '')}`
      .replace(/\[\.\.\.\w+\]/g, 'a/b')
      .replace('[language]', 'fr'),
  );

describe('the route table', () => {
  test('has every screen of the application, and no other', () => {
    expect(SCREEN_ROUTES.map(([, { pattern }]) => pattern).toSorted()).toEqual(screens.toSorted());
  });

  test.each(ALL_ROUTES.filter(([, { kind }]) => kind === 'document' || kind === 'handler'))(
    'the route %s has a handler',
    (_name, { path }) => {
      const example = path.build({
        language: 'fr',
        id: '1',
        file: 'articles.xml',
        lng: 'fr',
        ns: 'translation.json',
      });
      const folder = (name: string): string => name.replace(/\[[\w.]+\]/g, '*');
      const isHandled = handlers.some((handler) => {
        const parts = folder(handler.replace(/^\/manifest$/, '/manifest.webmanifest')).split('/');
        const given = example.split('/');
        return (
          parts.length === given.length &&
          parts.every((part, index) => part === '*' || part === given[index] || part === 'fr')
        );
      });
      expect(isHandled).toBe(true);
    },
  );

  test.each(handlers.filter((path) => !path.includes('[')))('%s is a route', (path) => {
    expect(matchRoute(path.replace(/^\/manifest$/, '/manifest.webmanifest'))).toBeDefined();
  });

  test('is what the middleware consults: its matcher excludes nothing but the framework’s own files', () => {
    expect(config.matcher).toEqual([
      { source: '/((?!_next/).*)', missing: [{ type: 'header', key: RESOLVED_HEADER }] },
    ]);
  });

  test.each([
    '/_next/image',
    '/_next/data/x/en.json',
    '/api/other',
    '/locales/a/b/c',
    '/assets/x.png',
    '/sitemap/x/y',
    '/feeds/fr/x',
    '/.well-known/x',
  ])('%s is nowhere', (path) => {
    expect(matchRoute(path)).toBeUndefined();
    expect(isReserved(path)).toBe(true);
  });

  test.each([
    '/calendar',
    '/calendar/2026',
    '/feeds',
    '/directory/x',
    '/sitemap',
    '/medias',
    '/article/1/x/api',
    '/_nextish',
    '/en/api/contact',
    '/api',
    '/media',
  ])('%s is answered by the not-found screen', (path) => {
    expect(matchRoute(path)).toBeUndefined();
    expect(isReserved(path)).toBe(false);
  });

  test('labels requests by few names, with nothing a visitor typed', () => {
    const addresses =
      '/ /ar/article/7/x /toutacticle /api/events /media/a.jpg /who/knows /healthz'.split(' ');
    expect(addresses.map(routeLabel).join(' ')).toBe(
      'home article toutacticle /api /media other /healthz',
    );
  });
});
