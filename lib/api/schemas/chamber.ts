import { z } from 'zod';
import type { Coordinates } from '@/lib/map/coordinates';
import { COUNTRY, isWithin } from '@/lib/map/projection';
import {
  address,
  filled,
  localisedField,
  hasText,
  html,
  innerListOf,
  itemId,
  nameOf,
  numeric,
  variantsOf,
  withBase,
} from './fields';
import { degrees, emailList, phoneList } from './contacts';

/** A chamber in lists: home carousel and directory. Its place is known when the list tells it. */
export const chamberSummary = z
  .object({
    id: itemId,
    ...variantsOf('name'),
    logo: address,
    ...variantsOf('wilayas_name'),
    latitude: degrees,
    longitude: degrees,
  })
  .transform((record) => ({
    id: record.id,
    name: withBase(localisedField(record, 'name')),
    logo: record.logo,
    region: localisedField(record, 'wilayas_name'),
    coordinates: coordinatesOf(record.latitude, record.longitude),
  }))
  .refine((record) => hasText(record.name), { path: ['name'], message: 'is empty' });
export type ChamberSummary = z.infer<typeof chamberSummary>;

const member = z
  .object({ ...variantsOf('name'), ...variantsOf('fonction'), image: address, order: numeric })
  .transform((record) => ({
    name: withBase(localisedField(record, 'name')),
    role: localisedField(record, 'fonction'),
    image: record.image,
    order: record.order,
  }))
  .refine(
    (record) =>
      Object.values(record.name).some(Boolean) || Object.values(record.role).some(Boolean),
    { path: ['name'], message: 'is empty' },
  );
export type ChamberMember = z.infer<typeof member>;

export const chamber = z
  .object({
    id: itemId,
    ...variantsOf('name'),
    ...variantsOf('description', html),
    logo: address,
    ...variantsOf('wilayas_name'),
    email: emailList,
    telfix: phoneList,
    fax: phoneList,
    ...variantsOf('adresse'),
    latitude: degrees,
    longitude: degrees,
    memberchamber_administratif: innerListOf(member),
    memberchamber_elu: innerListOf(member),
  })
  .transform((record) => ({
    id: record.id,
    name: nameOf(record),
    description: filled(localisedField(record, 'description')),
    logo: record.logo,
    region: localisedField(record, 'wilayas_name'),
    emails: record.email,
    phones: record.telfix,
    faxes: record.fax,
    address: localisedField(record, 'adresse'),
    coordinates: coordinatesOf(record.latitude, record.longitude),
    administrativeMembers: record.memberchamber_administratif,
    electedMembers: record.memberchamber_elu,
  }));
export type Chamber = z.infer<typeof chamber>;

/**
 * Only a point on the globe; 0,0 is a back office's empty value. Swapped, if only so it lies in the
 * country.
 */
function coordinatesOf(...fields: [latitude: number[], longitude: number[]]): Coordinates | null {
  const [latitude, longitude] = fields.find(({ length }) => length === 2) ?? fields.flat();
  if (latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0))
    return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const [place, swapped] = [
    { latitude, longitude },
    { latitude: longitude, longitude: latitude },
  ];
  return !isWithin(place, COUNTRY) && isWithin(swapped, COUNTRY) ? swapped : place;
}
