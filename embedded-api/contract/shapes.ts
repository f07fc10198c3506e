/** A value that violates the contract, at a path such as `data[0].cat_articles[1].category.id`. */
export interface Difference {
  path: string;
  expected: string;
  got: string;
}

/** Compares a value with what is expected of it. */
export type Shape = (value: unknown, path: string) => Difference[];

export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object')
    return `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function when(expected: string, holds: (value: unknown) => boolean): Shape {
  return (value, path) => (holds(value) ? [] : [{ path, expected, got: shown(value) }]);
}

/** The given shape, null, or no field. */
export function optional(shape: Shape): Shape {
  return (value, path) => (value === null || value === undefined ? [] : shape(value, path));
}

/** The field is there, but may be null. */
export function nullable(shape: Shape): Shape {
  return (value, path) => (value === null ? [] : shape(value, path));
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim());
}

export const number = when('a number (or one as a string)', isNumber);

export const id = when(
  'an id (a positive number, also as a string)',
  (value) => isNumber(value) && Number(value) > 0,
);

export const text = when('a text', (value) => typeof value === 'string');

export const filledText = when(
  'a text that is not empty',
  (value) => typeof value === 'string' && value.trim() !== '',
);

export const flag = when(
  '0 or 1',
  (value) =>
    typeof value === 'boolean' || value === 0 || value === 1 || value === '0' || value === '1',
);

/** `YYYY-MM-DD`, with a time after a blank or a T, with or without fraction and zone. */
export const moment = when(
  'a date (YYYY-MM-DD HH:mm:ss or ISO 8601)',
  (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(value) &&
    !Number.isNaN(Date.parse(value.slice(0, 10))),
);

/**
 * A list of texts in any form a Laravel column takes: an array, a JSON string, a comma string,
 * null.
 */
export const texts = when(
  'a list of texts (array, JSON string or comma string)',
  (value) =>
    value === null ||
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string')),
);

/** A list; an empty one may arrive as null or `{}`, as PHP writes an empty array. */
export function listOf(item: Shape): Shape {
  return (value, path) => {
    if (
      value === null ||
      (typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0)
    )
      return [];
    if (!Array.isArray(value)) return [{ path, expected: 'a list', got: shown(value) }];
    return value.flatMap((entry, index) => item(entry, `${path}[${index}]`));
  };
}

/** An object with these fields; others are ignored. */
export function object(fields: Record<string, Shape>): Shape {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [{ path, expected: 'an object', got: shown(value) }];
    const given = new Map<string, unknown>(Object.entries(value));
    return Object.entries(fields).flatMap(([name, shape]) =>
      shape(given.get(name), path === '' ? name : `${path}.${name}`),
    );
  };
}

/** `name`, `name_ar`, `name_en`: the base must be there, the translations may be missing. */
export function translated(name: string, base: Shape): Record<string, Shape> {
  return { [name]: base, [`${name}_ar`]: optional(text), [`${name}_en`]: optional(text) };
}
