import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edited, readTags } from './html-tags';
import { inlineStyles } from './inline-styles.internals';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
const SHEETS = {
  'all-1.css': ':root{--a:"$&»"}.box{color:red}',
  'b_2.css': '@media print{.q3-Wx_title{color:red}}',
  'c~3.css': '.q3-Wx_other{color:red}._7ix_CG_shown{color:blue}',
  'd4.css': '.zzYx1a_dialog{color:red}',
};
mkdirSync(join(folder, 'static', 'chunks'), { recursive: true });
for (const [name, text] of Object.entries(SHEETS)) writeFileSync(join(folder, 'static', 'chunks', name), text);

const link = (name: string, more = ''): string => `<link rel="stylesheet" href="/_next/static/chunks/${name}"${more} data-precedence="next"/>`;
const page = (head: string): string =>
  Buffer.from(`<head><title>é</title>${head}</head><body><p class="q3-Wx_title _7ix_CG_shown">Texte</p></body>`).toString('latin1');
const inlined = (html: string, isLite = false) => {
  const { edits, hash } = inlineStyles(html, readTags(html, ['script', 'link']), { encoding: 'latin1', isLite, folder });
  return { html: edited(html, edits), hash };
};

describe('a page with style sheets of the build', () => {
  const written = page(
    Object.keys(SHEETS)
      .map((name) => link(name))
      .join(''),
  );
  const [global, title, other] = Object.values(SHEETS);
  const styles = `${global}${title}${other}`;
  const { html, hash } = inlined(written);

  test('holds those of what it shows, in their order, byte for byte', () => {
    expect(Buffer.from(html, 'latin1').toString()).toContain(`<head><title>é</title><style>${styles}</style><link`);
  });

  test('says by disabled links which sheets it holds, so that no browser asks for them', () => {
    const [head = ''] = html.split('</head>');
    expect(head.match(/<link [^>]*>/g)).toEqual(['all-1.css', 'b_2.css', 'c~3.css'].map((name) => link(name, ' disabled=""')));
  });

  test('asks at its end for those of what only scripts show', () => {
    expect(html.endsWith(`</p>${link('d4.css')}</body>`)).toBe(true);
  });

  test('is allowed by the hash of the text', () => {
    expect(hash).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
  });

  test('asks for nothing in the lite version', () => {
    const lite = inlined(written, true);
    expect(lite.hash).toBe(hash);
    expect(lite.html).toContain('<style>');
    expect(lite.html).not.toContain('<link');
  });
});

describe('a page is left as it is', () => {
  test.each([
    ['without style sheets', ''],
    ['with a sheet of another form', '<link rel="stylesheet" href="/_next/static/chunks/c_2.css"/>'],
    ['with a sheet of another place', '<link rel="stylesheet" href="/_next/static/../../secret.css" data-precedence="next"/>'],
  ])('%s', (_kind, head) => {
    expect(inlined(page(head))).toEqual({ html: page(head), hash: undefined });
  });
});
