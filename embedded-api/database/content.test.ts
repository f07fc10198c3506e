import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { type EntityName, entities } from '../entities';
import { languages } from '../http/language';
import { FILES_FOLDER } from '../routes/media';
import { type Columns, isLocalised } from './columns';
import { CONTENT_FOLDER, readTexts } from './content';
import { demonstration } from './demonstration';

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
});
