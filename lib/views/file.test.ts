import { fileEntry } from '@/lib/api/schemas/file';
import { fileViews, isFileShown } from './file';

describe('a file is offered', () => {
  test.each([
    [{ lang: null, isDeleted: false }, 'fr', true],
    [{ lang: 'fr', isDeleted: false }, 'fr', true],
    [{ lang: 'fr', isDeleted: false }, 'ar', false],
    [{ lang: 'ar', isDeleted: false }, 'ar', true],
    [{ lang: 'other', isDeleted: false }, 'en', false],
    [{ lang: null, isDeleted: true }, 'fr', false],
    [{ lang: 'fr', isDeleted: true }, 'fr', false],
  ] as const)('%j to a reader of %s: %s', (file, locale, shown) => {
    expect(isFileShown(file, locale)).toBe(shown);
  });
});

const file = (record: object) => fileEntry.parse({ id: 1, name: 'storage/files/guide.pdf', ...record });

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

  test('without a description it is called by its name', () => {
    expect(fileViews([file({})], 'ar')[0]?.title.text).toBe('guide.pdf');
  });

  test('without a usable path it is not listed', () => {
    expect(fileViews([file({ name: 'javascript:alert(1)' }), file({ name: '/' })], 'fr')).toEqual([]);
  });
});
