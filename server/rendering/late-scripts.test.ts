import { inlineScriptHashes } from '../security-headers';
import { withLateScripts } from './late-scripts';

const addressOf = (data: string): string => `/a?b="&length=${data.length}`;

const LOADER = 'load("$&")';
const HEAD =
  '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main-1.js"/>' +
  '<script src="/_next/static/chunks/react-2.js" async=""></script><script src="/_next/static/chunks/page~3.js" async=""></script>';
const BODY =
  '<p>Texte</p><script id="_R_">start()</script><script src="/_next/static/chunks/main-1.js" async=""></script><script>data([1,"f"])</script>';

describe('a page whose scripts come late', () => {
  const { html: page, data } = withLateScripts(`<head>${HEAD}</head><body>${BODY}</body>`, LOADER);

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
    expect(data).toBeUndefined();
  });

  test('has one loader for all pages, allowed by one hash', () => {
    const { html: other } = withLateScripts('<script src="/_next/static/chunks/other.js" async=""></script>', LOADER);
    expect(inlineScriptHashes(page)).toEqual(expect.arrayContaining(inlineScriptHashes(other)));
  });

  test.each([
    ['without scripts', '<p>Texte</p>'],
    ['with a script for old browsers', '<script src="/_next/static/chunks/old.js" noModule=""></script>'],
    ['with a script of another kind', '<script src="/assets/a.js" async=""></script>'],
    ['that preloads a font', '<link rel="preload" as="font" href="/a.woff2"/>'],
    ['that speaks of scripts', '<p>&lt;script src="/_next/static/a.js" async=""&gt;&lt;/script&gt;</p>'],
  ])('a page %s stays as it is', (_kind, html) => {
    expect(withLateScripts(html, LOADER, addressOf)).toEqual({ html, data: undefined });
  });
});

describe('the data of a page', () => {
  const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const piece = (json: string): string => `<script>self.__next_f.push(${json})</script>`;
  const TEXTS = [piece(String.raw`[1,"1:\"\u003cb\u003e\"\n"]`), piece('[1,"2:é"]')].join('');

  test('is taken out whole, and its address told to the loader', () => {
    const { html, data } = withLateScripts(`${SCRIPT}<p>Texte</p>${START}${TEXTS}<p>Fin</p>`, LOADER, addressOf);
    expect(data).toBe('1:"<b>"\n2:é');
    expect(html).toBe(
      `<script data-sources="/_next/static/chunks/a.js" data-hydration="/a?b=&quot;&amp;length=11">${LOADER}</script><p>Texte</p><p>Fin</p>`,
    );
  });

  test('stays in a page that nobody keeps', () => {
    const { html, data } = withLateScripts(SCRIPT + START + TEXTS, LOADER);
    expect(html).toContain(START + TEXTS);
    expect(data).toBeUndefined();
  });

  test.each(['[3,"AAEC"]', '[2,null]', '{"a":1}'])('stays in the page when a piece of it is %s', (odd) => {
    const { html, data } = withLateScripts(SCRIPT + START + TEXTS + piece(odd), LOADER, addressOf);
    expect(html).toContain(START + TEXTS + piece(odd));
    expect(html).not.toContain('data-hydration');
    expect(data).toBeUndefined();
  });
});
