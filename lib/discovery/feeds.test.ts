import { XMLParser } from 'fast-xml-parser';
import { atomFeed, type FeedEntry } from './feeds';

const head = { title: 'Actualités', locale: 'en', self: 'https://a.example/feed', screen: 'https://a.example/en', author: 'Réseau' } as const;
const entry: FeedEntry = {
  id: 'https://a.example/en/article/7',
  url: 'https://a.example/en/article/7/foire',
  title: 'Fair & <show>',
  lang: 'en',
  summary: 'Le texte n’est pas traduit.',
  summaryLang: 'fr',
  publishedAt: '2026-03-05T08:00:00.000Z',
  updatedAt: null,
  categories: ['Export'],
};
const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
const read = (given: Partial<FeedEntry>) =>
  (xml.parse(atomFeed([{ ...entry, ...given }], head)) as { feed: { updated: string; entry: Record<string, unknown> } }).feed;

describe('an Atom feed', () => {
  test('tells an entry by an address that stays when its slug changes', () => {
    expect(read({ url: 'https://a.example/en/article/7/foire-d-alger' }).entry['id']).toBe(entry.id);
    expect(read({}).entry['link']).toMatchObject({ '@href': entry.url });
  });

  test('says in which language a summary is that is not translated', () => {
    expect(read({}).entry).toMatchObject({ '@xml:lang': 'en', summary: { '@xml:lang': 'fr', '#text': entry.summary }, title: 'Fair & <show>' });
    expect(read({ summary: 'Text', summaryLang: 'en' }).entry['summary']).toBe('Text');
  });

  test('was changed when its latest entry was, and is the same byte for byte when nothing changed', () => {
    expect(read({}).updated).toBe('2026-03-05T09:00:00+01:00');
    expect(read({ updatedAt: '2026-03-06T08:00:00.000Z' }).updated).toBe('2026-03-06T09:00:00+01:00');
    expect(atomFeed([entry], head)).toBe(atomFeed([{ ...entry }], head));
  });
});
