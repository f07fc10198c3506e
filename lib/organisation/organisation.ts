import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { logoSource } from '@/lib/media/logo';
import { environment, isDemonstration } from '@/lib/runtime/env';
import { inEveryLanguage } from './operator-texts';
import { defaultOrganisation, operatorDefaults } from './organisation-defaults';

const texts = z.object(inEveryLanguage(z.string().min(1), z.string()));
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const LOGO_FAULT = 'must be a path of this site such as /logo.svg, or an http(s) address on the site’s host, the API’s or one that IMAGE_HOSTS names';

/** The organisation's own details, which the API does not hold (decisions, last section). What is null or empty is left out of the pages. */
export const organisationSchema = z.object({
  name: texts,
  shortName: texts,
  /** Path of an image under public/, or an http(s) address; null draws the network's star. */
  logo: z
    .string()
    .refine((value) => logoSource(value) !== null, LOGO_FAULT)
    .nullable()
    .default(null),
  website: webAddress.nullable().default(null),
  address: texts.nullable().default(null),
  phone: z.string().min(1).nullable().default(null),
  email: z.email().nullable().default(null),
  openingHours: texts.nullable().default(null),
  map: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180), label: texts })
    .nullable()
    .default(null),
  socialLinks: z.array(z.object({ network: z.enum(['facebook', 'x', 'linkedin', 'youtube', 'instagram']), url: webAddress })).default([]),
  sisterSites: z.array(z.object({ name: texts, url: webAddress })).default([]),
  about: z.object({
    title: texts,
    text: texts,
    options: z.array(texts).length(3),
    figures: z.array(z.object({ value: z.string().min(1), label: texts })).default([]),
  }),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** The configuration file cannot be read or is wrong; the message names the file and each wrong field. */
export class OrganisationError extends Error {
  override name = 'OrganisationError';
}

/**
 * Reads SITE_CONFIG over the defaults: a file may hold only the fields that differ. Invented details belong to the demonstration: with an API
 * of the operator's, what the file does not tell is told by no page. Throws `OrganisationError`.
 */
export function readOrganisation(file: string | undefined, ofDemonstration: boolean): Organisation {
  const given = file ? readJsonObject(file) : {};
  const result = organisationSchema.safeParse({ ...(ofDemonstration ? defaultOrganisation : operatorDefaults), ...given });
  if (result.success) return result.data;
  throw new OrganisationError(result.error.issues.map((issue) => `SITE_CONFIG ${file ?? ''}: ${issue.path.join('.')} ${issue.message}`).join('\n'));
}

function readJsonObject(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw new OrganisationError(`SITE_CONFIG ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new OrganisationError(`SITE_CONFIG ${file}: must hold a JSON object`);
}

let current: Organisation | undefined;

/** The organisation of this process, read at first use. */
export function organisation(): Organisation {
  current ??= readOrganisation(environment().SITE_CONFIG, isDemonstration());
  return current;
}
