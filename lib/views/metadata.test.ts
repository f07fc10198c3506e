import { DEFAULT_PER_PAGE, LARGEST_PER_PAGE } from '@/lib/platform/constants';
import { listMetadata } from './metadata';

const list = {
  title: 'Toutes les actualités',
  description: 'Une description',
  path: '/toutacticle',
  locale: 'en' as const,
  pageName: 'Page 2',
};

describe('metadata of a list', () => {
  test('the first page is named by its bare address, in every language', () => {
    const { title, alternates } = listMetadata({
      ...list,
      query: { page: 1, perPage: DEFAULT_PER_PAGE, search: '' },
      page: 1,
    });
    expect(title).toBe('Toutes les actualités');
    expect(alternates?.canonical).toBe('/en/toutacticle');
    expect(alternates?.languages).toMatchObject({ fr: '/toutacticle', ar: '/ar/toutacticle' });
  });

  test('a further page has a title and an address of its own, those of the page really shown', () => {
    const { title, alternates } = listMetadata({
      ...list,
      query: { page: 99, perPage: DEFAULT_PER_PAGE, search: '' },
      page: 2,
    });
    expect(title).toBe('Toutes les actualités – Page 2');
    expect(alternates?.canonical).toBe('/en/toutacticle?page=2');
  });

  test.each([
    ['a search', { page: 1, perPage: DEFAULT_PER_PAGE, search: 'foire' }],
    ['another page size', { page: 1, perPage: LARGEST_PER_PAGE, search: '' }],
  ])('%s is not kept by search engines', (_, query) => {
    expect(listMetadata({ ...list, query, page: 1 }).robots).toEqual({
      index: false,
      follow: true,
    });
  });
});
