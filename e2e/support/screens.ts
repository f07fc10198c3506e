import { messages } from '../../testing/messages';
import { mapLocales, type Locale } from '@/lib/i18n/locales';

/** What the second content API's records look like on one screen. */
export interface Expected {
  path: string;
  status: number;
  /** Read in `<main>`, per language of the content. */
  shows: Record<Locale, string[]>;
  /**
   * French texts without translation: on English and Arabic pages they say that they are French.
   */
  french: string[];
  /** In no part of the page, in any language. */
  hides: string[];
}

const SAME = (...texts: string[]): Record<Locale, string[]> => mapLocales(() => texts);
const OUEST = "Chambre de l'Ouest";

/** Every screen of the route list on the second content API. */
export const LARAVEL_SCREENS: Expected[] = [
  {
    path: '/',
    status: 200,
    shows: {
      fr: [
        'Bienvenue Atlas',
        'mot50…',
        "Certificat d'origine Atlas",
        'Dossier simple',
        'Gratuit pour les membres',
        'Salon de l&export Atlas',
        '5 mars 2026',
        OUEST,
        'Assurance équitable',
      ],
      en: [
        'Welcome Atlas',
        'Short text.',
        'Certificate of origin Atlas',
        'Simple file',
        'Free for members',
        'Export & trade fair Atlas',
        'Mar 5, 2026',
        'Western Chamber',
        'Partner bank Atlas',
        'Read more',
      ],
      ar: [
        'مرحبا Atlas',
        'شهادة المنشأ Atlas',
        'ملف بسيط',
        'مجاني للأعضاء',
        'معرض التصدير Atlas',
        'غرفة الغرب',
        'بنك شريك Atlas',
      ],
    },
    french: [
      'Diapositive interne',
      'Foire annoncée en français seulement',
      'Chambre sans coordonnées',
    ],
    hides: ['mot51', 'Deuxième annonce', 'sans identifiant', 'malformé'],
  },
  {
    path: '/article/41/un-autre-slug',
    status: 200,
    shows: {
      fr: [
        'Salon de l&export Atlas',
        'Mar 5, 2026',
        'Le programme',
        'Trois jours à Oran',
        'Export & douane',
        '12',
        'Guide complet',
        'Formation',
      ],
      en: [
        'Export & trade fair Atlas',
        'Mar 5, 2026',
        'The programme',
        'Export & customs',
        '12',
        'English guide only',
      ],
      ar: ['معرض التصدير Atlas', 'Mar 5, 2026', 'البرنامج', 'التصدير والجمارك', '12'],
    },
    french: ['Guide complet', 'Formation'],
    hides: ['Fichier supprimé', 'Fichier sans nom', 'pirate', 'Catégorie malformée'],
  },
  {
    path: '/article/42',
    status: 200,
    shows: SAME('Foire annoncée en français seulement', 'Texte sans traduction.'),
    french: ['Foire annoncée en français seulement'],
    hides: ['Mar 2, 2026'],
  },
  {
    path: '/article/44/zone',
    status: 200,
    shows: SAME('Article daté avec une zone', 'Apr 2, 2026'),
    french: ['Article daté avec une zone'],
    hides: [],
  },
  {
    path: '/page/61',
    status: 200,
    shows: {
      fr: [
        "Certificat d'origine Atlas",
        'Feb 10, 2026',
        'Demandez le',
        'Certificats',
        'Médiation',
        'Guide complet',
      ],
      en: [
        'Certificate of origin Atlas',
        'Feb 10, 2026',
        'Ask for the',
        'Certificates',
        'Médiation',
      ],
      ar: ['شهادة المنشأ Atlas', 'Feb 10, 2026', 'اطلب', 'الشهادات', 'Médiation'],
    },
    french: ['Médiation', 'Guide complet'],
    hides: [],
  },
  {
    path: '/page/62/mediation',
    status: 200,
    shows: SAME('Médiation entre entreprises'),
    french: ['Médiation entre entreprises'],
    hides: [],
  },
  {
    path: '/toutacticle',
    status: 200,
    shows: {
      fr: [
        'Salon de l&export Atlas',
        '5 mars 2026',
        'Trois jours',
        'Date non valide',
        'Date inconnue',
        '2 avr. 2026',
        'Actualité numéro 51',
      ],
      en: [
        'Export & trade fair Atlas',
        'Mar 5, 2026',
        'Invalid date',
        'Unknown date',
        'Apr 2, 2026',
        'News number 51',
      ],
      ar: ['معرض التصدير Atlas', 'خبر رقم 51'],
    },
    french: ['Foire annoncée en français seulement', 'Article sans date'],
    hides: ['sans identifiant', 'Actualité numéro 52'],
  },
  {
    path: '/toutpage',
    status: 200,
    shows: {
      fr: ["Certificat d'origine Atlas", '10 févr. 2026', 'Date non valide', 'Date inconnue'],
      en: ['Certificate of origin Atlas', 'Feb 10, 2026'],
      ar: ['شهادة المنشأ Atlas'],
    },
    french: ['Médiation entre entreprises', 'Page sans date'],
    hides: ['Page malformée'],
  },
  {
    path: '/category/7/export',
    status: 200,
    shows: {
      fr: ['Export & douane', 'Tout sur', 'Salon de l&export Atlas', '5 mars 2026'],
      en: ['Export & customs', 'All about it.', 'Export & trade fair Atlas'],
      ar: ['التصدير والجمارك', 'كل شيء عنها.', 'معرض التصدير Atlas'],
    },
    french: ['Foire annoncée en français seulement'],
    hides: ['sans identifiant'],
  },
  {
    path: '/service/21',
    status: 200,
    shows: {
      fr: ['Certificats', "Certificat d'origine Atlas", '10 févr. 2026'],
      en: ['Certificates', 'All about it.', 'Certificate of origin Atlas'],
      ar: ['الشهادات', 'شهادة المنشأ Atlas'],
    },
    french: ['Médiation entre entreprises'],
    hides: ['Page malformée'],
  },
  {
    path: '/search?keyword=a',
    status: 200,
    shows: {
      fr: ['Salon de l&export Atlas', "Certificat d'origine Atlas", 'mars 2026'],
      en: ['Export & trade fair Atlas', 'Certificate of origin Atlas', 'Mar 1, 2026'],
      ar: ['معرض التصدير Atlas', 'شهادة المنشأ Atlas'],
    },
    french: ['Foire annoncée en français seulement'],
    hides: ['Résultat malformé'],
  },
  {
    path: '/partenaire',
    status: 200,
    shows: {
      fr: ['Banque partenaire Atlas', 'Assurance équitable', 'Assureur du réseau'],
      en: ['Partner bank Atlas'],
      ar: ['بنك شريك Atlas'],
    },
    french: ['Assurance équitable', 'Assureur du réseau'],
    hides: ['Partenaire malformé'],
  },
  {
    path: '/chambre_de_commerces',
    status: 200,
    shows: { fr: [OUEST, 'Chambre du Sud Atlas'], en: ['Western Chamber'], ar: ['غرفة الغرب'] },
    french: ['Chambre sans coordonnées'],
    hides: ['Chambre sans identifiant'],
  },
  {
    path: '/chambre_de_commerce/31/ouest',
    status: 200,
    shows: {
      fr: [
        OUEST,
        'Oran',
        'bureau@ouest.example',
        'accueil@ouest.example',
        '+213 00 00 00 31',
        '+213 00 00 01 31',
        '+213 00 00 90 31',
        '1, place de la Démonstration',
        'Au service',
        'Trésorier',
        'Élu Un',
      ],
      en: ['Western Chamber', 'Serving businesses.', 'Elected One', 'bureau@ouest.example'],
      ar: ['غرفة الغرب', 'منتخب واحد', 'bureau@ouest.example', 'Au service des entreprises.'],
    },
    french: ['Membre Dix', 'Trésorier'],
    hides: [],
  },
  {
    path: '/chambre_de_commerce/32',
    status: 200,
    shows: SAME('Chambre sans coordonnées'),
    french: ['Chambre sans coordonnées'],
    hides: ['undefined', '[object'],
  },
  {
    path: '/calendrier?date=2026-03',
    status: 200,
    shows: {
      fr: ['Journée des exportateurs', 'Atelier du soir', 'Fin avant le début'],
      en: ['Exporters’ day', 'Atelier du soir'],
      ar: ['يوم المصدّرين'],
    },
    french: [],
    hides: ['Événement sans date'],
  },
  {
    path: '/contact',
    status: 200,
    shows: {
      fr: [messages.fr.contact.form],
      en: [messages.en.contact.form],
      ar: [messages.ar.contact.form],
    },
    french: [],
    hides: ['+213 00 00 00 00', 'contact@cci-reseau.example'],
  },
  { path: '/nulle-part', status: 404, shows: SAME('404'), french: [], hides: [] },
];
