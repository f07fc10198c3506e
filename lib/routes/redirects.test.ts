import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRedirects } from './redirects';

const file = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'redirects.json');
const read = (text: string) => {
  writeFileSync(file, text);
  return readRedirects(file);
};

test('an old address leads on exactly, with its query or whatever its query, or by the longest start', () => {
  const table = read(
    JSON.stringify({
      '/index.php?id=5': '/article/12',
      '/index.php': '/',
      '/actualités': '/toutacticle',
      '/old/*': '/toutpage',
      '/été': '/article/12/été#a',
      '/old/events/*': 'https://archive.example.org/events',
    }),
  );
  const lookup = (path: string, query = '') => table.lookup({ path, query });
  expect(lookup('/index.php', 'id=5')).toBe('/article/12');
  expect(lookup('/index.php', 'id=6')).toBe('/');
  expect(lookup('/actualit%C3%A9s')).toBe('/toutacticle');
  expect(lookup('/old/a/b', 'c')).toBe('/toutpage');
  expect(lookup('/old/events/5')).toBe('https://archive.example.org/events');
  expect(lookup('/%C3%A9t%C3%A9')).toBe('/article/12/%C3%A9t%C3%A9#a');
  expect(lookup('/older')).toBeUndefined();
});

test.each([
  ['{', /^REDIRECTS_FILE \S+: \S[^\n]+$/],
  ['["/a"]', /: must be an object of addresses, such as \{ "\/old.html": "\/contact" \}$/],
  ['{"a":"/"}', /: a must start with one slash; \* may stand at its end$/],
  ['{"//a":"/"}', / must start with one slash/],
  ['{"/a*b":"/"}', / must start with one slash/],
  ['{"/a":"/nowhere"}', /: \/a must lead to an address of the site or an http\(s\) address$/],
  ['{"/a":"//evil.example"}', / must lead to an address of the site/],
  ['{"/a":"javascript:alert(1)"}', / must lead to an address of the site/],
  ['{"/contact":"/"}', /: \/contact is an address of the site, which is never redirected$/],
  ['{"/Contact/":"/"}', / is an address of the site/],
])('%s is refused in one line', (text, line) => {
  expect(() => read(text)).toThrow(line);
});

test('each wrong entry has a line of its own; without a file nothing leads on', () => {
  expect(() => read('{"/a":"/nowhere","/b":"/nowhere"}')).toThrow(/^[^\n]+\n[^\n]+$/);
  expect(readRedirects(undefined).lookup({ path: '/a', query: '' })).toBeUndefined();
});
