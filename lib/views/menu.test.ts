import { z } from 'zod';
import { listOf } from '@/lib/content-api/schemas/fields';
import { menuItem } from '@/lib/content-api/schemas/menu';
import type { Locale } from '@/lib/i18n/locales';
import { menuEntries, menuScreens, type MenuEntry } from './menu';

/** From the wire form, so that the schema's reading is part of what is tested. */
function entries(wire: unknown[], locale: Locale = 'fr'): MenuEntry[] {
  return menuEntries(z.parse(listOf(menuItem), wire), locale);
}

const outline = (list: MenuEntry[]): string =>
  list
    .map(({ label, children }) => label.text + (children.length ? `(${outline(children)})` : ''))
    .join(' ');

describe('which items of the menu are shown', () => {
  test('a hidden item takes its children with it, at every depth', () => {
    const leaf = (label: string, status: number) => ({ id: 9, label, status, child: [] });
    const menu = [
      {
        id: 1,
        label: 'A',
        status: 1,
        child: [{ id: 2, label: 'B', status: 1, child: [leaf('C', 1), leaf('D', 0)] }],
      },
      { id: 3, label: 'E', status: 0, child: [leaf('F', 1)] },
    ];
    expect(outline(entries(menu))).toBe('A(B(C))');
  });

  test('an item without any label is left out', () => {
    expect(entries([{ id: 1, label: '  ', status: 1 }])).toEqual([]);
  });

  test('keys are unique even when the back office repeats an id', () => {
    const twice = { id: 1, label: 'A', status: 1, child: [{ id: 1, label: 'B', status: 1 }] };
    const keys = entries([twice, twice]).flatMap((entry) => [
      entry.key,
      ...entry.children.map((child) => child.key),
    ]);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('where an item leads', () => {
  const path = (wire: object) => entries([{ id: 1, label: 'A', status: 1, ...wire }])[0]?.link;

  test.each([
    { type: 'page', id_item: 4, link: 'carnet-ata', expected: '/page/4/carnet-ata' },
    { type: 'service', id_item: '2', link: '/formation', expected: '/service/2/formation' },
    { type: 'category', id_item: 7, link: null, expected: '/category/7' },
    { type: 'article', id_item: 1, link: 'a b/c', expected: '/article/1/a%20b%2Fc' },
    { type: '../x', id_item: 1, link: '', expected: '/..%2Fx/1' },
    { type: 'page', id_item: null, link: '/contact', expected: '/contact' },
    {
      type: null,
      id_item: null,
      link: '/storage/files/guide.pdf',
      expected: '/files/storage/files/guide.pdf',
    },
    { type: null, id_item: null, link: 'http://localhost:3000/contact', expected: '/contact' },
    { type: null, id_item: 4, link: 'toutpage', expected: '/toutpage' },
    { type: null, id_item: null, link: '/ar/contact', expected: '/contact' },
  ])('type $type, item $id_item, link $link leads to $expected', ({ expected, ...wire }) => {
    expect(path(wire)).toEqual({ kind: 'internal', path: expected });
  });

  test('links of other kinds are those of any content', () => {
    const address = 'https://partenaires.example/';
    expect(path({ link: address })).toEqual({ kind: 'external', address });
    expect(path({ link: 'javascript:alert(1)' })).toBeNull();
  });
});

describe('labels', () => {
  const wire = {
    id: 1,
    label: 'Formation &amp; conseil',
    label_ar: null,
    label_en: 'Training',
    status: 1,
  };

  test('follow the language, and say when they are French on another page', () => {
    expect(entries([wire], 'en')[0]?.label).toMatchObject({ text: 'Training', lang: 'en' });
    expect(entries([wire], 'ar')[0]?.label).toMatchObject({
      text: 'Formation & conseil',
      lang: 'fr',
    });
  });

  test('are cut at 50 characters', () => {
    expect(entries([{ ...wire, label: 'a'.repeat(60) }])[0]?.label.text).toBe(`${'a'.repeat(50)}…`);
  });
});

test('a screen that the menu names in another language is suggested in that language', () => {
  const screens = menuScreens(
    entries([{ id: 1, label: 'Partenariat', link: '/page/4', status: 1 }], 'en'),
  );
  const label = { text: 'Partenariat', lang: 'fr', dir: 'ltr', isFallback: true };
  expect(screens).toEqual([{ href: '/page/4', label }]);
});
