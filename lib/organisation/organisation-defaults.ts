import type { z } from 'zod';
import type { organisationSchema } from './organisation';

/** Believable details of a demonstration network. Phones, addresses and links are invented (reserved `.example` domain). */
export const defaultOrganisation = {
  name: {
    fr: 'Réseau des chambres de commerce et d’industrie',
    en: 'Network of Chambers of Commerce and Industry',
    ar: 'شبكة غرف التجارة والصناعة',
  },
  shortName: { fr: 'Réseau des CCI', en: 'CCI Network', ar: 'شبكة الغرف' },
  logo: null,
  website: 'https://cci-reseau.example/',
  address: {
    fr: '1, place de la Démonstration, Alger',
    en: '1 Demonstration Square, Algiers',
    ar: '1، ساحة العرض، الجزائر العاصمة',
  },
  phone: '+213 00 00 00 16',
  email: 'contact@cci-reseau.example',
  openingHours: {
    fr: 'Du dimanche au jeudi, de 8 h 30 à 16 h 30',
    en: 'Sunday to Thursday, 8:30 am to 4:30 pm',
    ar: 'من الأحد إلى الخميس، من الساعة 8:30 إلى الساعة 16:30',
  },
  map: {
    latitude: 36.732,
    longitude: 3.087,
    label: { fr: 'Alger (position indicative)', en: 'Algiers (approximate location)', ar: 'الجزائر العاصمة (موقع تقريبي)' },
  },
  socialLinks: [
    { network: 'facebook', url: 'https://facebook.example/cci-reseau' },
    { network: 'linkedin', url: 'https://linkedin.example/cci-reseau' },
    { network: 'x', url: 'https://x.example/cci-reseau' },
    { network: 'youtube', url: 'https://youtube.example/cci-reseau' },
  ],
  sisterSites: [
    {
      name: { fr: 'Portail du commerce extérieur', en: 'Foreign trade portal', ar: 'بوابة التجارة الخارجية' },
      url: 'https://commerce-exterieur.example/',
    },
    {
      name: { fr: 'Centre de conciliation et d’arbitrage', en: 'Conciliation and arbitration centre', ar: 'مركز المصالحة والتحكيم' },
      url: 'https://arbitrage.example/',
    },
    {
      name: { fr: 'École de formation du réseau', en: 'Network training school', ar: 'مدرسة التكوين التابعة للشبكة' },
      url: 'https://ecole.example/',
    },
  ],
  about: {
    title: {
      fr: 'À vos côtés, dans chaque wilaya',
      en: 'By your side, in every wilaya',
      ar: 'إلى جانبكم في كل ولاية',
    },
    text: {
      fr: 'Le réseau des chambres de commerce et d’industrie représente les entreprises, délivre les documents de leur commerce extérieur, forme leurs équipes et les aide à régler leurs différends. Chaque chambre est dirigée par des chefs d’entreprise élus par leurs pairs.',
      en: 'The network of chambers of commerce and industry represents businesses, issues the documents they need for foreign trade, trains their teams and helps them settle their disputes. Each chamber is led by business owners elected by their peers.',
      ar: 'تمثّل شبكة غرف التجارة والصناعة المؤسسات الاقتصادية، وتُصدر الوثائق اللازمة لتجارتها الخارجية، وتكوّن فرق عملها، وتساعدها على تسوية نزاعاتها. ويسيّر كل غرفة أصحاب مؤسسات ينتخبهم نظراؤهم.',
    },
    options: [
      {
        fr: 'Des formalités d’export regroupées à un seul guichet',
        en: 'All export formalities at a single counter',
        ar: 'إجراءات التصدير مجمّعة في شباك واحد',
      },
      {
        fr: 'Des formations courtes, conçues avec les entreprises',
        en: 'Short training courses designed with businesses',
        ar: 'دورات تكوينية قصيرة مصمّمة مع المؤسسات',
      },
      {
        fr: 'Une médiation rapide et confidentielle des litiges',
        en: 'Fast and confidential mediation of disputes',
        ar: 'وساطة سريعة وسرّية لحل النزاعات',
      },
    ],
    figures: [
      { value: '69', label: { fr: 'wilayas couvertes', en: 'wilayas covered', ar: 'ولاية مغطاة' } },
      { value: '4', label: { fr: 'collèges électoraux', en: 'electoral colleges', ar: 'هيئات ناخبة' } },
      { value: '3', label: { fr: 'langues d’accueil', en: 'languages spoken', ar: 'لغات استقبال' } },
    ],
  },
} satisfies z.input<typeof organisationSchema>;

/** What is true of any such network: its kind of name and its tasks, without figures, addresses and links. */
export const operatorDefaults: z.input<typeof organisationSchema> = {
  name: defaultOrganisation.name,
  shortName: defaultOrganisation.shortName,
  about: { ...defaultOrganisation.about, figures: [] },
};
