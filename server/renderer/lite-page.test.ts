import { litePage } from './lite-page';

describe('a page of the lite version', () => {
  test.each([
    ['scripts with an address', '<p>a</p><script src="/a.js" async=""></script><p>b</p>', '<p>a</p><p>b</p>'],
    ['inline scripts, whatever they hold', '<p>a</p><script>x("<script>")</script ><p>b</p>', '<p>a</p><p>b</p>'],
    ['data in a script', '<script type="application/ld+json">{}</script><p>b</p>', '<p>b</p>'],
    [
      'what is fetched ahead',
      '<link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/a.css"/>',
      '<link rel="stylesheet" href="/a.css"/>',
    ],
    ['a preload whose name comes last', '<link href="/a.js" as="script" rel="preload"/>', ''],
  ])('has no %s', (_name, html, lite) => {
    expect(litePage(html)).toBe(lite);
  });

  test('keeps everything else as it is', () => {
    const html = '<!DOCTYPE html><html lang="ar"><head><link rel="canonical" href="/"/></head><body><p>preload İ</p></body></html>';
    expect(litePage(html)).toBe(html);
  });

  test('a script that is never closed does not run, and stays text', () => {
    expect(litePage('<p>a</p><script>x')).toBe('<p>a</p><script>x');
  });
});
