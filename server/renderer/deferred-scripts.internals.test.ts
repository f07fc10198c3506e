import { inlineScriptHashes } from '../security-headers';
import { loaderTag, withData, withoutScripts } from './late-scripts';

const LOADER = 'load("$&")';
const HEAD =
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main-1.js"/>' +
  '<script src="/_next/static/chunks/react-2.js" async=""></script><script src="/_next/static/chunks/page~3.js" async=""></script>';
const BODY =
  '<p>Texte</p><script id="_R_">start()</script><script src="/_next/static/chunks/main-1.js" async=""></script><script>data([1,"f"])</script>';
const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const piece = (json: string): string => `<script>self.__next_f.push(${json})</script>`;
const TEXTS = [piece(String.raw`[1,"1:\"\u003cb\u003e\"\n"]`), piece('[1,"2:é"]')].join('');
const DATA = '1:"<b>"\n2:é';

describe('a page without its scripts', () => {
  const page = withoutScripts(`<head>${HEAD}</head><body>${BODY}</body>`);

  test('names them, each once, and nothing else fetches them', () => {
    expect(page?.sources).toEqual(['/_next/static/chunks/react-2.js', '/_next/static/chunks/page~3.js', '/_next/static/chunks/main-1.js']);
    expect(`${page?.before}${page?.after}`).not.toMatch(/ src=|as="script"/);
  });

  test('keeps everything else in its place', () => {
    expect(page?.before).toBe('<head><link rel="stylesheet" href="/a.css"/>');
    expect(page?.after).toBe('</head><body><p>Texte</p><script id="_R_">start()</script><script>data([1,"f"])</script></body>');
    expect(page?.data).toBe('');
  });

  test('has its data beside it, whole', () => {
    expect(withoutScripts(`${SCRIPT}<p>Texte</p>${START}${TEXTS}<p>Fin</p>`)).toMatchObject({ after: '<p>Texte</p><p>Fin</p>', data: DATA });
  });

  test.each(['[3,"AAEC"]', '[2,null]', '{"a":1}'])('is none when a piece of its data is %s', (odd) => {
    expect(() => withoutScripts(SCRIPT + START + TEXTS + piece(odd))).toThrow('not known');
  });

  test.each([
    ['without scripts', '<p>Texte</p>'],
    ['with a script for old browsers', '<script src="/_next/static/chunks/old.js" noModule=""></script>'],
    ['with a script of another kind', '<script src="/assets/a.js" async=""></script>'],
    ['that preloads a font', '<link rel="preload" as="font" href="/a.woff2"/>'],
    ['that speaks of scripts', '<p>&lt;script src="/_next/static/a.js" async=""&gt;&lt;/script&gt;</p>'],
  ])('is not made of a page %s', (_kind, html) => {
    expect(withoutScripts(html)).toBeUndefined();
  });
});

describe('in their place', () => {
  test('stands one loader for all pages, allowed by one hash', () => {
    const [one, other] = [loaderTag(['/a.js', '/b.js'], LOADER), loaderTag(['/c.js'], LOADER, '/?_hydration=x')];
    expect(one).toBe(`<script data-sources="/a.js /b.js">${LOADER}</script>`);
    expect(inlineScriptHashes(one)).toEqual(inlineScriptHashes(other));
  });

  test('the address of the data is told to it as an attribute', () => {
    expect(loaderTag(['/a.js'], LOADER, '/search?keyword="&_hydration=x')).toContain('data-hydration="/search?keyword=&quot;&amp;_hydration=x"');
  });
});

test('data that nobody keeps stand at the end of the page, as the framework writes them', () => {
  const whole = withData('<p>Texte</p></body></html>', DATA);
  expect(whole).toMatch(/<\/script><\/body><\/html>$/);
  expect(withoutScripts(SCRIPT + whole)).toMatchObject({ after: '<p>Texte</p></body></html>', data: DATA });
  expect(inlineScriptHashes(withData('', '</script><script>alert(1)</script>'))).toHaveLength(2);
});
