import { z } from 'zod';
import { organisationSchema } from './organisation-schema';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

const NAMES: Record<string, string> = { string: 'a text', object: 'an object { … }', array: 'a list [ … ]', number: 'a number' };
const FORMATS: Record<string, string> = { email: 'an e-mail address', date: 'a day such as 2026-12-31' };

/** What a value must be, in an operator's words: the error map of the check. */
export function expected(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${NAMES[issue.expected] ?? issue.expected}${issue.input === undefined ? ' (it is missing)' : ''}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? issue.format}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : limit(issue.origin, issue.exact, 'at least', issue.minimum);
    case 'too_big':
      return limit(issue.origin, issue.exact, 'at most', issue.maximum);
    default:
      return undefined;
  }
}

function limit(origin: string, isExact: boolean | undefined, bound: string, value: number | bigint): string {
  return origin === 'array' ? `must have ${isExact ? 'exactly' : bound} ${value} entries` : `must be ${bound} ${value}`;
}

/** One line for each wrong or unknown key: its path and what is expected. */
export function faultLines(issues: readonly Issue[]): string[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${written([...issue.path, key])} is not known; expected: ${keysAt(issue.path).join(', ')}`)
      : [`${written(issue.path)} ${issue.message}`],
  );
}

function written(path: Path): string {
  return path.map(String).join('.');
}

/** A schema of JSON Schema, as far as it is read here. */
interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The object or list that a value which may be null holds otherwise. */
function inner(schema: JsonSchema): JsonSchema {
  return schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;
}

function keysAt(path: Path): string[] {
  let schema: JsonSchema | undefined = z.toJSONSchema(organisationSchema, { io: 'input' }) as JsonSchema;
  for (const step of path) schema = typeof step === 'number' ? inner(schema ?? {}).items : inner(schema ?? {}).properties?.[String(step)];
  return Object.keys(inner(schema ?? {}).properties ?? {});
}
