import { MutatingApi } from './api';
import type { Recorded } from './recorded';

/** Worst cases of a field, in a number of bytes. */
const SHAPES: Record<string, (bytes: number) => unknown> = {
  words: (bytes) => distinctWords(bytes),
  'one word': (bytes) => 'a'.repeat(bytes),
  'combining marks': (bytes) => `a${'\u0301'.repeat(bytes / 2)}`,
  'encoded often': (bytes) => '&amp;amp;amp;lt;'.repeat(bytes / 16),
  blanks: (bytes) => '&nbsp; '.repeat(bytes / 7),
  paragraphs: (bytes) => '<p>Un mot, <b>deux</b>.</p> '.repeat(bytes / 28),
  headings: (bytes) => '<h2>x'.repeat(bytes / 5),
  'frames without an end': (bytes) => '<iframe>'.repeat(bytes / 8),
  signs: (bytes) => '<'.repeat(bytes),
  'list of texts': (bytes) => Array.from({ length: bytes / 4 }, () => 'x'),
  'list of nothing': (bytes) => Array.from({ length: bytes / 2 }, () => 0),
  'list as a text': (bytes) => `[${'{},'.repeat(bytes / 3)}{}]`,
  'nested lists': (bytes) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'many fields': (bytes) =>
    Object.fromEntries(Array.from({ length: bytes / 16 }, (_, index) => [`f${index}`, ''])),
  'huge number': () => 1e308,
  'huge count': () => 1_000_000_000,
};
/** The list of an answer, as long as an answer may be. */
const CROWD = 'crowd';
const ALL_SHAPES: readonly string[] = [...Object.keys(SHAPES), CROWD];

/** Little less than the site reads of a list and of one item. */
const LIST_BYTES = 4_900_000;
const ITEM_BYTES = 8_000_000;

type Path = readonly string[];
interface Turn {
  shape: string;
  /** Null: every answer, which a page of several shows together. */
  route: string | null;
  /** Null: every field of the answer, which share its bytes. */
  path: Path | null;
}

/**
 * A content API of one of whose answers a field, or each, is as large as an answer may be: what it
 * costs to read and to show.
 */
export class CostlyApi extends MutatingApi {
  readonly #recorded: Recorded;
  /** One for each payload, which count from 1; others are the answers as they are. */
  readonly turns: readonly Turn[];

  constructor(recorded: Recorded, isLong: boolean) {
    super(recorded);
    this.#recorded = recorded;
    const routes = [...recorded.keys()];
    const fields = [...recorded].flatMap(([route, answer]) =>
      pathsOf(answer).map((path) => ({ route, path })),
    );
    const wholes = routes.map((route) => ({ route, path: null }));
    const crowds = [{ route: null, path: null }, ...(isLong ? wholes : [])];
    // The short form has every other shape once, each in another answer, and one crowd in all.
    const shapes = ALL_SHAPES.filter((_, index) => isLong || index % 2 === 0);
    this.turns = shapes.flatMap((shape, index): Turn[] => {
      const places =
        shape === CROWD
          ? crowds
          : isLong
            ? fields
            : wholes.slice(index % routes.length).slice(0, 1);
      return places.map((place) => ({ shape, ...place }));
    });
  }

  override answer(route: string, payload: number): string | undefined {
    const answer = this.#recorded.get(route);
    const turn = this.turns[payload - 1];
    if (answer === undefined) return undefined;
    if (!turn || (turn.route !== null && turn.route !== route)) return JSON.stringify(answer);
    const { shape, path: field } = turn;
    const bytes = route.includes('{id}') ? ITEM_BYTES : LIST_BYTES;
    if (shape === CROWD) return JSON.stringify(crowded(answer, LIST_BYTES));
    const paths = field === null ? pathsOf(answer) : [field];
    const changed: unknown = structuredClone(answer);
    // UTF-8 takes two bytes for many a letter, and JSON two for a quotation mark.
    for (const path of paths)
      put(changed, path, SHAPES[shape]?.(Math.floor(bytes / 2 / paths.length)));
    return JSON.stringify(changed);
  }
}

function distinctWords(bytes: number): string {
  return Array.from({ length: bytes / 8 }, (_, index) => `m${index.toString(36)}x`)
    .join(' ')
    .slice(0, bytes);
}

/** The fields of an answer that are no id, each once: of a list, those of its first member. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null)
    return /^(?:.*_)?id$/.test(path.at(-1) ?? '') ? [] : [path];
  return Object.entries(value)
    .slice(0, Array.isArray(value) ? 1 : Infinity)
    .flatMap(([name, member]) => pathsOf(member, [...path, name]));
}

function put(root: unknown, path: Path, value: unknown): void {
  let holder = root;
  for (const name of path.slice(0, -1)) holder = Reflect.get(Object(holder), name);
  const name = path.at(-1);
  if (name !== undefined && typeof holder === 'object' && holder !== null)
    Reflect.set(holder, name, value);
}

/**
 * Each list of an answer with its members over and over, ids of their own, until the answer is as
 * long as it may be.
 */
function crowded(value: unknown, bytes: number): unknown {
  if (Array.isArray(value) && value.length > 0) {
    // The ids become longer.
    const times = Math.floor((bytes * 0.95) / Buffer.byteLength(JSON.stringify(value)));
    return Array.from({ length: times }, (_, time) =>
      value.map((member: unknown, index) => renamed(member, time * value.length + index + 1)),
    ).flat();
  }
  if (typeof value !== 'object' || value === null) return value;
  const lists = Object.values(value).filter(
    (member) => typeof member === 'object' && member !== null,
  ).length;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      crowded(member, bytes / 2 / Math.max(1, lists)),
    ]),
  );
}

function renamed(member: unknown, id: number): unknown {
  return typeof member === 'object' && member !== null && !Array.isArray(member) && 'id' in member
    ? { ...member, id }
    : member;
}
