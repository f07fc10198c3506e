import { markContents } from './body-contents';
import { readNodes } from './body-nodes.test-support';

const LONG = `<p>${'mot '.repeat(500)}</p>`;
const contents = (html: string): string[] => markContents(readNodes(html), 2).map(({ id, text }) => `${id} ${text}`);

test('the first-level headings of a long text are its contents, in order, wherever they stand', () => {
  expect(contents(`<h2>Un</h2>${LONG}<div><h2>Deux <em>fois</em></h2><h3>pas celui-ci</h3></div><h2>Trois</h2>`)).toEqual([
    'section-1 Un',
    'section-2 Deux fois',
    'section-3 Trois',
  ]);
});

test('a short text, or one with few headings, needs none', () => {
  expect(contents('<h2>Un</h2><h2>Deux</h2><h2>Trois</h2>')).toEqual([]);
  expect(contents(`<h2>Un</h2>${LONG}<h2>Deux</h2>`)).toEqual([]);
});
