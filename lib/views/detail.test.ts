import { article, page, taxonomy } from '@/lib/content-api/schemas/article-page';
import { entities } from '@/lib/content-api/entities';
import { pagePoints, shareLinks } from './detail';
import { taxonomyHeadView } from './card';

const long = 'Conciliation &amp;amp; médiation : régler un différend sans passer par le tribunal';

test('an article shows its whole decoded name, and 50 characters of it in the breadcrumb', () => {
  const view = entities.article.detail(
    article.parse({ id: 1, name: long, starts_at: '2026-11-26 09:00' }),
    'ar',
  );
  expect(view.title).toMatchObject({
    text: 'Conciliation & médiation : régler un différend sans passer par le tribunal',
    lang: 'fr',
  });
  expect(view.step.text).toBe('Conciliation & médiation : régler un différend san…');
  expect(view.date).toMatchObject({ text: 'Nov 26, 2026' });
});

test('a page is tagged with its service and dated by its creation', () => {
  const view = entities.page.detail(
    page.parse({
      id: 1,
      name: 'Conseil',
      created_at: '2026-10-01 10:00',
      service: { id: 2, slug: 's', name: 'Conseil' },
    }),
    'fr',
  );
  expect(view.tags).toMatchObject([{ href: '/service/2/s' }]);
  expect(view.date).toMatchObject({ text: 'Oct 1, 2026' });
});

test.each([
  [
    'in the reader’s language',
    { fr: ['un'], en: ['one'], ar: [] },
    [{ text: 'one', lang: 'en', isFallback: false }],
  ],
  [
    'in French when there are none',
    { fr: ['un', 'deux'], en: [], ar: [] },
    [{ text: 'un', lang: 'fr', isFallback: true }, { text: 'deux' }],
  ],
  [
    'without markup and empty ones',
    { fr: [], en: ['<b>one</b> &amp; two', '<p></p>'], ar: [] },
    [{ text: 'one & two' }],
  ],
  ['none', { fr: [], en: [], ar: [] }, []],
])('the points of a page: %s', (_, points, expected) => {
  const found = pagePoints(points, 'en');
  expect(found).toHaveLength(expected.length);
  expect(found).toMatchObject(expected);
});

test('a category’s head keeps the HTML of its description', () => {
  expect(
    taxonomyHeadView(
      taxonomy.parse({ name: 'Foires &amp; salons', description: '<p>Texte</p>' }),
      'fr',
    ),
  ).toMatchObject({
    title: { text: 'Foires & salons' },
    description: { text: '<p>Texte</p>' },
  });
});

const ADDRESS = 'https://www.example.org/ar/article/7/%D8%BA';

test('a title with marks of its own stays one value of each link', () => {
  for (const { href } of shareLinks('Import & export ? 50 % = #1', ADDRESS)) {
    const query = new URL(href).searchParams;
    const values = [...query.values()].join('\n');
    expect(values).toContain(ADDRESS);
    expect([...query.keys()].every((name) => /^(?:subject|body|text|u|url)$/.test(name))).toBe(
      true,
    );
  }
});

test('the mail carries title and address, and no recipient', () => {
  const mail = new URL(shareLinks('Salon', ADDRESS)[0]?.href ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  expect(mail.searchParams.get('body')).toBe(`Salon\n${ADDRESS}`);
});
