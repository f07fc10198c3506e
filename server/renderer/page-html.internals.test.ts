import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { BOOT_SCRIPT } from '@/components/layout/boot-script';
import { hostileText } from '@/testing/properties/hostile';
import { fc } from '@/testing/properties/property';
import { rewritePage } from './page-html.internals';

const LOADER = '/_next/static/later/a-b.js';
const SOURCE = '<script src="/_next/static/chunks/a~1.js" async=""></script>';
const OTHER = '<script src="/_next/static/chunks/b.js" async=""></script>';
const OLD_BROWSERS = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const FONT = '<link rel="preload" as="font" href="/f.woff2"/>';
const STYLES = '<link rel="stylesheet" href="/a.css"/>';
const BOOT = `<script>${BOOT_SCRIPT}</script>`;
const START =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[7]});</script>';
const ANNOUNCEMENT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const DATA = '<script type="application/ld+json">{"a":"\\u003cscript>"}</script>';
const payload = (json: string): string => `<script>self.__next_f.push(${json})</script>`;
const PIECES =
  payload(String.raw`[1,"0:[\"\u003cb\u003e\",\"\u2028"]`) + payload(String.raw`[1,"\"]\n"]`);
const page = (content: string): string =>
  `<!DOCTYPE html><html><head>${STYLES}${FONT}${PRELOAD}${SOURCE}${OLD_BROWSERS}</head><body>${BOOT}${content}${DATA}${START}${OTHER}${SOURCE}${ANNOUNCEMENT}${PIECES}</body></html>`;

const common = {
  loader: LOADER,
  styles: { sheetLists: new Map(), later: undefined },
  canonicalPath: undefined,
};
const rewritten = (html: string, options: Parameters<typeof rewritePage>[1]) => {
  const page = rewritePage(Buffer.from(html), options);
  return { ...page, html: page.html.toString() };
};
const full = (html: string, canonicalPath?: string) =>
  rewritten(html, { ...common, canonicalPath });

describe('a page of the framework', () => {
  const { html, isRecognised } = full(page('<p>Texte</p>'));

  test('has its own first script, with the addresses of all others, each once, and the loader', () => {
    expect(isRecognised).toBe(true);
    expect(html).toContain(
      `<body><script data-static="boot" data-sources="/_next/static/chunks/a~1.js /_next/static/chunks/b.js">${BOOT_SCRIPT}</script><p>Texte</p>`,
    );
    expect(html).toContain(`<head>${STYLES}${FONT}${OLD_BROWSERS}</head>`);
    expect(html).toContain(`<script src="${LOADER}" async=""></script></body>`);
    expect(html.match(/async=""|rel="preload" as="script"/g)).toHaveLength(1);
  });

  test('keeps its payload as blocks of data that no browser runs', () => {
    const blocks = [...html.matchAll(/<script type="text\/x-payload">([^]*?)<\/script>/g)].map(
      ([, text]) => text,
    );
    expect(blocks).toEqual([
      '{"runtimeModuleIds":[7]}',
      String.raw`[1,"0:[\"\u003cb\u003e\",\"\u2028"]`,
      String.raw`[1,"\"]\n"]`,
    ]);
    expect(html).not.toMatch(/__next_f|TURBOPACK/);
    expect(html).toContain(`<p>Texte</p>${DATA}`);
  });

  test('without a first script of its own has both where the framework’s first stood', () => {
    expect(full(page('').replace(BOOT, '')).html).toContain(
      `${FONT}<script data-static="boot" data-sources=`,
    );
  });
});

describe('a page is sent without scripts, its content and its style sheets as they are', () => {
  const bare = `<!DOCTYPE html><html><head>${STYLES}</head><body><p>a</p></body></html>`;

  test.each([
    ['without payload', page('<p>a</p>').replace(PIECES, '')],
    [
      'with another announcement',
      page('<p>a</p>').replace(ANNOUNCEMENT, '<script>self.__next_f=[]</script>'),
    ],
    ['with another start', page('<p>a</p>').replace('"TURBOPACK"', '"OTHER"')],
    [
      'with modules',
      page('<p>a</p>').replace(
        SOURCE,
        '<script type="module" src="/_next/static/chunks/a.js"></script>',
      ),
    ],
    [
      'with a script from elsewhere',
      page('<p>a</p><script src="//evil.example/x.js" async=""></script>'),
    ],
    ['with an inline script of another form', page('<p>a</p><SCRIPT>stolen()</SCRIPT>')],
    ['with a script that ends late', page('<p>a</p><script>x("<script>")</script>')],
    ['with data of another type', page('<p>a</p><script type="speculationrules">{}</script>')],
  ])('%s', (_kind, html) => {
    const result = full(html);
    expect(result.isRecognised).toBe(false);
    expect(result.html).toBe(bare);
  });

  test('and ends where a script begins that is never closed', () => {
    expect(full(`<p>a</p><script>self.__next_f.push([1,"a"])`)).toEqual({
      html: '<p>a</p>',
      isRecognised: false,
    });
  });
});

describe('what others wrote into a page', () => {
  const contents = fc.oneof(
    hostileText,
    fc
      .array(
        fc.constantFrom(
          '<script',
          '</script>',
          '<!--',
          '-->',
          '">',
          "'",
          '<title>',
          '</noscript>',
          'self.__next_f.push([1,"a"])',
          'é',
        ),
        {
          maxLength: 9,
        },
      )
      .map((parts) => parts.join('')),
  );
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  /**
   * In an attribute as older serialisers write it, in a text, in a title, and in place of a
   * comment.
   */
  const written = (text: string): string =>
    `<p title="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${escaped(text)}</p><svg><title>${escaped(text)}</title></svg><iframe title="${escaped(text)}"></iframe>`;

  test('never changes which scripts a browser sees, nor what stands around them', () => {
    const usual = scriptsOf(full(page('')).html);
    fc.assert(
      fc.property(contents, (given) => {
        const text = given.toWellFormed();
        const { html, isRecognised } = full(page(written(text)));
        expect(isRecognised).toBe(true);
        expect(scriptsOf(html)).toEqual(usual);
        expect(html).toContain(written(text));
        const unknown = full(page(`${written(text)}<script>x()</script>`));
        expect([unknown.isRecognised, scriptsOf(unknown.html)]).toEqual([false, []]);
        expect(unknown.html).toContain(`${written(text)}</body>`);
      }),
    );
  });
});

/** The scripts of a page, as browsers read it. */
function scriptsOf(html: string): string[] {
  const found: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.tagName === 'script') {
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      found.push(`${node.attrs.map(({ name, value }) => `${name}=${value}`).join(' ')} ${text}`);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

describe('links by which a screen leads to itself', () => {
  const LINKS =
    '<a href="/fr/article/7" hreflang="fr" data-same-screen="true">Français</a><a href="/ar/article/7?x=1?y" data-same-screen="true">ع</a>' +
    '<a href="/article/7?leger=1" data-same-screen="true">Version légère</a><a href="/article/7">7</a><a href="/article/8" data-same-screen="true">8</a>';

  test('in another language or version get the item’s slug, and keep language and query', () => {
    expect(full(page(LINKS), '/article/7/foire-d%C3%A9t%C3%A9').html).toContain(
      '<a href="/fr/article/7/foire-d%C3%A9t%C3%A9" hreflang="fr" data-same-screen="true">Français</a>' +
        '<a href="/ar/article/7/foire-d%C3%A9t%C3%A9?x=1?y" data-same-screen="true">ع</a>' +
        '<a href="/article/7/foire-d%C3%A9t%C3%A9?leger=1" data-same-screen="true">Version légère</a>' +
        '<a href="/article/7">7</a><a href="/article/8" data-same-screen="true">8</a>',
    );
  });

  test('stay as they are without a slug, or where the screen was not found', () => {
    for (const path of [undefined, '/contact', '/article/7', '/'])
      expect(full(page(LINKS), path).html).toContain(LINKS);
  });
});
