import { withCanonicalSlug } from './canonical-slug';

const HTML =
  '<a href="/fr/article/7" hreflang="fr" data-reload="true">Français</a><a href="/ar/article/7?x=1" data-reload="true">ع</a>' +
  '<a href="/article/7?leger=1" data-reload="true">Version légère</a><a href="/article/7">7</a><a href="/article/8" data-reload="true">8</a>';

test('links to the same screen in another language or version get the item’s slug, and keep language and query', () => {
  expect(withCanonicalSlug(HTML, '/article/7/foire-d%C3%A9t%C3%A9')).toBe(
    '<a href="/fr/article/7/foire-d%C3%A9t%C3%A9" hreflang="fr" data-reload="true">Français</a>' +
      '<a href="/ar/article/7/foire-d%C3%A9t%C3%A9?x=1" data-reload="true">ع</a>' +
      '<a href="/article/7/foire-d%C3%A9t%C3%A9?leger=1" data-reload="true">Version légère</a>' +
      '<a href="/article/7">7</a><a href="/article/8" data-reload="true">8</a>',
  );
});

test('a screen without a slug, or that was not found, stays as it is', () => {
  for (const path of [undefined, '/contact', '/article/7', '/']) expect(withCanonicalSlug(HTML, path)).toBe(HTML);
});
