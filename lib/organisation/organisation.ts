import { readFileSync } from 'node:fs';
import { environment, isDemonstration } from '@/lib/runtime/env';
import { defaultOrganisation, operatorDefaults } from './organisation-defaults';
import { organisationSchema, type Organisation } from './organisation-schema';
import { z } from 'zod';

/** The configuration file cannot be read or is wrong; the message names the file and each wrong key, one line each. */
export class OrganisationError extends Error {
  override name = 'OrganisationError';
}

/**
 * Reads SITE_CONFIG over the defaults: a file may hold only the fields that differ. Invented details belong to the demonstration: with an API
 * of the operator's, what the file does not tell is told by no page. Throws `OrganisationError`.
 */
export function readOrganisation(file: string | undefined, ofDemonstration: boolean): Organisation {
  const given = file ? readJsonObject(file) : {};
  const result = organisationSchema.safeParse({ ...(ofDemonstration ? defaultOrganisation : operatorDefaults), ...given }, { error: expected });
  if (result.success) return result.data;
  throw new OrganisationError(
    faultLines(result.error.issues)
      .map((line) => `SITE_CONFIG ${file ?? ''}: ${line}`)
      .join('\n'),
  );
}

/** JSON with `//` comments, as the example of docs/operations.md has them. Two slashes inside a text are none. */
function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*/g, (part) => (part.startsWith('"') ? part : ''));
}

function readJsonObject(file: string): object {
  try {
    const value: unknown = JSON.parse(withoutComments(readFileSync(file, 'utf8')));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OrganisationError(`SITE_CONFIG ${file}: ${reason.replace(/\s+/g, ' ')}`);
  }
  throw new OrganisationError(`SITE_CONFIG ${file}: must hold a JSON object`);
}

let current: Organisation | undefined;

/** The organisation of this process, read at first use. */
export function organisation(): Organisation {
  current ??= readOrganisation(environment().SITE_CONFIG, isDemonstration());
  return current;
}

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type Path = readonly PropertyKey[];

const NAMES: Record<string, string> = { string: 'a text', object: 'an object { … }', array: 'a list [ … ]', number: 'a number' };
const FORMATS: Record<string, string> = { email: 'an e-mail address', date: 'a day such as 2026-12-31' };

/** What a value must be, in an operator's words: the error map of the check. */
function expected(issue: RawIssue): string | undefined {
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
function faultLines(issues: readonly Issue[]): string[] {
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
