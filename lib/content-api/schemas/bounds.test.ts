import { article, page } from './article-page';
import { chamberSummary } from './chamber';
import { parseWithReport } from './parse-report';
import { parseWithSchema } from '@/lib/content-api/load';
import { calendarEvent } from './event';
import { collectionOf, listingOf } from './listing';
import { menuItem, MAX_MENU_ENTRIES, type MenuItem } from './menu';
import { slide } from './slide';
import { MAX_LENGTHS } from './texts';

describe('a field longer than an editor writes', () => {
  test.each([
    ['of one word', 'a'.repeat(1_000_000)],
    ['of Arabic with tashkeel', 'سَّ'.repeat(100_000)],
  ])('is cut and named once: a name %s', (_, name) => {
    const { value, cut } = parseWithReport(() =>
      chamberSummary.parse({ id: 1, name, wilayas_name: 'Alger' }),
    );
    expect(value.name.fr.length).toBeGreaterThan(MAX_LENGTHS.text - 50);
    expect(value.name.fr.length).toBeLessThanOrEqual(MAX_LENGTHS.text);
    expect(name.startsWith(value.name.fr)).toBe(true);
    expect(cut).toEqual([`a text of ${name.trim().length} characters`]);
  });

  test('is cut before a letter, not inside it', () => {
    expect(
      chamberSummary.parse({ id: 1, name: `${'a'.repeat(MAX_LENGTHS.text - 1)}é`.normalize('NFD') })
        .name.fr,
    ).toBe('a'.repeat(MAX_LENGTHS.text - 1));
    expect(
      chamberSummary.parse({ id: 1, name: `${'a'.repeat(MAX_LENGTHS.text - 1)}👍🏽` }).name.fr,
    ).toBe('a'.repeat(MAX_LENGTHS.text - 1));
  });

  test('is none where it is an address: a part of it would lead elsewhere', () => {
    const { value, cut } = parseWithReport(() =>
      slide.parse({ id: 1, link_url: `/${'x'.repeat(5000)}`, image: 'x'.repeat(5000) }),
    );
    expect([value.link, value.image.fr]).toEqual(['', '']);
    expect(cut).toHaveLength(2);
  });

  test('is a megabyte where it is a body', () => {
    const bodyOf = (description: string): string =>
      article.parse({ id: 1, name: 'x', description }).body.fr;
    const [long, longer] = ['<p>Texte</p>'.repeat(87_000), '<p>Texte</p>'.repeat(600_000)];
    expect(bodyOf(long) === long).toBe(true);
    const { value, cut } = parseWithReport(() => bodyOf(longer));
    expect([value.length, longer.startsWith(value), cut]).toEqual([
      MAX_LENGTHS.html,
      true,
      [`a text of ${longer.length} characters`],
    ]);
  });

  test.each([
    ['a list', Array.from({ length: 50_000 }, () => 'point')],
    ['a text', 'point\n'.repeat(50_000)],
    ['JSON text', JSON.stringify(Array.from({ length: 50_000 }, () => 'point'))],
  ])('is a list of the first thousand: %s', (_, points) => {
    expect(page.parse({ id: 1, name: 'x', points }).points.fr).toHaveLength(MAX_LENGTHS.list);
  });
});

describe('the lists of one answer', () => {
  const records = Array.from({ length: 3000 }, (_, index) => ({
    id: index + 1,
    name: 'x',
    label: 'x',
    title: 'x',
    status: 1,
    start: '2026-03-01',
  }));

  test('have a thousand records each, but for the events of a period', () => {
    const { value, cut } = parseWithReport(() => collectionOf(page).parse(records));
    expect([value.length, cut]).toEqual([MAX_LENGTHS.list, ['a list of 3000 members']]);
    expect(
      parseWithReport(() => listingOf(page).parse({ data: records })).value.items,
    ).toHaveLength(MAX_LENGTHS.list);
    expect(
      parseWithReport(() => collectionOf(calendarEvent, Infinity).parse(records)).value,
    ).toHaveLength(records.length);
  });

  test('of the menu, which every page has, hold five hundred entries together', () => {
    const nested = records
      .slice(0, 30)
      .map((record) => ({ ...record, child: records.slice(0, 40) }));
    const countOf = (items: MenuItem[]): number =>
      items.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
    const request = { schema: collectionOf(menuItem), maxMembers: MAX_MENU_ENTRIES };
    for (const menu of [records, nested]) {
      const { data, cut } = parseWithSchema(menu, request);
      expect([countOf(data), cut.length > 0]).toEqual([500, true]);
    }
  });

  test('have ten thousand members together, whatever stands in them', () => {
    const records = Array.from({ length: 1000 }, (_, index) => ({
      id: index + 1,
      name: 'x',
      points: Array.from({ length: 500 }, () => 'p'),
    }));
    const { value, cut } = parseWithReport(() => collectionOf(page).parse(records));
    expect(value).toHaveLength(1000);
    expect(value.reduce((sum, { points }) => sum + points.fr.length, 0)).toBe(9000);
    expect(cut).not.toEqual([]);
  });
});

test('a menu deeper than one can be used is read as far as that', () => {
  const child = (levels: number) =>
    `${'[{"id":1,"label":"x","status":1,"child":'.repeat(levels)}[]${'}]'.repeat(levels)}`;
  const depthOf = ({ children: [first] }: MenuItem): number => 1 + (first ? depthOf(first) : 0);
  const read = (levels: number) =>
    depthOf(menuItem.parse({ id: 1, label: 'x', status: 1, child: child(levels) }));
  expect(read(90)).toBe(32);
  expect(read(20_000)).toBe(32);
});
