import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, entities, type EntityName } from '../entities';
import { languages } from '../http/language';
import { complete, isLocalised, type Texts } from './columns';
import { EventMarks } from './event-marks';

/** The path is relative to the working directory, both for the sources and for an installation. */
export const CONTENT_FOLDER = 'embedded-api/content';

const NAMES = Object.keys(entities) as EntityName[];
const SEPARATOR = ' | ';

/**
 * Reads the demonstration's records from `<name>.json`, and their longer texts from
 * `<name>/<id>.<language>.html`.
 */
export function contentFiles(): Content {
  const names = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:json|html)$/.test(name),
  );
  const files = new Map(
    names.map((name) => [name, readFileSync(join(CONTENT_FOLDER, name), 'utf8')]),
  );
  const recordsOf = (name: EntityName): object[] => {
    const records: Record<string, unknown>[] = JSON.parse(files.get(`${name}.json`) ?? '[]');
    return records.map((record) => recordOf(name, record, files));
  };
  const content = Object.fromEntries(NAMES.map((name) => [name, recordsOf(name)])) as Content;
  return withEvents(content);
}

/** The content with the days, hours and places of events in the texts that speak of them. */
function withEvents(content: Content): Content {
  const { events, chambers } = content;
  const places = chambers.map(({ id, wilayas_name }): [string, number] => [wilayas_name.fr, id]);
  const marks = new EventMarks(events, new Map(places));
  const filled = <Item extends { description: Texts }>(
    items: readonly Item[],
    nameOf: (item: Item) => string,
  ): Item[] =>
    items.map((item) => {
      const texts = languages.map((language) => [
        language,
        marks.fill(item.description[language], language, nameOf(item)),
      ]);
      return { ...item, description: Object.fromEntries(texts) as Texts };
    });
  return {
    ...content,
    articles: filled(content.articles, ({ slug }) => `article/${slug}`),
    pages: filled(content.pages, ({ slug }) => `page/${slug}`),
    slides: filled(content.slides, ({ id }) => `slide/${id}`),
  };
}

/** Returns a record with all its columns. */
function recordOf(
  name: EntityName,
  record: Record<string, unknown>,
  files: ReadonlyMap<string, string>,
): object {
  const texts = languages.map(
    (language) =>
      [
        language,
        readTexts(files.get(`${name}/${String(record['id'])}.${language}.html`) ?? ''),
      ] as const,
  );
  const { columns, own } = entities[name].table;
  const values = Object.entries({ ...columns, ...own }).map(([column, kind]) => {
    if (record[column] !== undefined || !isLocalised(kind))
      return [column, complete(kind, record[column])];
    const written = texts.map(([language, found]) => {
      const text = found.get(column);
      return [language, kind === 'lists' ? text?.split(SEPARATOR) : text];
    });
    return [column, complete(kind, Object.fromEntries(written))];
  });
  return { ...record, ...Object.fromEntries(values) };
}

/** Reads lines `key: value` between two lines `---`, and the description that follows. */
export function readTexts(file: string): Map<string, string> {
  const [, head = '', description = ''] = /^---\n([^]*?)---\n([^]*)$/.exec(file) ?? [];
  const lines = head.split('\n').filter((line) => line !== '');
  const texts = new Map(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(': ')),
      line.slice(line.indexOf(': ') + 2),
    ]),
  );
  return description === '' ? texts : texts.set('description', description.replace(/\n$/, ''));
}
