import { languages } from '../http/language';
import { startTestApi, type TestApi } from '../testing/api';
import type { Texts } from './columns';
import { demonstration } from './demonstration';

const { articles, pages, chambers, events } = demonstration;

/** Between a title and its place. */
const PLACE = '\u00A0– ';
const placeOf = ({ title }: { title: { fr: string } }): string =>
  title.fr.split(PLACE).at(-1) ?? '';
const article = (id: number) => {
  const found = articles.find((one) => one.id === id);
  if (!found) throw new Error(`There is no article ${id}.`);
  return found;
};
const detailsOf = (id: number): string => `article/${article(id).slug}`;
const leadingTo = (id: number) => events.filter(({ detail }) => detail === detailsOf(id));
/** The articles of the courses of each field, and how many the catalogue has. */
const COURSES = [
  [87, 16],
  [88, 14],
  [89, 12],
  [90, 11],
  [91, 9],
] as const;

describe('the calendar', () => {
  test.each(COURSES)('has every course of the catalogue that article %i presents', (id, count) => {
    expect(leadingTo(id)).toHaveLength(count);
    expect(article(6).description.fr).toMatch(
      new RegExp(`/article/${id}">[^<]*</a></td><td>${count}</td>`),
    );
  });

  test('has as many courses of a chamber as the chamber says', () => {
    const courses = COURSES.flatMap(([id]) => leadingTo(id));
    for (const { wilayas_name, description } of chambers) {
      const told = /<th>Sessions au catalogue[^<]*<\/th><td>(\d+)</.exec(description.fr)?.[1] ?? 0;
      const held = courses.filter((course) => placeOf(course) === wilayas_name.fr);
      expect([wilayas_name.fr, held.length]).toEqual([wilayas_name.fr, Number(told)]);
    }
  });

  test('has no event before the news that announces it, nor a fair whose entries have closed', () => {
    /** The first day on which an event may be shown. */
    const firstDay = (start: string): number =>
      start.startsWith('--') ? -120 : Number(start.split(' ')[0]);
    const TOLD_LATER = [1, 3, 9, 13, 15, 21, 22, 24, 25];
    const late = articles
      .filter(({ id }) => !TOLD_LATER.includes(id))
      .flatMap(({ id, slug, starts_at, description }) => {
        const closes = description.fr.includes('six semaines avant l’ouverture') ? 42 : 0;
        return events
          .filter(({ detail, isHoliday }) => detail === `article/${slug}` && !isHoliday)
          .filter(({ start }) => Number(starts_at.split(' ')[0]) > firstDay(start) - closes)
          .map((event) => [id, event.id]);
      });
    expect(late).toEqual([]);
  });
});

describe('an event leads to a page that speaks of it', () => {
  const told = events.filter(({ isHoliday }) => !isHoliday);
  const described: [string, Texts][] = [
    ...articles.map(({ slug, description }): [string, Texts] => [`article/${slug}`, description]),
    ...pages.map(({ slug, description }): [string, Texts] => [`page/${slug}`, description]),
  ];
  const records = new Map(described);

  test.each(languages)('with place, day, registration or contact, in %s', (language) => {
    const faults = told.filter((event) => {
      const text = records.get(event.detail)?.[language] ?? '';
      const place = event.title[language].split(PLACE).at(-1) ?? '';
      const isPlaced = !event.title[language].includes(PLACE) || text.includes(place);
      return !isPlaced || !text.includes('{date:') || !/"\/contact"|"mailto:/.test(text);
    });
    expect(faults.map(({ id }) => id)).toEqual([]);
  });
});

describe('what the records promise', () => {
  test('a document in one language is offered in the two others too', () => {
    for (const { id, files = [] } of [...articles, ...pages]) {
      const offered = (language: string) =>
        files.filter(({ lang, deleted }) => !deleted && lang === language).length;
      if (offered('fr') > 0)
        expect([id, offered('en'), offered('ar')]).toEqual([id, offered('fr'), offered('fr')]);
    }
  });

  test('a document in French is not called English or Arabic', () => {
    const files = [...articles, ...pages].flatMap((record) => record.files ?? []);
    const french = files.filter(({ description }) => description.en?.includes('(in French)'));
    expect(french.length).toBeGreaterThan(0);
    for (const { name, lang, deleted, description } of french.filter((file) => !file.deleted))
      expect([name, lang, deleted, description.ar?.includes('(بالفرنسية)')]).toEqual([
        name,
        null,
        undefined,
        true,
      ]);
  });
});

describe('a search', () => {
  const MEMBERSHIP = 24;
  const ABROAD = 26;
  const NETWORK = 27;
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ content: demonstration });
  });
  afterAll(() => api.end());

  test.each([
    ['devenir membre', MEMBERSHIP],
    ['becoming a member', MEMBERSHIP],
    ['عضواً منخرطاً', MEMBERSHIP],
    ['entreprise étrangère', ABROAD],
    ['company from abroad', ABROAD],
    ['المؤسسات الأجنبية', ABROAD],
    ['école de formation du réseau', NETWORK],
    ['foreign trade portal', NETWORK],
    ['بوابة الشركاء', NETWORK],
  ])('for “%s” finds the page', async (words, id) => {
    const path = `/api/search?search=${encodeURIComponent(words)}&per_page=50`;
    const { data } = (await api.get(path)).body as { data: { type: string; id: number }[] };
    expect(data.filter(({ type }) => type === 'page').map((found) => found.id)).toContain(id);
  });
});
