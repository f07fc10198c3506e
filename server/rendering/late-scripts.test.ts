import { inlineScriptHashes } from '../security-headers';
import { withLateScripts } from './late-scripts';

const LOADER = 'load("$&")';
const HEAD =
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main-1.js"/>' +
  '<script src="/_next/static/chunks/react-2.js" async=""></script><script src="/_next/static/chunks/page~3.js" async=""></script>';
const BODY =
  '<p>Texte</p><script id="_R_">start()</script><script src="/_next/static/chunks/main-1.js" async=""></script><script>data([1,"f"])</script>';

describe('a page whose scripts come late', () => {
  const page = withLateScripts(`<head>${HEAD}</head><body>${BODY}</body>`, LOADER);

  test('names them to its loader, each once, and nothing else fetches them', () => {
    expect(page).toContain(
      `<script data-sources="/_next/static/chunks/react-2.js /_next/static/chunks/page~3.js /_next/static/chunks/main-1.js">${LOADER}</script>`,
    );
    expect(page.match(/main-1\.js/g)).toHaveLength(1);
    expect(page).not.toMatch(/ src=|as="script"/);
  });

  test('keeps everything else in its place', () => {
    expect(page).toContain('<head><link rel="stylesheet" href="/a.css"/><script data-sources');
    expect(page).toContain('<body><p>Texte</p><script id="_R_">start()</script><script>data([1,"f"])</script></body>');
  });

  test('has one loader for all pages, allowed by one hash', () => {
    const other = withLateScripts('<script src="/_next/static/chunks/other.js" async=""></script>', LOADER);
    expect(inlineScriptHashes(page)).toEqual(expect.arrayContaining(inlineScriptHashes(other)));
  });

  test.each([
    ['without scripts', '<p>Texte</p>'],
    ['with a script for old browsers', '<script src="/_next/static/chunks/old.js" noModule=""></script>'],
    ['with a script of another kind', '<script src="/assets/a.js" async=""></script>'],
    ['that preloads a font', '<link rel="preload" as="font" href="/a.woff2"/>'],
    ['that speaks of scripts', '<p>&lt;script src="/_next/static/a.js" async=""&gt;&lt;/script&gt;</p>'],
  ])('a page %s stays as it is', (_kind, html) => {
    expect(withLateScripts(html, LOADER)).toBe(html);
  });
});
