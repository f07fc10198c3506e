import { readFileSync } from 'node:fs';
import { environment, isDemonstration } from '@/lib/runtime/env';
import { defaultOrganisation, operatorDefaults } from './organisation-defaults';
import { expected, faultLines } from './organisation-faults';
import { organisationSchema, type Organisation } from './organisation-schema';

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
