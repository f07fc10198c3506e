import { createElement, type ReactNode } from 'react';
import { StaticParts } from './static-parts.internals';

function Card({ title, children }: { title: string; children?: ReactNode }): ReactNode {
  return createElement(
    'article',
    { className: 'card' },
    createElement('h2', null, title),
    children,
  );
}

const missing = (): never => {
  throw new Error('a client component');
};

test('a part is rendered apart: HTML as React writes it, texts escaped', () => {
  const parts = new StaticParts();
  expect(parts.render('a', [createElement(Card, { key: 1, title: '<script>' }), 'b & c'])).toBe(
    true,
  );
  expect(parts.get('a')).toBe('<article class="card"><h2>&lt;script&gt;</h2></article>b &amp; c');
});

test('a part within a part is not a part of its own', () => {
  const parts = new StaticParts();
  const results: boolean[] = [];
  const Inner = (): ReactNode => {
    results.push(parts.render('inner', 'text'));
    return createElement('p', null, 'text');
  };
  expect(parts.render('outer', createElement(Inner))).toBe(true);
  expect(results).toEqual([false]);
  expect(parts.get('inner')).toBeUndefined();
});

test('a part with a client component, and a second one of its name, are rendered with the page', () => {
  const parts = new StaticParts();
  expect(parts.render('a', createElement(Card, { title: 't' }, createElement(missing)))).toBe(
    false,
  );
  expect(parts.get('a')).toBeUndefined();
  expect(parts.render('a', 'first')).toBe(true);
  expect(parts.render('a', 'second')).toBe(false);
  expect(parts.get('a')).toBe('first');
});

test('the preloads that React writes before pictures are not in the part', () => {
  const parts = new StaticParts();
  parts.render('a', createElement('img', { src: '/a.webp', alt: '' }));
  expect(parts.get('a')).toBe('<img src="/a.webp" alt=""/>');
});
