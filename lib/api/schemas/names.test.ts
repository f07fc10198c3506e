import { searchResult } from '@/lib/entities/search';
import { article, countedTaxonomy, page, taxonomy, taxonomyLink } from './article-page';
import { chamberSummary } from './chamber';
import { calendarEvent } from './event';
import { partner } from './slide';

const nameless = { id: 12, slug: 'foire-d-oran', name: '', name_ar: null, name_en: ' \u200b' };

test.each([
  ['an article', article.parse(nameless).name.fr],
  ['a page', page.parse(nameless).name.fr],
  ['a search result', searchResult.parse({ ...nameless, type: 'article' })?.name.fr],
  ['a category of the sidebar', countedTaxonomy.parse(nameless).name.fr],
  ['a tag', taxonomyLink.parse(nameless).name.fr],
  ['the screen of a category', taxonomy.safeParse(nameless).data?.name.fr],
  [
    'an event',
    calendarEvent.parse({
      ...nameless,
      slug: 'article/12/foire-d-oran',
      title: null,
      start: '2026-01-02',
    }).title.fr,
  ],
])('%s without a name goes by the words of its slug', (_, name) => {
  expect(name).toBe('foire d oran');
});

test.each([
  ['an article', article.parse({ ...nameless, name: '<img src="x" onerror="alert(1)">' }).name],
  [
    'a tag',
    taxonomyLink.parse({ ...nameless, name: '&lt;p&gt;&amp;nbsp;&lt;/p&gt;', name_en: '<p></p>' })
      .name,
  ],
  [
    'an event',
    calendarEvent.parse({ ...nameless, title: '<b></b>', title_en: '<i></i>', start: '2026-01-02' })
      .title,
  ],
])('%s whose name is nothing but markup has none', (_, name) => {
  expect(name).toEqual({ fr: 'foire d oran', ar: '', en: '' });
});

test('without a slug by its number, and a partner by its website', () => {
  expect(article.parse({ id: 12 }).name.fr).toBe('n° 12');
  expect(taxonomy.parse({ id: 12, slug: '<br>', name: '<br>' }).name.fr).toBe('n° 12');
  expect(partner.parse({ id: 12, link_url: 'https://www.partner.example/fr' }).name.fr).toBe(
    'partner.example',
  );
  expect(partner.parse({ id: 12, link_url: 'nowhere' }).name.fr).toBe('n° 12');
});

test('a name in one language alone is everybody’s; the reader’s own comes first', () => {
  expect(article.parse({ id: 12, name_en: 'Fair' }).name).toEqual({
    fr: 'Fair',
    ar: '',
    en: 'Fair',
  });
  expect(chamberSummary.parse({ id: 12, name_ar: 'غرفة' }).name).toEqual({
    fr: 'غرفة',
    ar: 'غرفة',
    en: '',
  });
});

test('a pivot record is no category, and a chamber without a name is none', () => {
  const { categories } = article.parse({
    id: 12,
    cat_articles: [{ id: 3, article_id: 12, category_id: 4 }],
  });
  expect(categories).toEqual([]);
  expect(chamberSummary.safeParse({ id: 12, name: '' }).success).toBe(false);
});
