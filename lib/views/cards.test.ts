import { article, countedTaxonomy, page } from '@/lib/content-api/schemas/article-page';
import { entities } from '@/lib/content-api/entities';
import { searchResult, searchResultCard } from '@/lib/content-api/entities/search';
import { listingView, serviceChoices } from './card';

const record = {
  id: 12,
  slug: 'foire-salon',
  name: 'Foire &amp;amp; salon : le bâtiment expose ses solutions pour l’habitat',
  name_ar: 'معرض',
  description:
    '<p>Un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un</p>',
  image: 'storage/a.jpg',
  starts_at: '2026-11-05 09:00:00',
  created_at: '2026-10-01T09:00:00.000000Z',
  cat_articles: [
    { id: 1, category: { id: 3, slug: 'export', name: 'Export', name_ar: 'التصدير' } },
  ],
};

describe('an article’s card', () => {
  test('has a decoded name of 50 characters, 20 words and the start date', () => {
    expect(entities.article.card(article.parse(record), 'fr')).toMatchObject({
      href: '/article/12/foire-salon',
      title: { text: 'Foire & salon : le bâtiment expose ses solutions p…', isFallback: false },
      excerpt: { text: expect.stringMatching(/ vingt…$/) },
      date: { text: '5 nov. 2026' },
      image: { isPlaceholder: false },
      categories: [{ name: { text: 'Export' }, href: '/category/3' }],
    });
  });

  test('in Arabic says which texts are French', () => {
    expect(entities.article.card(article.parse(record), 'ar')).toMatchObject({
      title: { text: 'معرض', dir: 'rtl', isFallback: false },
      excerpt: { lang: 'fr', dir: 'ltr', isFallback: true },
      categories: [{ name: { text: 'التصدير' } }],
    });
  });

  test('without image, date, slug and text still stands', () => {
    expect(entities.article.card(article.parse({ id: 7, name: 'Foire' }), 'en')).toMatchObject({
      href: '/article/7',
      excerpt: { text: '' },
      image: { isPlaceholder: true, src: '/assets/placeholder.jpg' },
      date: { kind: 'unknown' },
      categories: [],
    });
  });
});

test('a page’s card shows the day it was created and its service', () => {
  const card = entities.page.card(
    page.parse({ ...record, service: { id: 2, slug: 'conseil', name: 'Conseil' } }),
    'fr',
  );
  expect(card).toMatchObject({
    href: '/page/12/foire-salon',
    date: { text: '1er oct. 2026' },
    categories: [{ href: '/service/2' }],
  });
});

test.each([
  ['article', '/article/12/foire-salon'],
  ['page', '/page/12/foire-salon'],
])('a search result of type %s leads to %s', (type, href) => {
  const result = searchResult.parse({ ...record, type });
  expect(result && searchResultCard(result, 'fr')).toMatchObject({
    key: `${type}-12`,
    type,
    href,
    date: { text: '1er oct. 2026' },
  });
});

describe('the services of a search', () => {
  const services = [countedTaxonomy.parse({ id: 1, name: 'Conseil' })];
  const texts = { all: 'Tous', unknown: 'Service' };
  test.each([
    ['', ['', '1']],
    ['1', ['', '1']],
    ['9', ['', '1', '9']],
  ])('with "%s" chosen are %j', (chosen, values) => {
    expect(serviceChoices(services, { chosen, ...texts }, 'fr').map(({ value }) => value)).toEqual(
      values,
    );
    expect(serviceChoices(services, { chosen, ...texts }, 'ar')[1]).toEqual({
      value: '1',
      label: 'Conseil',
      lang: 'fr',
      dir: 'ltr',
    });
  });
});

test.each([
  ['the API’s total', [[1], 2, 3, 13], [['1'], 2, 3, 13]],
  ['no total, one page', [[1, 2], 1, 1, null], [['1', '2'], 1, 1, 2]],
  ['no total, more pages', [[1], 1, 2, null], [['1'], 1, 2, null]],
  ['no page said: the one asked for', [[1], null, 5, 5], [['1'], 3, 5, 5]],
  ['a page beyond the last', [[], 9, 2, 8], [[], 2, 2, 8]],
] as const)('a page of a list: %s', (_, [items, currentPage, lastPage, total], shown) => {
  const view = listingView({ items: [...items], currentPage, lastPage, total }, 3, String);
  expect([view.cards, view.page, view.lastPage, view.total]).toEqual(shown);
});
