import { z } from 'zod';
import {
  address,
  hasName,
  html,
  id,
  innerListOf,
  localised,
  numeric,
  textList,
  UNNAMED,
  variantsOf,
  words,
} from './fields';

const summary = z.object({
  id,
  ...variantsOf('name', words),
  logo: address,
  ...variantsOf('wilayas_name'),
  latitude: numeric,
  longitude: numeric,
  ...variantsOf('adresse'),
});

function summaryOf(record: z.output<typeof summary>) {
  return {
    id: record.id,
    name: localised(record, 'name'),
    logo: record.logo,
    region: localised(record, 'wilayas_name'),
    coordinates: coordinatesOf(record),
    address: localised(record, 'adresse'),
  };
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Databases write 0,0, which lies in the sea, into empty columns. */
function coordinatesOf({ latitude, longitude }: z.output<typeof summary>): Coordinates | null {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A chamber in the home carousel and the directory. Lists may lack coordinates and address. */
export const chamberSummary = summary.transform(summaryOf).refine(hasName, UNNAMED);
export type ChamberSummary = z.infer<typeof chamberSummary>;

const member = z
  .object({
    ...variantsOf('name', words),
    ...variantsOf('fonction'),
    image: address,
    order: numeric,
  })
  .transform((record) => ({
    name: localised(record, 'name'),
    role: localised(record, 'fonction'),
    image: record.image,
    order: record.order,
  }))
  .refine(hasName, UNNAMED);
export type ChamberMember = z.infer<typeof member>;

export const chamber = summary
  .extend({
    ...variantsOf('description', html),
    email: textList,
    telfix: textList,
    fax: textList,
    memberchamber_administratif: innerListOf(member),
    memberchamber_elu: innerListOf(member),
  })
  .transform((record) => ({
    ...summaryOf(record),
    description: localised(record, 'description'),
    emails: record.email,
    phones: record.telfix,
    faxes: record.fax,
    administrativeMembers: record.memberchamber_administratif,
    electedMembers: record.memberchamber_elu,
  }))
  .refine(hasName, UNNAMED);
export type Chamber = z.infer<typeof chamber>;
