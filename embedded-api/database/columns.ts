import { type Language, languages } from '../http/language';
import type { RelativeClock } from './relative-clock';
import { storedMoment } from './relative-clock';
import { withDates } from './relative-dates';
import type { Row, Value } from './store';

/** A text in all languages; an empty one is not translated. */
export type Texts = Record<Language, string>;

/** Each kind of column accepts this type of value in the content files. */
interface Given {
  id: number;
  text: string;
  number: number;
  /** The default is 1. */
  status: number;
  /** References use the slug to identify a record. */
  slug: string;
  /** A list of texts without language is stored as JSON. */
  list: string[];
  /** A localised value fills three columns: `x`, `x_ar`, `x_en`. */
  texts: Texts;
  /** Paths of pictures are like `texts`, but search does not index them. */
  pictures: Texts;
  /** HTML is like `texts`, and may contain dates such as `{date:-10}`. */
  html: Texts;
  lists: Record<Language, string[]>;
  /**
   * A day counted from today and a local time, `-10 09:30`, kept as a minute, or a day of every
   * year, `--12-17 09:30`; on the wire Algerian time.
   */
  local: string;
  /** A value like `local`, but UTC on the wire. */
  timestamp: string;
}

export type Kind = keyof Given;
/** Maps columns' names to their kinds, in the order of the wire. */
export type Columns = Record<string, Kind>;
/** A record of the content, with the values of its columns. */
export type Item<C extends Columns> = { id: number } & { [Name in keyof C]: Given[C[Name]] };

const SQL_TYPES: Partial<Record<Kind, string>> = {
  number: 'INTEGER',
  status: 'INTEGER',
  local: 'INTEGER',
  timestamp: 'INTEGER',
  slug: 'TEXT UNIQUE',
};
const SUFFIXES: readonly [Language, suffix: string][] = [
  ['fr', ''],
  ['ar', '_ar'],
  ['en', '_en'],
];
const LOCALISED: ReadonlySet<Kind> = new Set<Kind>(['texts', 'pictures', 'html', 'lists']);

export const isLocalised = (kind: Kind): boolean => LOCALISED.has(kind);

export function sqlColumns(columns: Columns): string[] {
  return Object.entries(columns).flatMap(([name, kind]) => {
    const type = SQL_TYPES[kind] ?? 'TEXT';
    return isLocalised(kind)
      ? SUFFIXES.map(([, suffix]) => `${name}${suffix} ${type}`)
      : [`${name} ${type}`];
  });
}

/** Fills in a column's missing value; a single text counts as French. */
export function complete(kind: Kind, value: unknown): unknown {
  if (kind === 'number' || kind === 'status') return value ?? (kind === 'status' ? 1 : null);
  if (!isLocalised(kind)) return value ?? (kind === 'list' ? [] : '');
  const given = new Map<string, unknown>(
    Object.entries(typeof value === 'object' && value !== null ? value : { fr: value }),
  );
  const empty = kind === 'lists' ? [] : '';
  return Object.fromEntries(languages.map((language) => [language, given.get(language) ?? empty]));
}

function stored(kind: Kind, value: unknown): Value {
  if (kind === 'local' || kind === 'timestamp')
    return typeof value === 'string' && value !== '' ? storedMoment(value) : null;
  if (kind === 'list' || kind === 'lists') return JSON.stringify(value);
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}

/** Returns the values of a record's columns. */
export function toRow(
  columns: Columns,
  item: Record<string, unknown>,
): [column: string, value: Value][] {
  return Object.entries(columns).flatMap(([name, kind]): [string, Value][] => {
    if (!isLocalised(kind)) return [[name, stored(kind, item[name])]];
    const given = new Map<string, unknown>(Object.entries(Object(item[name])));
    // Back offices store a missing description as an empty text.
    return SUFFIXES.map(([language, suffix]) => [
      name + suffix,
      stored(kind, given.get(language)) ?? (kind === 'html' && suffix === '' ? '' : null),
    ]);
  });
}

/** Returns a row's fields, in the order of the columns. */
export function toWire(columns: Columns, row: Row, clock: RelativeClock): Record<string, unknown> {
  const valueOf = (column: string, kind: Kind, language: Language): unknown => {
    const value = row[column] ?? null;
    if (kind === 'html' && typeof value === 'string') return withDates(value, language, clock);
    if (kind === 'local' && value !== null) return clock.local(clock.minutes(value));
    if (kind === 'timestamp' && typeof value === 'number') return clock.timestamp(value);
    return value;
  };
  const fields = Object.entries(columns).flatMap(([name, kind]) =>
    isLocalised(kind)
      ? SUFFIXES.map(([language, suffix]) => [
          name + suffix,
          valueOf(name + suffix, kind, language),
        ])
      : [[name, valueOf(name, kind, 'fr')]],
  );
  return { id: row.id, ...Object.fromEntries(fields) };
}
