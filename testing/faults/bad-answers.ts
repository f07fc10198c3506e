import { isJson, type Passed } from './passed';

const DEPTH = 100_000;
const BAD_ITEM = {
  name: 'Élément malformé',
  title: 'Élément malformé',
  label: 'Élément malformé',
  slug: 'malforme',
};

/**
 * An answer with one item in its list, the second one, that is no record of the contract. What has
 * no list stays as it is.
 */
export function withBadItem(passed: Passed): Passed {
  if (!isJson(passed)) return passed;
  const answer: unknown = JSON.parse(passed.body.toString('utf8'));
  return { ...passed, body: Buffer.from(JSON.stringify(spoil(answer))) };
}

function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.slice(0, 1), BAD_ITEM, ...value.slice(1)];
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return { ...value, '1': BAD_ITEM };
  for (const name of ['data', 'articles', 'pages']) {
    if (isRecord(value[name]) || Array.isArray(value[name]))
      return { ...value, [name]: spoil(value[name]) };
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const wrapped = (before: string, inside: string, after: string): Buffer =>
  Buffer.from(before.repeat(DEPTH) + inside + after.repeat(DEPTH));

const DEEP_MENU = wrapped('[{"id":1,"label":"Niveau","status":1,"child":', '[]', '}]');
const DEEP_RECORD = wrapped('{"data":', '1', '}');
const DEEP_LIST = wrapped('[', '', ']');

/**
 * An answer nested so deep that reading it by recursion overflows the stack: in the form the call's
 * good answer has.
 */
export function deepAnswer(path: string): Buffer {
  if (path === '/api/first-menu') return DEEP_MENU;
  return /\/edit\/|^\/api\/(?:articles|pages|search)$/.test(path) ? DEEP_RECORD : DEEP_LIST;
}
