import { article as articleRecord, fileEntry } from '@/lib/content-api/schemas/article-page';
import { entities } from '@/lib/content-api/entities';
import { fileViews } from './detail';

describe('the files of an article', () => {
  const files = ['fr', 'en', 'ar', null].map((lang, id) => ({
    id: id + 1,
    name: `storage/files/${lang}.pdf`,
    description: 'Guide',
    lang,
  }));
  const deleted = { ...files[0], id: 9, lang: 'en', deleted_at: '2026-11-11 10:00:00' };
  const article = (texts: object) =>
    entities.article.detail(
      articleRecord.parse({
        id: 1,
        name: 'Titre',
        description: '<p>Texte</p>',
        file_articles: [...files, deleted],
        ...texts,
      }),
      'en',
    );

  test('are those of its reader’s language, and those without one', () => {
    const translated = article({ name_en: 'Title', description_en: '<p>Text</p>' });
    expect(translated.files.map(({ lang }) => lang)).toEqual(['en', null]);
  });

  test('are those of its own language, too, where it is not translated', () => {
    const untranslated = article({ name_en: 'Title' });
    expect(untranslated.files.map(({ lang, title }) => [lang, title.lang])).toEqual([
      ['fr', 'fr'],
      ['en', 'en'],
      [null, 'fr'],
    ]);
  });
});

test('of another site without a name of its own is named by its host', () => {
  const named = (name: string) =>
    fileViews([fileEntry.parse({ id: 1, name })], 'fr').map((view) => view.name);
  expect(named('https://drive.example.com/file/d/1a2b/view')).toEqual(['drive.example.com']);
  expect(named('https://files.example.com/guide.pdf')).toEqual(['guide.pdf']);
});

const file = (record: object) =>
  fileEntry.parse({ id: 1, name: 'storage/files/guide.pdf', ...record });

describe('a file as it is listed', () => {
  test('has its description for a title, its type and its language', () => {
    expect(fileViews([file({ description: 'Guide &amp; annexes', lang: 'fr' })], 'fr')).toEqual([
      {
        key: '1',
        href: '/files/storage/files/guide.pdf',
        title: { text: 'Guide & annexes', lang: 'fr', dir: 'ltr', isFallback: false },
        name: 'guide.pdf',
        type: 'PDF',
        bytes: null,
        lang: 'fr',
      },
    ]);
  });

  test('is described in the language it is written for', () => {
    expect(
      fileViews([file({ description: 'عربي فقط', lang: 'ar' })], 'ar')[0]?.title,
    ).toMatchObject({ text: 'عربي فقط', lang: 'ar' });
    expect(fileViews([file({ description: 'Guide' })], 'ar')[0]?.title).toMatchObject({
      lang: 'fr',
      isFallback: true,
    });
  });

  test('is a path or an address: one on another host is linked to as it is', () => {
    const hrefs = [
      'https://drive.example/d/guide%20été.pdf?v=1',
      '//drive.example/x.pdf',
      'http://localhost/storage/a.pdf',
      'http://10.0.0.5/storage/a.pdf',
    ].map((name) => fileViews([file({ name })], 'fr')[0]?.href);
    expect(hrefs).toEqual([
      'https://drive.example/d/guide%20%C3%A9t%C3%A9.pdf?v=1',
      'https://drive.example/x.pdf',
      '/files/storage/a.pdf',
      '/files/storage/a.pdf',
    ]);
  });

  test('without a description it is called by its name', () => {
    expect(fileViews([file({})], 'ar')[0]?.title.text).toBe('guide.pdf');
  });

  test('without a usable path it is listed, and leads nowhere', () => {
    const names = ['javascript:alert(1)', '/', 'storage/.env', 'api/articles'];
    const views = fileViews(
      names.map((name) => file({ name, description: name === '/' ? 'Guide' : '' })),
      'fr',
    );
    expect(views.map(({ href, title }) => [href, title.text])).toEqual([
      [null, 'javascript:alert(1)'],
      [null, 'Guide'],
      [null, '.env'],
      [null, 'articles'],
    ]);
  });
});
