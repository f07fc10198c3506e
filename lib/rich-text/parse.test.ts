import { parseFragment } from 'parse5';
import { shown } from './testing/rich-text';

const long = (piece: string): string => piece.repeat(300_000 / piece.length);

test('a body nested deeper than any editor nests is shown as its words', () => {
  expect(shown(`${'<div>'.repeat(250)}a${'</div>'.repeat(250)}`)).toBe(`${'<div>'.repeat(250)}a${'</div>'.repeat(250)}`);
  expect(shown(`${'<b>'.repeat(10_000)}a &lt;i&gt;<p>c${'</b>'.repeat(10_000)}`)).toBe('<p>a c</p>');
});

test('an element may have a hundred thousand attributes', () => {
  expect(shown(`<p>a<i ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}>b</i>`)).toBe('<p>a<i>b</i></p>');
});

test('a body of elements never closed, which a browser would open anew in each paragraph, is shown as its words', () => {
  const open = '<p>' + Array.from({ length: 240 }, (_, index) => `<b a${index}>`).join('');
  expect(shown(open + '<p>x'.repeat(10_000)) === `<p>${'x '.repeat(10_000).trim()}</p>`).toBe(true);
});

test('an element that is left out may hold a hundred thousand others', () => {
  expect(shown(`<font>${'a<br>'.repeat(100_000)}</font>`).length).toBe(500_000);
});

// Work that grows with the square of the length needs minutes for these, far more than a test may take.
test.each([
  '<b>',
  '<b><p>',
  '<ul><li>',
  '<svg><math>',
  '<table><tr><td>',
  '<b></i>',
  '<a href="/x">',
  '<p>x',
  '<li>x',
  '<tr></tr>',
  '<!--',
  '<script>',
  '<',
  '<a ',
  '&amp;',
  '<table>x<br>',
  '<x>y</x>',
])('300 kB of %s are read in one go', (piece) => {
  expect(typeof shown(long(piece))).toBe('string');
  expect(typeof shown(`<b><div><table>${long(piece)}`)).toBe('string');
});

test('no part of a text leaves it: what follows stands after it', () => {
  for (const body of [
    '<li><object><div></object><li>x',
    '<ul><li><table><div><li>x</table></ul></div></div>',
    '</div></main>a',
    '<p><table><tr><td></p></div>x',
  ]) {
    const fragment = parseFragment(`<main>${shown(body)}</main><footer>`);
    expect(fragment.childNodes.map(({ nodeName }) => nodeName)).toEqual(['main', 'footer']);
  }
});
