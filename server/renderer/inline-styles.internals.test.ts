import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEdits, PAGE_ENCODING, readTags } from './html-tags';
import { inlineStyles, readStyles, styleTexts } from './inline-styles.internals';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));
const GLOBAL = ':root{--a:"$&»"}';
const PRINT = '@media print{.b{color:red}}';
const TITLE = '.b{color:blue}';
const OTHER = '.c{color:blue}';
const OPTIONAL = '.x_text{--sheet:optional;color:red}.x_text p{color:blue}';
const NOTE = '.x_note{margin:0;--sheet: optional}';
const SHEETS = {
  'all-1.css': GLOBAL,
  'b_2.css': `@supports (--later:1){${PRINT}}${TITLE}`,
  'c~3.css': OTHER,
  'd.css': `@layer base {\n@supports (--optional: 1) {${OPTIONAL}}\n}\n@supports (--optional:1){${NOTE}}`,
};
mkdirSync(join(folder, 'static', 'chunks'), { recursive: true });
for (const [name, text] of Object.entries(SHEETS))
  writeFileSync(join(folder, 'static', 'chunks', name), text);

const listed = (...names: string[]) =>
  names.map((name) => ({ path: `static/chunks/${name}`, inlined: false }));
function writeManifest(build: string, screen: string, entryCSSFiles: unknown, after = ';'): void {
  const place = join(build, 'server', 'app', screen);
  mkdirSync(place, { recursive: true });
  const start = `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${screen}/page"] = `;
  writeFileSync(
    join(place, 'page_client-reference-manifest.js'),
    start + JSON.stringify({ clientModules: {}, entryCSSFiles }) + after,
  );
}
writeManifest(folder, '[locale]/[[...slug]]', {
  '[project]/app/layout': listed('all-1.css'),
  '[project]/app/page': listed('all-1.css', 'b_2.css'),
  '[project]/app/texts': listed('d.css', 'all-1.css', 'b_2.css'),
  '[project]/app/x': [],
});
writeManifest(
  folder,
  '[locale]/other',
  {
    '[project]/app/layout': listed('all-1.css'),
    '[project]/app/other': listed('all-1.css', 'c~3.css'),
  },
  '\n',
);
const styles = readStyles(folder);

const link = (name: string, more = ''): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}"${more} data-precedence="next"/>`;
const unloaded = (links: string): string =>
  links.replaceAll('<link', '<link type="text/x-inlined"');
const page = (head: string): string =>
  Buffer.from(`<head><title>é</title>${head}</head><body><p>Texte</p></body>`).toString('latin1');
const inlined = (html: string) =>
  Buffer.from(
    applyEdits(
      Buffer.from(html, PAGE_ENCODING),
      inlineStyles(html, readTags(html, ['script', 'link']), styles),
    ),
  ).toString();

test('the styles of every page of the build are known before there is one', () => {
  const texts = [GLOBAL + TITLE, `@layer base {${OPTIONAL}}`, NOTE, GLOBAL + OTHER].map((text) =>
    Buffer.from(text).toString('latin1'),
  );
  expect(styleTexts(styles).map((text) => text.trim())).toEqual(texts);
});

describe('a page with style sheets of the build', () => {
  const html = inlined(page(link('all-1.css') + link('b_2.css')));

  test('holds what its first paint needs, in the order of its sheets, byte for byte', () => {
    expect(html).toContain(`<head><title>é</title><style>${GLOBAL}${TITLE}</style><link`);
  });

  test('keeps the links of the sheets for React, with a type that loads nothing', () => {
    const links = unloaded(link('all-1.css') + link('b_2.css'));
    expect(html).toContain(`</style>${links}</head>`);
  });

  test('links at its end to one sheet with the rest of all pages, named by its content', () => {
    expect(styles.later?.content.toString()).toBe(PRINT);
    expect(html).toContain(
      `<p>Texte</p><link rel="stylesheet" href="${styles.later?.address}"/></body>`,
    );
    expect(styles.later?.address).toMatch(/^\/_next\/static\/later\/[\w-]{12}\.css$/);
  });
});

describe('an optional part of a sheet', () => {
  const names = ['d.css', 'all-1.css', 'b_2.css'];
  const written = page(names.map((name) => link(name)).join(''));

  test('is left out of a page without its class', () => {
    expect(inlined(written).match(/<style>/g)).toHaveLength(1);
  });

  test.each([
    ['x_text', `@layer base {${OPTIONAL}}`],
    ['x_note', NOTE],
  ])('stands after the others in a page with it: %s', (name, text) => {
    const html = inlined(written.replace('<p>', `<p class="a ${name}">`));
    expect(html).toContain(`${GLOBAL}${TITLE}</style><style>${text}</style><link`);
  });
});

test.each([
  ['without style sheets', ''],
  ['with a list of them that the build does not name', link('b_2.css') + link('all-1.css')],
  [
    'with a sheet of another form',
    link('all-1.css') +
      '<link rel="stylesheet" href="/_next/static/chunks/b_2.css"/>' +
      link('c_2.css'),
  ],
  [
    'with a sheet of another place',
    '<link rel="stylesheet" href="/_next/static/../../secret.css" data-precedence="next"/>',
  ],
])('a page is left as it is: %s', (_kind, head) => {
  expect(inlined(page(head))).toBe(Buffer.from(page(head), 'latin1').toString());
});

test.each([
  ['of another form', (build: string) => writeManifest(build, 'a', { b: [{ file: 'all-1.css' }] })],
  [
    'that names a sheet which is not there',
    (build: string) => writeManifest(build, 'a', { b: listed('gone.css') }),
  ],
  ['that is not there', (build: string) => rmSync(join(build, 'server'), { recursive: true })],
])('a manifest %s leaves all sheets links', (_kind, change) => {
  const build = mkdtempSync(join(tmpdir(), 'other-build-'));
  mkdirSync(join(build, 'server', 'app'), { recursive: true });
  change(build);
  expect(readStyles(build).sheetLists.size).toBe(0);
});
