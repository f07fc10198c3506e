import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edited, PAGE_ENCODING, readTags } from './html-tags';
import { inlineStyles, readStyles, styleTexts } from './inline-styles.internals';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SHEETS = {
  'all-1.css': ':root{--a:"$&»"}',
  'b_2.css': '@media print{.b{color:red}}',
  'c~3.css': '.c{color:blue}',
  'd.css':
    '.x_text{--sheet:optional;color:red}.x_text p{color:blue}.x_note{margin:0;--sheet: optional}',
};
const [global, title, other, optional] = Object.values(SHEETS);
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
const styles = readStyles('latin1', folder);

const link = (name: string, more = ''): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}"${more} data-precedence="next"/>`;
const page = (head: string): string =>
  Buffer.from(`<head><title>é</title>${head}</head><body><p>Texte</p></body>`).toString('latin1');
const inlined = (html: string) =>
  edited(
    Buffer.from(html, PAGE_ENCODING),
    inlineStyles(html, readTags(html, ['script', 'link']), styles),
  ).toString(PAGE_ENCODING);

test('the styles of every page of the build are known before there is one', () => {
  const texts = [`${global}`, `${global}${title}`, `${optional}`, `${global}${other}`].map((text) =>
    Buffer.from(text).toString('latin1'),
  );
  expect(styleTexts(styles)).toEqual(texts);
});

describe('a page with style sheets of the build', () => {
  const written = page(link('all-1.css') + link('b_2.css'));

  test('holds them in their order, byte for byte', () => {
    expect(Buffer.from(inlined(written), 'latin1').toString()).toContain(
      `<head><title>é</title><style>${global}${title}</style><link`,
    );
  });

  test('says by disabled links which sheets it holds, so that no browser asks for them', () => {
    expect(inlined(written).match(/<link [^>]*>/g)).toEqual(
      ['all-1.css', 'b_2.css'].map((name) => link(name, ' disabled=""')),
    );
  });
});

describe('an optional sheet', () => {
  const names = ['d.css', 'all-1.css', 'b_2.css'];
  const written = page(names.map((name) => link(name)).join(''));

  test('is left out of a page without its classes; its link says that nothing need be fetched', () => {
    const html = Buffer.from(inlined(written), 'latin1').toString();
    expect(html.match(/<style>.*<\/style>/)?.[0]).toBe(`<style>${global}${title}</style>`);
    expect(html.match(/<link [^>]*>/g)).toEqual(names.map((name) => link(name, ' disabled=""')));
  });

  test.each(['x_text', 'x_note'])(
    'stands after the others in a page with one of them: %s',
    (name) => {
      const html = Buffer.from(
        inlined(written.replace('<p>', `<p class="a ${name}">`)),
        'latin1',
      ).toString();
      expect(html).toContain(`<style>${global}${title}</style><style>${optional}</style><link`);
      expect(html.match(/<link [^>]*>/g)).toEqual(names.map((each) => link(each, ' disabled=""')));
    },
  );
});

test('a sheet in which the bundler joined an optional module with another is in every page', () => {
  const build = mkdtempSync(join(tmpdir(), 'joined-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  const joined = '.x_notice{--sheet:optional;color:red}.y_logo{display:flex}';
  writeFileSync(join(build, 'static', 'chunks', 'e.css'), joined);
  writeManifest(build, 'a', { b: listed('e.css') });
  const known = readStyles('latin1', build);
  const html = page(link('e.css'));
  const edits = inlineStyles(html, readTags(html, ['script', 'link']), known);
  expect(edited(Buffer.from(html), edits).toString()).toContain(`<style>${joined}</style>`);
  rmSync(build, { recursive: true });
});

describe('a page is left as it is', () => {
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
  ])('%s', (_kind, head) => {
    expect(inlined(page(head))).toBe(page(head));
  });
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
  expect(readStyles('latin1', build).size).toBe(0);
});
