import { findingOf, type Finding } from './finding';
import type { ContentRecord } from './record';

/** Algeria from end to end, in degrees; a little more, so that no town at the border falls out. */
const COUNTRY = { south: 18.9, north: 37.2, west: -8.7, east: 12 };

/** A point that is no number, or not in the country: exchanged coordinates, a lost sign, 0,0. A chamber without a point is none. */
export function impossibleCoordinates(record: ContentRecord): Finding[] {
  const { point } = record;
  if (!point || (point.latitude === '' && point.longitude === '')) return [];
  const [latitude, longitude] = [numberOf(point.latitude), numberOf(point.longitude)];
  const isInside = latitude >= COUNTRY.south && latitude <= COUNTRY.north && longitude >= COUNTRY.west && longitude <= COUNTRY.east;
  if (isInside) return [];
  return [
    findingOf(record, {
      defect: 'impossible-coordinates',
      field: 'latitude, longitude',
      detail: `${point.latitude || '–'}, ${point.longitude || '–'}`,
    }),
  ];
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

export function membersWithoutOrder(record: ContentRecord): Finding[] {
  return record.order === null ? [findingOf(record, { defect: 'member-without-order', field: 'order', detail: '–' })] : [];
}
