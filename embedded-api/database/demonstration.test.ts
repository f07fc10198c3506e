import { languages } from '../http/language';
import { startTestApi, type TestApi } from '../testing/api';
import { plainText } from '../search/fold';
import type { Texts } from './columns';
import { demonstration } from './demonstration';

const { articles, pages, members, chambers, events, partners } = demonstration;

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
/** The day of an event of no year. */
const dayOf = (id: number): number =>
  Number(events.find((event) => event.id === id)?.start.split(' ')[0]);

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

  test('has a meeting at each of the six chambers whose assemblies are renewed', () => {
    const places = leadingTo(9).map(placeOf);
    for (const place of ['Annaba', 'Batna', 'Béjaïa', 'Skikda', 'Tiaret', 'Tlemcen'])
      expect(places).toContain(place);
  });

  test('closes the entries of a fair six weeks before it opens', () => {
    expect(article(59).description.fr).toContain('six semaines avant l’ouverture');
    expect(article(59).description.fr).toContain(`{date:${dayOf(81) - 42}@`);
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

  test('opens no entry in the directory, which takes them all year', () => {
    expect(events.filter(({ title }) => /annuaire/i.test(title.fr))).toEqual([]);
  });

  test('has the fair open when buyers visit it', () => {
    const fair = events.find(({ id }) => id === 69);
    expect([fair?.start.split(' ')[1], fair?.end.split(' ')[1]]).toEqual(['10:00', '20:00']);
    expect(plainText(article(1).description.fr)).toMatch(/de 10.h.30 à 12.h.30/);
  });

  test('has the public holidays, and the seasons where they are', () => {
    expect(events.filter(({ isHoliday }) => isHoliday)).toHaveLength(10);
    const months = (id: number) => leadingTo(id).map(({ start }) => start.slice(0, 5));
    expect(months(61).every((month) => ['--12-', '--01-'].includes(month))).toBe(true);
    expect(months(68).every((month) => month === '--01-')).toBe(true);
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
  test('online service and remote applications are those of nine chambers', () => {
    const list = plainText(article(4).description.fr);
    const nine = 'Alger, Annaba, Béjaïa, Biskra, Constantine, Mostaganem, Oran, Sétif et Tlemcen';
    expect(list).toContain(nine);
    for (const { description } of chambers)
      expect(plainText(description.fr)).not.toMatch(/dossiers?[^.;]*(?:à distance|en ligne)/);
  });

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

  test('no name of a partner is cut', () => {
    const names = partners.flatMap(({ name }) => languages.map((language) => name[language]));
    expect(names.filter((name) => name.length > 50)).toEqual([]);
  });

  test('one article has an unknown date', () => {
    expect(articles.filter(({ starts_at }) => starts_at === '')).toHaveLength(1);
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

describe('numbers and names that no rule made', () => {
  test('members of chambers do not go up or down by one step', () => {
    const counts = chambers.flatMap(({ description }) => {
      const count = /<th>Entreprises adhérentes<\/th><td>([\d\s]+)</.exec(description.fr)?.[1];
      return count === undefined ? [] : [Number(count.replaceAll(/\s/g, ''))];
    });
    const steps = counts.slice(1).map((count, nth) => count - (counts[nth] ?? 0));
    expect(new Set(steps).size).toBeGreaterThan(steps.length * 0.8);
  });

  test('surnames do not come back in the same order', () => {
    const names = members.map(({ name }) => name.fr.split(' ').at(-1) ?? '');
    const pairs = names.slice(1).map((name, nth) => `${names[nth]} ${name}`);
    expect(new Set(pairs).size).toBeGreaterThan(pairs.length * 0.95);
  });

  test('no surname is a first name again, and no three of a chamber share a first name', () => {
    const named = members.map(({ chambre_de_commerce_id: chamber, name }) => {
      const [first = '', ...surname] = name.fr.split(' ');
      return { full: name.fr, first: `${chamber} ${first}`, again: surname.includes(first) };
    });
    expect(named.filter(({ again }) => again).map(({ full }) => full)).toEqual([]);
    const firsts = named.map(({ first }) => first);
    const thrice = firsts.filter((first) => firsts.filter((each) => each === first).length > 2);
    expect(thrice).toEqual([]);
  });

  test('a portrait is of a man or of a woman', () => {
    const portraits = members.flatMap(({ image, fonction }) => {
      const number = Number(/portrait-(\d+)/.exec(image ?? '')?.[1]);
      if (Number.isNaN(number)) return [];
      const isWoman = /^(?:Chargée|Présidente|Directrice|Conseillère)/.test(fonction.fr);
      const isMan = /^(?:Chargé |Président |Directeur|Conseiller )/.test(fonction.fr);
      return isWoman || isMan ? [{ number, isWoman }] : [];
    });
    expect(portraits.length).toBeGreaterThan(0);
    expect(portraits.filter(({ number, isWoman }) => number > 12 !== isWoman)).toEqual([]);
  });
});
