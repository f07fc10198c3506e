import { type Language, languages } from '../http/language';
import type { RelativeClock } from './relative-clock';
import { storedMoment } from './relative-clock';
import { withDates } from './relative-dates';
import type { Row, Value } from './store';

/** One text in the languages of the content. An empty one is not translated. */
export type Texts = Record<Language, string>;

/** The content's value for each kind of column. */
interface Given {
  id: number;
  text: string;
  number: number;
  /** 1 by default. */
  status: number;
  /** Identifies the record in references. */
  slug: string;
  /** A list of texts without language, kept as JSON. */
  list: string[];
  /** The columns `x`, `x_ar`, `x_en`. */
  texts: Texts;
  /** As `texts`, for paths of pictures: search does not index them. */
  pictures: Texts;
  /** As `texts`, with marks `{date:-10}`. */
  html: Texts;
  lists: Record<Language, string[]>;
  /**
   * A day counted from today and a local time, `-10 09:30`, kept as a minute, or a day of every
   * year, `--12-17 09:30`; on the wire Algerian time.
   */
  local: string;
  /** The same, on the wire UTC. */
  timestamp: string;
}

export type Kind = keyof Given;
/** By their names on the wire, in its order. */
export type Columns = Record<string, Kind>;
/** A record of the content: what its columns hold. */
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

/** The complete value of a column: a missing one is empty, a single text is French. */
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

/** The row of a record, by the columns' names. */
export function toRow(
  columns: Columns,
  item: Record<string, unknown>,
): [column: string, value: Value][] {
  return Object.entries(columns).flatMap(([name, kind]): [string, Value][] => {
    if (!isLocalised(kind)) return [[name, stored(kind, item[name])]];
    const given = new Map<string, unknown>(Object.entries(Object(item[name])));
    // A missing description is an empty text, as back offices store it.
    return SUFFIXES.map(([language, suffix]) => [
      name + suffix,
      stored(kind, given.get(language)) ?? (kind === 'html' && suffix === '' ? '' : null),
    ]);
  });
}

/** The fields of a row, in the order of the columns. */
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
