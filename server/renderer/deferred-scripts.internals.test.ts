import { inlineScriptHashes } from '../front/security-headers';
import { deferScripts } from './deferred-scripts.internals';

const LOADER = 'load("$&")';
const SOURCE = '<script src="/_next/static/chunks/a~1.js" async=""></script>';
const OTHER = '<script src="/_next/static/chunks/b.js" async=""></script>';
const OLD_BROWSERS = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const ANNOUNCEMENT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const payload = (json: string): string => `<script>self.__next_f.push(${json})</script>`;
const PAGE = `<head>${PRELOAD}${SOURCE}${OLD_BROWSERS}</head><body><p>Texte</p><script id="_R_">start()</script>${OTHER}${SOURCE}${ANNOUNCEMENT}${payload(
  String.raw`[1,"1:\"\u003cb\u003e\"\n"]`,
)}${payload('[3,"AAEC"]')}</body>`;

describe('a page of the framework', () => {
  const deferred = deferScripts(PAGE, LOADER) ?? '';

  test('has one loader in place of its scripts, with their addresses, each once', () => {
    expect(deferred).toContain(
      `<head><script data-sources="/_next/static/chunks/a~1.js /_next/static/chunks/b.js">${LOADER}</script>${OLD_BROWSERS}</head>`,
    );
    expect(deferred).not.toMatch(/async=""|rel="preload" as="script"/);
  });

  test('keeps its payload as data blocks that no browser runs, in their order', () => {
    const blocks = [...deferred.matchAll(/<script type="text\/x-payload">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as unknown);
    expect(blocks).toEqual([
      [1, '1:"<b>"\n'],
      [3, 'AAEC'],
    ]);
    expect(deferred).not.toContain('__next_f');
  });

  test('keeps everything else where it stands', () => {
    expect(deferred).toContain('<body><p>Texte</p><script id="_R_">start()</script><script type=');
  });

  test('has the same policy as any other, whatever its content', () => {
    const other = deferScripts(PAGE.replace('Texte', 'Autre').replace('AAEC', 'BBBB'), LOADER) ?? '';
    expect(inlineScriptHashes(other)).toEqual(inlineScriptHashes(deferred));
    expect(inlineScriptHashes(deferred)).toHaveLength(2);
  });
});

describe('a page is left exactly as the framework wrote it', () => {
  test.each([
    ['without scripts', '<p>Texte</p>'],
    ['without payload', SOURCE],
    ['with a payload of another form', `${SOURCE}${ANNOUNCEMENT}${payload('{"a":1}')}`],
    ['with a payload that is no JSON', `${SOURCE}${ANNOUNCEMENT}${payload('[1,x()]')}`],
    ['with another announcement', `${SOURCE}<script>self.__next_f=[]</script>${payload('[1,"a"]')}`],
    ['with a payload in parts', `${SOURCE}${ANNOUNCEMENT}<script>for(const p of parts)self.__next_f.push(p)</script>`],
    ['with scripts of another form', `<script type="module" src="/_next/static/chunks/a.js"></script>${ANNOUNCEMENT}${payload('[1,"a"]')}`],
    ['with a script that is never closed', `${SOURCE}${ANNOUNCEMENT}<script>self.__next_f.push([1,"a"])`],
  ])('%s', (_kind, html) => {
    expect(deferScripts(html, LOADER)).toBeUndefined();
  });
});
