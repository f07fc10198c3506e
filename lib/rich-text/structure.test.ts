import { contentsOf, shown } from '@/testing/properties/rich-text';

const LONG = `<p>${'mot '.repeat(500)}</p>`;

test('the first-level headings of a long text are its contents, in order, wherever they stand', () => {
  const body = `<h2>Un</h2>${LONG}<div><h2>Deux <em>fois</em></h2><h3>pas celui-ci</h3></div><h2>Trois</h2>`;
  expect(contentsOf(body)).toEqual(['section-1 Un', 'section-2 Deux fois', 'section-3 Trois']);
  expect(shown(body, { hasContents: true })).toContain('<h2 id="section-2">Deux <em>fois</em></h2>');
  expect(shown(body)).not.toContain('section-');
});

test('the contents keep the no-break spaces of the headings', () => {
  const body = `<h2>Pour qui\u202F?</h2>${LONG}<h2>Étapes\u00A0:\n délais</h2><h2>Trois</h2>`;
  expect(contentsOf(body)).toEqual(['section-1 Pour qui\u202F?', 'section-2 Étapes\u00A0: délais', 'section-3 Trois']);
});

test('a short text, or one with few headings, needs none', () => {
  expect(contentsOf('<h2>Un</h2><h2>Deux</h2><h2>Trois</h2>')).toEqual([]);
  expect(contentsOf(`<h2>Un</h2>${LONG}<h2>Deux</h2>`)).toEqual([]);
});
