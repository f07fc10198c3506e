import { slide } from '@/lib/api/schemas/slide';
import { heroSlides, popupOf } from './slide';

const record = {
  id: 1,
  title: 'Exporter',
  title_ar: 'التصدير',
  description: '<p>Un deux</p>',
  image: 'storage/slides/a.jpg',
  link_url: '/calendrier',
};
const read = (fields: object = {}) => slide.parse({ ...record, ...fields });

test.each([
  { written: 'https://export.example/guide', locale: 'ar', href: 'https://export.example/guide' },
  { written: '/calendrier', locale: 'fr', href: '/calendrier' },
  { written: '/calendrier', locale: 'ar', href: '/ar/calendrier' },
  { written: 'contact', locale: 'en', href: '/en/contact' },
  { written: '/fr/contact', locale: 'en', href: '/en/contact' },
  { written: 'javascript:alert(1)', locale: 'fr', href: undefined },
  { written: 'data:text/html,x', locale: 'fr', href: undefined },
  { written: '', locale: 'fr', href: undefined },
] as const)('a slide whose link is "$written" leads to $href in $locale', ({ written, locale, href }) => {
  expect(heroSlides([read({ link_url: written })], locale)[0]?.link?.href).toBe(href);
});

test('a button without a label of its own leaves it to the screen', () => {
  expect(heroSlides([read()], 'fr')[0]?.link?.label).toBeNull();
  expect(heroSlides([read({ link_text: 'Ouvrir' })], 'ar')[0]?.link?.label).toMatchObject({ text: 'Ouvrir', lang: 'fr', isFallback: true });
});

test('the excerpt of a slide has fifty words, and an ellipsis only when something was cut', () => {
  const words = (count: number) => `<p>${Array.from({ length: count }, (_, place) => `mot${place}`).join(' ')}</p>`;
  expect(heroSlides([read({ description: words(50) })], 'fr')[0]?.text.text).toMatch(/mot49$/);
  expect(heroSlides([read({ description: words(51) })], 'fr')[0]?.text.text).toMatch(/mot49…$/);
});

test('a slide without words is left out, one without a picture has none', () => {
  const views = heroSlides([read({ title: '', title_ar: '', description: null }), read({ id: 2, image: null })], 'fr');
  expect(views.map(({ id, image }) => [id, image])).toEqual([['2', null]]);
});

test('the popup is the first slide, as it was written', () => {
  expect(popupOf([read(), read({ id: 2, title: 'Autre' })], 'fr')).toMatchObject({ title: { text: 'Exporter' }, body: { text: '<p>Un deux</p>' } });
});

test('without popup slides, or with an empty one, there is no popup', () => {
  expect(popupOf([], 'fr')).toBeNull();
  expect(popupOf([read({ title: null, title_ar: null, description: '<p> </p>', image: null })], 'fr')).toBeNull();
});
