import { partner, slide } from '@/lib/content-api/schemas/slide';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { heroSlides, partnerCard, popupView } from './slide';

const record = {
  id: 1,
  title: 'Exporter',
  title_ar: 'التصدير',
  description: '<p>Un deux</p>',
  image: 'storage/slides/a.jpg',
  link_url: '/calendrier',
};
const NAME = { fr: 'Réseau', en: 'Network', ar: '' };
const shown = (slides: ReturnType<typeof read>[], locale: Locale) =>
  heroSlides(slides, locale, localise(NAME, locale));
const read = (fields: object = {}) => slide.parse({ ...record, ...fields });

test.each([
  { written: 'https://export.example/guide', locale: 'ar', href: 'https://export.example/guide' },
  { written: '/calendrier', locale: 'ar', href: '/ar/calendrier' },
  { written: '/fr/contact', locale: 'en', href: '/en/contact' },
  { written: 'javascript:alert(1)', locale: 'fr', href: undefined },
  { written: '/storage/programme.pdf', locale: 'en', href: '/files/storage/programme.pdf' },
  { written: '/files/storage/guide.pdf', locale: 'en', href: '/files/storage/guide.pdf' },
  { written: '/calendar/fr/events.ics', locale: 'en', href: '/calendar/fr/events.ics' },
] as const)(
  'a slide whose link is "$written" leads to $href in $locale',
  ({ written, locale, href }) => {
    expect(shown([read({ link_url: written })], locale)[0]?.link?.href).toBe(href);
  },
);

test('a button without a label of its own leaves it to the screen', () => {
  expect(shown([read()], 'fr')[0]?.link?.label).toBeNull();
  expect(shown([read({ link_text: 'Ouvrir' })], 'ar')[0]?.link?.label).toMatchObject({
    text: 'Ouvrir',
    lang: 'fr',
  });
});

test('the excerpt of a slide has fifty words, and an ellipsis only when something was cut', () => {
  const words = (count: number) =>
    `<p>${Array.from({ length: count }, (_, place) => `mot${place}`).join(' ')}</p>`;
  expect(shown([read({ description: words(50) })], 'fr')[0]?.text.text).toMatch(/mot49$/);
  expect(shown([read({ description: words(51) })], 'fr')[0]?.text.text).toMatch(/mot49…$/);
});

test('a slide that has only a picture is shown with its link, and the organisation’s name as alternative text', () => {
  const words = { title: '', title_ar: null, description: '<p> </p>' };
  expect(shown([read(words)], 'en')).toMatchObject([
    {
      image: { isPlaceholder: false },
      imageText: { text: 'Network' },
      link: { href: '/en/calendrier' },
    },
  ]);
  expect(shown([read(words)], 'ar')[0]?.imageText).toMatchObject({ text: 'Réseau', lang: 'fr' });
});

test('a picture beside words has no alternative text: the words say the same', () => {
  expect(
    shown([read(), read({ title: '', title_ar: '' })], 'fr').map(({ imageText }) => imageText),
  ).toEqual([null, null]);
});

test('a slide without words and picture is left out, one without a picture has none', () => {
  const views = shown(
    [
      read({ title: '', title_ar: '', description: null, image: null }),
      read({ id: 2, image: null }),
    ],
    'fr',
  );
  expect(views.map(({ id, image }) => [id, image])).toEqual([['2', null]]);
});

test('the popup is the first slide, as it was written', () => {
  expect(popupView([read(), read({ id: 2, title: 'Autre' })], 'fr')).toMatchObject({
    title: { text: 'Exporter' },
    body: { text: '<p>Un deux</p>' },
  });
});

test('without popup slides, or with an empty one, there is no popup', () => {
  expect(popupView([], 'fr')).toBeNull();
  expect(
    popupView([read({ title: null, title_ar: null, description: '<p> </p>', image: null })], 'fr'),
  ).toBeNull();
  const pictured = {
    title: null,
    title_ar: null,
    description: '<p><img src="/storage/a.jpg"></p>',
    image: null,
  };
  expect(popupView([read(pictured)], 'fr')?.body.text).toContain('a.jpg');
});

const partnerOf = (fields: object) =>
  partnerCard(partner.parse({ id: 1, title: 'Office', ...fields }), 'en');

describe('a partner’s card', () => {
  test.each([
    ['https://mce.example/', 'https://mce.example/'],
    ['www.mce.example', 'https://www.mce.example/'],
    ['javascript:alert(1)', null],
    ['/fr/page/12/guide', '/en/page/12/guide'],
    [null, null],
  ])('links %j to %j', (link, href) => {
    expect(partnerOf({ link_url: link }).link).toBe(href);
  });

  test('takes its name from name, or from title', () => {
    expect(partnerOf({ name: 'Registre', name_en: 'Register' }).name.text).toBe('Register');
    expect(partnerOf({ name: null }).name).toMatchObject({ text: 'Office', lang: 'fr' });
  });

  test('leaves out a description without words', () => {
    expect(partnerOf({ description: '<p>&nbsp;</p>' }).description?.text.trim() ?? null).toBeNull();
    expect(partnerOf({ description: '<p>Rules</p>' }).description?.text).toBe('<p>Rules</p>');
  });
});
