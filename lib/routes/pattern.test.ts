import { compilePattern, matchPath } from './pattern';

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
    ['/feeds/:language/category/:id.atom', '/feeds/ar/category/3.atom', { language: 'ar', id: '3' }],
    ['/feeds/:language/category/:id.atom', '/feeds/ar/category/3.rss', null],
    ['/feeds/:language/category/:id.atom', '/feeds/ar/category/.atom', null],
    ['/feeds/:language/category/:id.atom', '/feeds/de/category/3.atom', null],
    ['/media/:path+', '/media/storage/a.png', { path: 'storage/a.png' }],
    ['/media/:path+', '/media/', null],
    ['/media/:path+', '/media', null],
  ])('%s on %s gives %j', (pattern, path, parameters) => {
    expect(matchPath(pattern, path, { language: ['fr', 'ar'] })).toEqual(parameters);
  });

  test('builds the paths it matches', () => {
    expect(compilePattern('/article/:id/:slug?').build({ id: '12', slug: 'foire été' })).toBe('/article/12/foire%20%C3%A9t%C3%A9');
    expect(compilePattern('/article/:id/:slug?').build({ id: '12', slug: '' })).toBe('/article/12');
    expect(compilePattern('/feeds/:language/category/:id.atom').build({ language: 'ar', id: '3' })).toBe('/feeds/ar/category/3.atom');
    expect(compilePattern('/').build()).toBe('/');
  });
});
