/** A value outside the closed lists, at a path such as `data[0].cat_articles[1].category.id`. */
export interface Difference {
  path: string;
  expected: string;
  got: string;
}

/** Compares a value with the wire forms that the site reads (CONTRIBUTING.md, "What is read"). */
export type Shape = (value: unknown, path: string) => Difference[];

type Fields = Record<string, unknown>;

/** Describes the kind of a value, or quotes a short text. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object')
    return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
  const text =
    typeof value === 'string' ? JSON.stringify(value) : `the ${typeof value} ${String(value)}`;
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function when(expected: string, holds: (value: unknown) => boolean): Shape {
  return (value, path) => (holds(value) ? [] : [{ path, expected, got: shown(value) }]);
}

/** The field may be missing or null. */
export function optional(shape: Shape): Shape {
  return (value, path) => (value === undefined ? [] : nullable(shape)(value, path));
}

/** The field must exist, but may be null or an empty text. */
export function nullable(shape: Shape): Shape {
  return (value, path) => (value === null || value === '' ? [] : shape(value, path));
}

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const isNumber = (value: unknown): boolean =>
  isText(value) && /^-?\d+(?:[.,]\d+)?$/.test(String(value).trim());

export const number = when('a number (also as a text, with a decimal comma)', isNumber);

export const id = when(
  'an id (a positive number, also as a text)',
  (value) => isNumber(value) && Number(value) > 0,
);

export const text = when('a text or a number', isText);

export const filledText = when(
  'a text that is not empty',
  (value) => isText(value) && String(value).trim() !== '',
);

export const flag = when(
  'true, 1, false or 0 (also as a text)',
  (value) => typeof value === 'boolean' || /^(?:0|1|true|false)$/.test(String(value)),
);

const MOMENT = /^-?\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** Years before 1000, such as MySQL's zero date, stand for a missing date. */
export const moment = when(
  'a date (YYYY-MM-DD, with HH:mm or HH:mm:ss, or ISO 8601)',
  (value) =>
    typeof value === 'string' &&
    MOMENT.test(value) &&
    (/^[-0]/.test(value) || !Number.isNaN(Date.parse(value.slice(0, 10)))),
);

const SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const isWeb = (value: string): boolean => /^https?:\/\/[^\s/]/i.test(value);
// oxlint-disable-next-line no-control-regex -- they are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

/** The address of a picture or file. */
export const address = when(
  'a path relative to the API, or an http(s) address',
  (value) =>
    typeof value === 'string' &&
    !CONTROL.test(value) &&
    (isWeb(value) || (!SCHEME.test(value) && !value.split(/[/\\]/).includes('..'))),
);

/** The target of a menu entry, slide or partner. */
export const link = when(
  'an http(s), mailto: or tel: address, www.… or a path of the site',
  (value) =>
    typeof value === 'string' &&
    (isWeb(value) || /^(?:mailto|tel):/i.test(value) || !SCHEME.test(value)),
);

/** Texts in a list, or in one text with commas, semicolons or line breaks between them. */
export const texts = when(
  'a list of texts, or one text with commas, semicolons or line breaks',
  (value) => isText(value) || (membersOf(value)?.every(isText) ?? false),
);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the members of a list in any accepted form; undefined for anything else. */
export function membersOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === null || value === '') return [];
  if (typeof value === 'string') return parsedList(value);
  if (!isObject(value)) return undefined;
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined;
}

function parsedList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Unwraps a record or list from `data`. */
export function outOfData(value: unknown): unknown {
  return isObject(value) && 'data' in value ? value['data'] : value;
}

/** Returns the object with the page numbers: the contract's `pagination`, or Laravel's place. */
export function placeOf(answer: unknown): { place: Fields; path: string } | undefined {
  if (!isObject(answer)) return undefined;
  const { pagination, meta } = answer;
  if (isObject(pagination)) return { place: pagination, path: 'pagination.' };
  if ('last_page' in answer) return { place: answer, path: '' };
  return isObject(meta) ? { place: meta, path: 'meta.' } : undefined;
}

export function members(item: Shape): Shape {
  return (value, path) => {
    const list = membersOf(value);
    if (!list) return [{ path, expected: 'a list', got: shown(value) }];
    return list.flatMap((member, index) => item(member, `${path}[${index}]`));
  };
}

export function listOf(item: Shape): Shape {
  return (value, path) => members(item)(outOfData(value), path);
}

/** A list that is not paged. */
export function wholeListOf(item: Shape): Shape {
  return (value, path) => {
    const { place = {}, path: at = '' } = placeOf(value) ?? {};
    return Number(place['last_page'] ?? 1) > 1
      ? [{ path: `${at}last_page`, expected: 'a whole list', got: shown(place['last_page']) }]
      : listOf(item)(value, path);
  };
}

/** A record, bare or in `data`, with these fields; further fields are ignored. */
export function object(fields: Record<string, Shape>): Shape {
  return (value, path) => {
    const record = outOfData(value);
    if (!isObject(record)) return [{ path, expected: 'an object', got: shown(value) }];
    return Object.entries(fields).flatMap(([name, shape]) =>
      shape(record[name], path === '' ? name : `${path}.${name}`),
    );
  };
}

/** `name` must exist; its translations `name_ar` and `name_en` may be missing. */
export function translated(name: string, base: Shape, other = text): Record<string, Shape> {
  return { [name]: base, [`${name}_ar`]: optional(other), [`${name}_en`]: optional(other) };
}
