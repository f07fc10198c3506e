import { articles } from './articles';
import { chambers } from './chambers';
import { coursesOf } from './chambers/members';

const members = chambers.flatMap(({ administrativeMembers, electedMembers }) => [...administrativeMembers, ...electedMembers]);
const languages = ['fr', 'en', 'ar'] as const;

test('every chamber is described in words of its own, in three languages', () => {
  const paragraphs = (html: string): string[] => html.split('<table>')[0]?.match(/<p>.*?<\/p>/g) ?? [];
  for (const language of languages) {
    const written = chambers.filter(({ description }) => description[language] !== '').map(({ description }) => paragraphs(description[language]));
    expect(written.filter((parts) => parts.length !== 2)).toEqual([]);
    const all = written.flat();
    expect(new Set(all).size).toBe(all.length);
  }
});

test('no two members of the network share a name', () => {
  for (const language of languages) {
    expect(new Set(members.map(({ name }) => name[language])).size).toBe(members.length);
  }
});

test('a member whom an article names is named alike in its translations', () => {
  const named = articles.flatMap(({ slug, description }) =>
    members.filter(({ name }) => description.fr.includes(name.fr)).map(({ name }) => ({ slug, description, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const { slug, description, name } of named) {
    expect(description.en === '' || description.en.includes(name.en) ? slug : `${slug}: ${name.en}`).toBe(slug);
    expect(description.ar === '' || description.ar.includes(name.ar) ? slug : `${slug}: ${name.ar}`).toBe(slug);
  }
});

test('at most a quarter of the French titles of articles are cut by a colon', () => {
  const cut = articles.filter(({ name }) => /\s:\s/.test(name.fr));
  expect(cut.length).toBeLessThanOrEqual(articles.length / 4);
});

test('the courses of the chambers add up to those of the training catalogue', () => {
  const courses = chambers.reduce((sum, { code }) => sum + coursesOf(code), 0);
  const catalogue = articles.find(({ slug }) => slug === 'catalogue-formation-semestre');
  expect(catalogue?.name.fr).toContain(`${courses} sessions`);
});

test('a reception point opens on the days that the article announces', () => {
  const article = articles.find(({ slug }) => slug === 'nouvelles-wilayas-points-accueil');
  const rows = [...(article?.description.fr ?? '').matchAll(/<tr><td>([^<]+)<\/td><td>(\p{L}+) et (\p{L}+)<\/td>/gu)];
  expect(rows).toHaveLength(3);
  for (const [, town, first = '', second] of rows) {
    const point = chambers.find(({ wilaya }) => wilaya.fr === town);
    expect(point?.description.fr).toContain(`Accueil le ${first.toLowerCase()} et le ${second}, de 9`);
  }
});

test('a chamber that is being set up gives neither hours nor figures', () => {
  const { description } = chambers.find(({ code }) => code === 54) ?? { description: { fr: '' } };
  expect(description.fr).toContain('en cours d’installation');
  expect(description.fr).not.toMatch(/<table>|Accueil du/);
});
