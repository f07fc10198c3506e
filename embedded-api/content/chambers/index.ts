import type { ChamberSeed } from '../types';
import { describeChamber } from './descriptions';
import { administrativeMembers, coursesOf, electedMembers } from './members';
import { wilayas } from './wilayas';

// Deliberate gaps, so that every fallback of the site can be seen.
const withoutCoordinates = 61;
const withoutLogo = [37, 66];
const withoutArabicName = 58;
const withoutEnglishDescription = 67;

export const chambers: ChamberSeed[] = wilayas.map((seed): ChamberSeed => {
  const elected = electedMembers(seed.code);
  const description = describeChamber(seed, { elected: elected.length, courses: coursesOf(seed.code) });
  return {
    code: seed.code,
    wilaya: seed.wilaya,
    name: seed.code === withoutArabicName ? { ...seed.chamber, ar: '' } : seed.chamber,
    description: seed.code === withoutEnglishDescription ? { ...description, en: '' } : description,
    logo: withoutLogo.includes(seed.code) ? 'none' : 'drawn',
    coordinates: seed.code === withoutCoordinates ? null : { latitude: seed.latitude, longitude: seed.longitude },
    administrativeMembers: administrativeMembers(seed.code),
    electedMembers: elected,
  };
});
