import { existsSync } from 'node:fs';
import { z } from 'zod';
import { logoSource } from '@/lib/media/content-image';
import { siteAddress } from '@/lib/platform/env';
import { tryDecodeUri } from '@/lib/platform/parse-url';
import { inEveryLanguage } from './notice';

/** Makes a strict object, whose error for an unknown key lists the known keys. */
function strictRecord<Shape extends z.ZodRawShape>(shape: Shape) {
  const notKnown = `is not known; expected: ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? notKnown : undefined),
  });
}

const texts = strictRecord(inEveryLanguage(z.string()));
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const LOGO_FAULT =
  'must be a path of this site to a file under public/ such as /icons/icon.svg, or an http(s) address on the site’s host, the API’s or one that IMAGE_HOSTS names';

function isLogo(value: string): boolean {
  if (logoSource(value) === null) return false;
  const { pathname } = new URL(value, siteAddress());
  return !value.startsWith('/') || existsSync(`public${tryDecodeUri(pathname) ?? pathname}`);
}

const accessibility = strictRecord({
  result: z.enum(['compliant', 'partiallyCompliant', 'notCompliant']),
  date: z.iso.date(),
  standard: z.string().min(1).default('RGAA 4.1.2'),
  auditor: texts.nullable().default(null),
  /** Share of applicable criteria that are met, in per cent. */
  share: z.number().min(0).max(100).nullable().default(null),
  issues: z.array(texts).default([]),
  /** Visitors report problems to this e-mail, or else to the organisation's. */
  contact: z.email().nullable().default(null),
});
export type AccessibilityAudit = z.infer<typeof accessibility>;

/** Details of the organisation that the API does not have (docs/operations.md lists all keys). */
export const organisationSchema = strictRecord({
  name: texts,
  shortName: texts,
  /** A path under public/ or an http(s) address; null draws the network's star. */
  logo: z.string().refine(isLogo, LOGO_FAULT).nullable().default(null),
  website: httpAddress.nullable().default(null),
  address: texts.nullable().default(null),
  phone: z.string().min(1).nullable().default(null),
  email: z.email().nullable().default(null),
  openingHours: texts.nullable().default(null),
  map: strictRecord({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    label: texts,
  })
    .nullable()
    .default(null),
  socialLinks: z
    .array(
      strictRecord({
        network: z.enum(['facebook', 'x', 'linkedin', 'youtube', 'instagram']),
        url: httpAddress,
      }),
    )
    .default([]),
  sisterSites: z.array(strictRecord({ name: texts, url: httpAddress })).default([]),
  about: strictRecord({
    title: texts,
    text: texts,
    options: z.array(texts).length(3),
    figures: z.array(strictRecord({ value: z.string().min(1), label: texts })).default([]),
  }),
  accessibility: accessibility.nullable().default(null),
});
export type Organisation = z.infer<typeof organisationSchema>;
