import { XMLParser } from 'fast-xml-parser';
import { article } from '@/lib/content-api/schemas/article-page';
import { entities } from '@/lib/content-api/entities';
import { bundledMessages } from '@/lib/i18n/messages';
import { siteAddress } from '@/lib/platform/env';
import { atomFeed } from './feeds';

const head = {
  title: 'Actualités',
  locale: 'en',
  self: 'https://a.example/feed',
  screen: 'https://a.example/en',
  author: 'Réseau',
  labels: bundledMessages.en.body,
} as const;
const record = {
  id: 7,
  slug: 'foire',
  name: 'Foire',
  name_en: 'Fair &amp; &lt;show&gt;',
  description: 'Le texte n’est pas traduit.',
  created_at: '2026-03-05T08:00:00.000Z',
  cat_articles: [{ category: { id: 1, name: 'Export' } }],
};
const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
const written = (given: object): string =>
  atomFeed(entities.article, [article.parse({ ...record, ...given })], head);
const read = (given: object) =>
  (xml.parse(written(given)) as { feed: { updated: string; entry: Record<string, unknown> } }).feed;

describe('an Atom feed', () => {
  test('tells an entry by an address that stays when its slug changes', () => {
    expect(read({ slug: 'foire-d-alger' }).entry['id']).toBe(`${siteAddress()}/en/article/7`);
    expect(read({}).entry['link']).toMatchObject({
      '@href': `${siteAddress()}/en/article/7/foire`,
    });
  });

  test('says in which language a summary is that is not translated', () => {
    const summary = { '@xml:lang': 'fr', '#text': record.description };
    expect(read({}).entry).toMatchObject({
      '@xml:lang': 'en',
      summary,
      title: 'Fair &',
      category: { '@term': 'Export' },
    });
    expect(read({ description_en: 'Text' }).entry['summary']).toBe('Text');
  });

  test('has the sanitised body, with addresses below the site, and not one that is too long', () => {
    const body = '<p onclick="x()">Voir <a href="/article/9">9</a><script>y()</script></p>';
    const content = read({ description_en: body }).entry['content'] as Record<string, string>;
    expect(content).toMatchObject({ '@type': 'html', '@xml:base': `${siteAddress()}/` });
    expect(content['#text']).toContain('<a href="/en/article/9">9</a>');
    expect(content['#text']).not.toMatch(/onclick|script/);
    expect(read({ description_en: `<p>${'a '.repeat(60_000)}</p>` }).entry).not.toHaveProperty(
      'content',
    );
  });

  test('was changed when its latest entry was, and is the same byte for byte when nothing changed', () => {
    expect(read({}).updated).toBe('2026-03-05T09:00:00+01:00');
    expect(read({ updated_at: '2026-03-06T08:00:00.000Z' }).updated).toBe(
      '2026-03-06T09:00:00+01:00',
    );
    expect(written({})).toBe(written({}));
  });
});
