import type { ImageSeed, MemberSeed, Texts } from '../types';
import { personName } from './names';

/** A function in both genders; French and Arabic agree, English does not. */
interface Role {
  m: Texts;
  f: Texts;
}

const role = (en: string, frMasculine: string, frFeminine: string, arMasculine: string, arFeminine: string): Role => ({
  m: { fr: frMasculine, en, ar: arMasculine },
  f: { fr: frFeminine, en, ar: arFeminine },
});

const administrativeRoles: Role[] = [
  role('Director', 'Directeur', 'Directrice', 'المدير', 'المديرة'),
  role('Secretary general', 'Secrétaire général', 'Secrétaire générale', 'الأمين العام', 'الأمينة العامة'),
  role('Certification officer', 'Chargé de la certification', 'Chargée de la certification', 'المكلف بالتصديق', 'المكلفة بالتصديق'),
  role('Head of training', 'Responsable formation', 'Responsable formation', 'مسؤول التكوين', 'مسؤولة التكوين'),
  role(
    'Head of business development',
    'Responsable de l’animation économique',
    'Responsable de l’animation économique',
    'مسؤول التنشيط الاقتصادي',
    'مسؤولة التنشيط الاقتصادي',
  ),
  role(
    'Business enquiries officer',
    'Chargé de l’accueil des entreprises',
    'Chargée de l’accueil des entreprises',
    'المكلف باستقبال المؤسسات',
    'المكلفة باستقبال المؤسسات',
  ),
];

const bureau = (fr: string, en: string, ar: string): Role =>
  role(
    `Executive board member (${en})`,
    `Membre du bureau (${fr})`,
    `Membre du bureau (${fr})`,
    `عضو مكتب الغرفة (${ar})`,
    `عضوة مكتب الغرفة (${ar})`,
  );

const elected = (fr: string, en: string, ar: string): Role =>
  role(
    `Elected member, ${en} college`,
    `Membre élu, collège ${fr}`,
    `Membre élue, collège ${fr}`,
    `عضو منتخب، هيئة ${ar}`,
    `عضوة منتخبة، هيئة ${ar}`,
  );

const electedRoles: Role[] = [
  role('President', 'Président', 'Présidente', 'رئيس الغرفة', 'رئيسة الغرفة'),
  role('First vice-president', 'Premier vice-président', 'Première vice-présidente', 'النائب الأول للرئيس', 'النائبة الأولى للرئيس'),
  role('Second vice-president', 'Deuxième vice-président', 'Deuxième vice-présidente', 'النائب الثاني للرئيس', 'النائبة الثانية للرئيس'),
  bureau('industrie', 'industry', 'الصناعة'),
  bureau('commerce', 'commerce', 'التجارة'),
  bureau('services', 'services', 'الخدمات'),
  bureau('BTPH', 'building and public works', 'البناء والأشغال العمومية'),
  elected('de l’industrie', 'industry', 'الصناعة'),
  elected('du commerce', 'commerce', 'التجارة'),
  elected('des services', 'services', 'الخدمات'),
  elected('du BTPH', 'building and public works', 'البناء والأشغال العمومية'),
  elected('du commerce', 'commerce', 'التجارة'),
  elected('de l’industrie', 'industry', 'الصناعة'),
  elected('des services', 'services', 'الخدمات'),
];

/** Main chambers: administrative members, elected members. */
const mainSizes: Record<number, [administrative: number, elected: number]> = {
  6: [5, 10],
  7: [4, 9],
  13: [5, 11],
  14: [4, 7],
  16: [6, 14],
  19: [5, 12],
  22: [4, 8],
  23: [5, 11],
  25: [5, 12],
  27: [6, 13],
  30: [5, 9],
  31: [6, 14],
  39: [4, 8],
  42: [4, 6],
  43: [4, 7],
  47: [4, 8],
};

/** Deliberate gaps: a chamber with no members, one with elected members only. */
const exceptionalSizes: Record<number, [administrative: number, elected: number]> = {
  54: [0, 0],
  62: [0, 5],
};

const sizes = (code: number): [administrative: number, elected: number] =>
  exceptionalSizes[code] ?? mainSizes[code] ?? [2 + (code % 3), 3 + ((code * 5) % 6)];

/** Courses of the half-year: the sixteen main chambers hold the 62 of the training catalogue (`articles/training.ts`). */
export const coursesOf = (code: number): number => Math.round((mainSizes[code]?.[1] ?? 0) * 0.39);

const picture = (code: number, index: number): ImageSeed => {
  // The one portrait whose file does not exist.
  if (code === 31 && index === 9) return 'broken';
  return (code * 7 + index * 3) % 6 === 0 ? 'none' : 'drawn';
};

/** The highest order is shown first. In two chambers two members share one, so that ties are ordered too. */
const rank = (code: number, position: number, count: number): number => count - ((code === 27 || code === 48) && position === 4 ? 3 : position);

const list = (code: number, roles: Role[], count: number, offset: number): MemberSeed[] => {
  const members = roles.slice(0, count).map((entry, position): MemberSeed => {
    const index = offset + position;
    const feminine = (code + index) % 3 === 0;
    return {
      name: personName(code, index, feminine),
      role: feminine ? entry.f : entry.m,
      image: picture(code, index),
      order: rank(code, position, count),
    };
  });
  // Some back offices return rows unsorted: `order` is what counts.
  return code % 5 === 1 ? members.reverse() : members;
};

export const administrativeMembers = (code: number): MemberSeed[] => list(code, administrativeRoles, sizes(code)[0], 0);

export const electedMembers = (code: number): MemberSeed[] => {
  const [administrative, count] = sizes(code);
  return list(code, electedRoles, count, administrative);
};
