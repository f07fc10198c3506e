import type { Texts } from '../../types';

/** What is written for one chamber alone. */
export interface Portrait {
  /** Sectors of the wilaya: general public knowledge, without figures. */
  economy: Texts;
  /** What companies mostly come to the chamber for. */
  services: Texts;
  /** Certificates of origin certified in a year; illustrative. 0 where another chamber certifies them. */
  certificates: number;
}

type InThreeLanguages = readonly [fr: string, en: string, ar: string];

const texts = ([fr, en, ar]: InThreeLanguages): Texts => ({ fr, en, ar });

export const portrait = (certificates: number, economy: InThreeLanguages, services: InThreeLanguages): Portrait => ({
  economy: texts(economy),
  services: texts(services),
  certificates,
});
