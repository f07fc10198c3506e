import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import sharp from 'sharp';
import { type EntityName, entities } from '../entities';
import { languages } from '../http/language';
import { FILES_FOLDER } from '../routes/media';
import { type Columns, isLocalised } from './columns';
import { CONTENT_FOLDER, readTexts } from './content';
import { demonstration } from './demonstration';
import { plainText } from '../search/fold';

const { articles, pages, members, chambers, events } = demonstration;

/**
 * One article in French only and one chamber in two languages, so that the demonstration shows what
 * stands in for a missing text.
 */
const UNTRANSLATED = ['articles/44.ar', 'articles/44.en', 'chambers/67.en'];

const folders = readdirSync(CONTENT_FOLDER, { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const texts = folders.flatMap(({ name }) =>
  readdirSync(`${CONTENT_FOLDER}/${name}`).map((file) => {
    const [id = '', language = ''] = file.split('.');
    return {
      name: name as EntityName,
      id,
      language,
      file: `${name}/${file}`,
      written: readFileSync(`${CONTENT_FOLDER}/${name}/${file}`, 'utf8'),
    };
  }),
);
const keysOf = (written: string): string[] => [...readTexts(written).keys()];

describe('the files of the content', () => {
  test('are of records that exist, in the languages of the content', () => {
    for (const { name, id, language, file } of texts) {
      const records: readonly object[] = demonstration[name];
      expect(
        records.some((record) => 'id' in record && String(record.id) === id)
          ? file
          : `${file}: no such record`,
      ).toBe(file);
      expect(languages).toContain(language);
    }
  });

  test('hold localised columns of their kind only, and each what French holds', () => {
    const missing = texts.flatMap(({ name, id, language, written, file }) => {
      const columns: Columns = entities[name].table.columns;
      expect([file, keysOf(written).filter((key) => !isLocalised(columns[key] ?? 'text'))]).toEqual(
        [file, []],
      );
      const french = texts.find(
        (text) => text.name === name && text.id === id && text.language === 'fr',
      );
      const keys = keysOf(written);
      return keysOf(french?.written ?? '').every((key) => keys.includes(key))
        ? []
        : [`${name}/${id}.${language}`];
    });
    const absent = texts
      .filter(({ language }) => language === 'fr')
      .flatMap(({ name, id }) =>
        languages
          .filter(
            (language) =>
              !texts.some(
                (text) => text.name === name && text.id === id && text.language === language,
              ),
          )
          .map((language) => `${name}/${id}.${language}`),
      );
    expect([...missing, ...absent].toSorted()).toEqual(UNTRANSLATED);
  });

  test('are well-formed HTML below their head', () => {
    for (const { file, written } of texts) {
      expect([file, /^---\n(?:[\w]+: \S[^\n]*\n)*---\n/.test(written)]).toEqual([file, true]);
      const faults: string[] = [];
      parseFragment(readTexts(written).get('description') ?? '', {
        onParseError: ({ code }) => faults.push(code),
      });
      expect([file, faults]).toEqual([file, []]);
    }
  });

  test('number each kind’s records apart, and know no column by another name', () => {
    for (const name of Object.keys(entities) as EntityName[]) {
      const records: Record<string, unknown>[] = JSON.parse(
        readFileSync(`${CONTENT_FOLDER}/${name}.json`, 'utf8'),
      );
      const ids = records.flatMap(({ id }) => id ?? []);
      expect([name, new Set(ids).size]).toEqual([name, ids.length]);
      const { columns, own }: { columns: Columns; own?: Columns } = entities[name].table;
      const known = [
        'id',
        'groups',
        'files',
        'detail',
        'child',
        'to',
        ...Object.keys({ ...columns, ...own }),
      ];
      expect([
        name,
        records.flatMap((record) => Object.keys(record)).filter((key) => !known.includes(key)),
      ]).toEqual([name, []]);
    }
  });

  test('name pictures and documents that are there, but for three pictures missing on purpose', () => {
    const pictures = [
      ...[...articles, ...pages, ...events, ...demonstration.slides].flatMap(({ image }) =>
        Object.values(image),
      ),
      ...[...members, ...demonstration.partners].map(({ image }) => image),
      ...chambers.map(({ logo }) => logo && `assets/entreprise/${logo}`),
    ];
    const missing = [...new Set(pictures)].filter(
      (path) => path !== '' && !existsSync(`${FILES_FOLDER}/${path}`),
    );
    expect(missing.length).toBeLessThanOrEqual(5);
    const documents = [...articles, ...pages]
      .flatMap(({ files }) => files)
      .filter(({ deleted }) => !deleted);
    expect(documents.filter(({ name }) => !existsSync(`${FILES_FOLDER}/${name}`))).toEqual([]);
    const served = readdirSync(FILES_FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.\w+$/.test(path),
    );
    const named = new Set([...pictures, ...documents.map(({ name }) => name)]);
    expect(served.filter((path) => !named.has(path) && !path.includes('portrait'))).toEqual([]);
  });
});

describe('pictures for Arabic', () => {
  const pairs = [...articles, ...pages, ...events, ...demonstration.slides]
    .map(({ image }) => image)
    .filter(({ ar }) => ar !== '');
  /** Small and without the traces of compression. */
  const pixelsOf = async (path: string, isMirrored: boolean): Promise<Buffer> =>
    sharp(readFileSync(`${FILES_FOLDER}/${path}`))
      .flop(isMirrored)
      .resize(64, 36)
      .greyscale()
      .raw()
      .toBuffer();

  test('are the French ones mirrored: what grows to the right grows to the left', async () => {
    expect(pairs.length).toBeGreaterThan(15);
    for (const { fr, ar } of pairs) {
      const [mirrored, arabic] = await Promise.all([pixelsOf(fr, true), pixelsOf(ar, false)]);
      const apart = mirrored.map((value, place) => Math.abs(value - (arabic[place] ?? 0)));
      expect([ar, Math.max(...apart) < 24]).toEqual([ar, true]);
    }
  });
});

describe('the content', () => {
  test('every chamber is described in words of its own, in three languages', () => {
    const paragraphs = (html: string): string[] =>
      html.split('<table>')[0]?.match(/<p>.*?<\/p>/g) ?? [];
    for (const language of languages) {
      const written = chambers
        .filter(({ description }) => description[language] !== '')
        .map(({ description }) => paragraphs(description[language]));
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
      members
        .filter(({ name }) => description.fr.includes(name.fr))
        .map(({ name }) => ({ slug, description, name })),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const { slug, description, name } of named) {
      expect(
        description.en === '' || description.en.includes(name.en) ? slug : `${slug}: ${name.en}`,
      ).toBe(slug);
      expect(
        description.ar === '' || description.ar.includes(name.ar) ? slug : `${slug}: ${name.ar}`,
      ).toBe(slug);
    }
  });

  test('a menu entry below the bar is called what it leads to', () => {
    const { menu, services } = demonstration;
    const below = ({ child }: (typeof menu)[number]): typeof menu =>
      child.flatMap((entry) => [entry, ...below(entry)]);
    const entries = menu.flatMap(below);
    const named = entries.flatMap(({ to = '', label }) => {
      const [type, slug] = to.split('/');
      const target = (type === 'page' ? pages : type === 'service' ? services : []).find(
        (one) => one.slug === slug,
      );
      return target
        ? languages.flatMap((language) =>
            target.name[language] ? [[label[language], plainText(target.name[language])]] : [],
          )
        : [];
    });
    expect(named.length).toBeGreaterThan(30);
    for (const [label, name] of named) expect(label).toBe(name);
  });

  test('no title shows an ampersand or a straight apostrophe once its characters are decoded', () => {
    const titles = [...articles, ...pages, ...events.map(({ title }) => ({ name: title }))].flatMap(
      ({ name }) => Object.values(name),
    );
    expect(titles.map((title) => plainText(title)).filter((title) => /[&'"]/.test(title))).toEqual(
      [],
    );
  });

  test('what a tab of the home screen shows of a feature is prose: a hundred words come before its first heading', () => {
    const features = pages.filter(({ placement }) => placement === 'feature');
    const lengths = features.flatMap(({ slug, description }) =>
      (['fr', 'en'] as const).map((language) => {
        const before = description[language].split('<h2>')[0] ?? '';
        return { slug, language, words: plainText(before).split(' ').length };
      }),
    );
    expect(lengths).toHaveLength(2 * features.length);
    expect(lengths.filter(({ words }) => words < 100)).toEqual([]);
  });

  test('at most a quarter of the French titles of articles are cut by a colon', () => {
    const cut = articles.filter(({ name }) => /\s:\s/.test(name.fr));
    expect(cut.length).toBeLessThanOrEqual(articles.length / 4);
  });

  test('a reception point opens on the days that the article announces', () => {
    const article = articles.find(({ slug }) => slug === 'nouvelles-wilayas-points-accueil');
    const rows = [
      ...(article?.description.fr ?? '').matchAll(
        /<tr><td>([^<]+)<\/td><td>(\p{L}+) et (\p{L}+)<\/td>/gu,
      ),
    ];
    expect(rows).toHaveLength(3);
    for (const [, town, first = '', second] of rows) {
      const point = chambers.find(({ wilayas_name }) => wilayas_name.fr === town);
      expect(point?.description.fr).toContain(
        `Accueil le ${first.toLowerCase()} et le ${second}, de 9`,
      );
    }
  });

  test('a chamber that is being set up gives neither hours nor figures', () => {
    const { description } = chambers.find(({ id }) => id === 54) ?? { description: { fr: '' } };
    expect(description.fr).toContain('en cours d’installation');
    expect(description.fr).not.toMatch(/<table>|Accueil du/);
  });
});
