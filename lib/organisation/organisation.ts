import { readFileSync } from 'node:fs';
import { environment, isDemonstration } from '@/lib/platform/env';
import { errorMessage } from '@/lib/platform/logger';
import demonstration from './demonstration.json' with { type: 'json' };
import { organisationSchema, type Organisation } from './organisation-schema';
import type { z } from 'zod';

const { name, shortName, about } = demonstration;
/** Defaults for any network: name and tasks, without figures, addresses or links. */
const operatorDefaults = { name, shortName, about: { ...about, figures: [] } };

/** SITE_CONFIG is unreadable or invalid; the message has a line for each invalid key. */
export class OrganisationError extends Error {
  override name = 'OrganisationError';
}

/** Reads SITE_CONFIG over the defaults. Only the demonstration's defaults have invented details. */
export function readOrganisation(file: string | undefined, ofDemonstration: boolean): Organisation {
  const settings = file ? readJsonObject(file) : {};
  const result = organisationSchema.safeParse({
    ...(ofDemonstration ? demonstration : operatorDefaults),
    ...settings,
  });
  if (result.success) return result.data;
  throw new OrganisationError(
    result.error.issues
      .flatMap((issue) => faultLines(issue, `SITE_CONFIG ${file ?? ''}:`))
      .join('\n'),
  );
}

/** Removes the `//` comments that docs/operations.md shows in SITE_CONFIG. */
function withoutComments(text: string): string {
  return text.replace(/"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*/g, (part) =>
    part.startsWith('"') ? part : '',
  );
}

function readJsonObject(file: string): object {
  try {
    // trim() also removes a byte-order mark.
    const value: unknown = JSON.parse(withoutComments(readFileSync(file, 'utf8').trim()));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new OrganisationError(`SITE_CONFIG ${file}: ${errorMessage(error).replace(/\s+/g, ' ')}`);
  }
  throw new OrganisationError(`SITE_CONFIG ${file}: must hold a JSON object`);
}

let cachedOrganisation: Organisation | undefined;

export function organisation(): Organisation {
  cachedOrganisation ??= readOrganisation(environment().SITE_CONFIG, isDemonstration());
  return cachedOrganisation;
}

function faultLines({ path, message, ...issue }: z.core.$ZodIssue, start: string): string[] {
  const names =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
  return names.map((name) => `${start} ${name.join('.')} ${message}`);
}
