import { readFileSync } from 'node:fs';
import { environment, isDemonstration } from '@/lib/runtime/env';
import { errorMessage } from '@/lib/runtime/logger';
import demonstration from './demonstration.json' with { type: 'json' };
import { organisationSchema, type Organisation } from './organisation-schema';
import type { z } from 'zod';

const { name, shortName, about } = demonstration;
/** What is true of any such network: its kind of name and its tasks, without figures, addresses and links. */
const operatorDefaults = { name, shortName, about: { ...about, figures: [] } };

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
  const result = organisationSchema.safeParse({ ...(ofDemonstration ? demonstration : operatorDefaults), ...given }, { error: expected });
  if (result.success) return result.data;
  throw new OrganisationError(result.error.issues.flatMap((issue) => faultLines(issue, `SITE_CONFIG ${file ?? ''}:`)).join('\n'));
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
    throw new OrganisationError(`SITE_CONFIG ${file}: ${errorMessage(error).replace(/\s+/g, ' ')}`);
  }
  throw new OrganisationError(`SITE_CONFIG ${file}: must hold a JSON object`);
}

let current: Organisation | undefined;

/** The organisation of this process, read at first use. */
export function organisation(): Organisation {
  current ??= readOrganisation(environment().SITE_CONFIG, isDemonstration());
  return current;
}

const NAMES: Record<string, string> = { string: 'a text', object: 'an object { … }', array: 'a list [ … ]', number: 'a number' };
const FORMATS: Record<string, string> = { email: 'an e-mail address', date: 'a day such as 2026-12-31' };

/** What a value must be, in an operator's words: the error map of the check. */
function expected(issue: z.core.$ZodRawIssue): string | undefined {
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
function faultLines({ path, message, ...issue }: z.core.$ZodIssue, start: string): string[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return names.map((name) => `${start} ${name.join('.')} ${message}`);
}
