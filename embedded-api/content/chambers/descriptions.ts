import type { Texts } from '../types';
import { type Portrait, portraits } from './portraits';
import type { WilayaSeed } from './wilayas';

/** Figures of a chamber that stand in its description and must agree with its members and the training catalogue. */
export interface Figures {
  elected: number;
  /** Courses in the half-year's catalogue; 0 where none is held. */
  courses: number;
}

/** The same hours for the whole network (article `horaires-accueil-jours-feries`); the south closes earlier in summer. */
const hours: Texts = {
  fr: 'Accueil du dimanche au jeudi, de 8 h à 12 h et de 13 h à 16 h 30. Guichet de la certification : de 8 h 30 à 12 h et de 13 h à 15 h 30.',
  en: 'Reception is open Sunday to Thursday, 8 am to noon and 1 pm to 4:30 pm. The certification counter is open 8:30 am to noon and 1 pm to 3:30 pm.',
  ar: 'الاستقبال من الأحد إلى الخميس، من الساعة 8:00 إلى 12:00 ومن الساعة 13:00 إلى 16:30. شباك التصديق: من الساعة 8:30 إلى 12:00 ومن الساعة 13:00 إلى 15:30.',
};

const summerHours: Texts = {
  fr: 'De juin à septembre, tous les guichets ouvrent de 7 h à 14 h.',
  en: 'From June to September all counters are open from 7 am to 2 pm.',
  ar: 'من جوان إلى سبتمبر تفتح جميع الشبابيك من الساعة 7:00 إلى الساعة 14:00.',
};

const southern = new Set([1, 8, 11, 30, 33, 37, 39, 47, 49, 50, 52, 53, 55, 56, 57, 58]);

/** Algiers does not close at midday (its portrait says so). */
const allDay: Texts = {
  fr: 'Accueil du dimanche au jeudi, de 8 h à 16 h 30.',
  en: 'Reception is open Sunday to Thursday, 8 am to 4:30 pm.',
  ar: 'الاستقبال من الأحد إلى الخميس، من الساعة 8:00 إلى الساعة 16:30.',
};

/** Not open on every working day (article `nouvelles-wilayas-points-accueil`). */
const pointHours: Record<number, Texts> = {
  59: {
    fr: 'Accueil le lundi et le jeudi, de 9 h à 15 h.',
    en: 'Reception is open on Mondays and Thursdays, 9 am to 3 pm.',
    ar: 'الاستقبال يومي الاثنين والخميس، من الساعة 9:00 إلى الساعة 15:00.',
  },
  63: {
    fr: 'Accueil le mardi et le mercredi, de 9 h à 15 h.',
    en: 'Reception is open on Tuesdays and Wednesdays, 9 am to 3 pm.',
    ar: 'الاستقبال يومي الثلاثاء والأربعاء، من الساعة 9:00 إلى الساعة 15:00.',
  },
  64: {
    fr: 'Accueil le dimanche et le mercredi, de 9 h à 15 h.',
    en: 'Reception is open on Sundays and Wednesdays, 9 am to 3 pm.',
    ar: 'الاستقبال يومي الأحد والأربعاء، من الساعة 9:00 إلى الساعة 15:00.',
  },
};

/** Its portrait says that it is being set up: no member and no counter yet. */
const beingSetUp = 54;

function hoursOf(code: number): Texts[] {
  if (code === beingSetUp) return [];
  const point = pointHours[code];
  if (point !== undefined) return [point];
  return [code === 16 ? allDay : hours, ...(southern.has(code) ? [summerHours] : [])];
}

const caption: Texts = {
  fr: 'La chambre en chiffres (données illustratives)',
  en: 'The chamber in figures (illustrative data)',
  ar: 'الغرفة في أرقام (معطيات استدلالية)',
};

/** Thousands as each language writes them in the rest of the content. */
const number = (value: number, language: keyof Texts): string => {
  if (value < 1000) return String(value);
  const [thousands, rest] = [Math.floor(value / 1000), String(value % 1000).padStart(3, '0')];
  return language === 'fr' ? `${thousands}\u00A0${rest}` : language === 'en' ? `${thousands},${rest}` : `${thousands}${rest}`;
};

const rows = (code: number, { certificates }: Portrait, { elected, courses }: Figures): [Texts, number][] => [
  [{ fr: 'Entreprises adhérentes', en: 'Member companies', ar: 'المؤسسات المنخرطة' }, code === beingSetUp ? 0 : elected * 35 + ((code * 7) % 50)],
  [
    { fr: 'Certificats d’origine visés en un an', en: 'Certificates of origin certified in a year', ar: 'شهادات المنشأ المصادق عليها في السنة' },
    certificates,
  ],
  [
    {
      fr: 'Sessions au catalogue de formation du semestre',
      en: 'Courses in the half-year’s training catalogue',
      ar: 'الدورات المبرمجة في دليل السداسي',
    },
    courses,
  ],
];

const table = (language: keyof Texts, lines: [Texts, number][]): string => {
  const body = lines.map(([label, value]) => `<tr><th>${label[language]}</th><td>${number(value, language)}</td></tr>`).join('');
  return `<table><caption>${caption[language]}</caption><tbody>${body}</tbody></table>`;
};

export const describeChamber = ({ code }: WilayaSeed, figures: Figures): Texts => {
  const portrait = portraits[code];
  if (portrait === undefined) throw new Error(`Wilaya ${code} has no portrait.`);
  const lines = rows(code, portrait, figures).filter(([, value]) => value > 0);
  const times = hoursOf(code);
  const compose = (language: keyof Texts): string =>
    [
      `<p>${portrait.economy[language]}</p>`,
      `<p>${portrait.services[language]}</p>`,
      lines.length > 0 ? table(language, lines) : '',
      times.length > 0 ? `<p>${times.map((text) => text[language]).join(' ')}</p>` : '',
    ].join('');
  return { fr: compose('fr'), en: compose('en'), ar: compose('ar') };
};
