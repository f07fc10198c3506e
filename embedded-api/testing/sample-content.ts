import type { ArticleSeed, FileSeed, PageSeed, Texts } from '../content/types';
import { noContent, type Content } from '../database/seed';

// A small network for the tests: few records, each with one thing to find out about.

export function texts(fr: string, en = '', ar = ''): Texts {
  return { fr, en, ar };
}

function file(name: string, lang: FileSeed['lang'] = null, deleted = false): FileSeed {
  return { name, description: texts(`Fichier ${name}`, '', `ملف ${name}`), lang, deleted };
}

function article(slug: string, daysAgo: number | null, more: Partial<ArticleSeed> = {}): ArticleSeed {
  return {
    slug,
    name: texts(`Article ${slug}`),
    description: texts('<p>Texte.</p>'),
    image: 'drawn',
    categories: ['export'],
    startsAt: daysAgo === null ? null : { daysAgo, time: '09:30' },
    files: [],
    ...more,
  };
}

function page(slug: string, placement: PageSeed['placement'], more: Partial<PageSeed> = {}): PageSeed {
  return {
    slug,
    service: 'conseil',
    placement,
    name: texts(`Page ${slug}`),
    description: texts('<p>Texte.</p>'),
    image: 'drawn',
    icon: '',
    points: [],
    pointsEn: [],
    pointsAr: [],
    extraDescription: texts(''),
    createdDaysAgo: 10,
    files: [],
    ...more,
  };
}

export const sampleContent: Content = {
  ...noContent,
  categories: [
    { slug: 'export', name: texts('Export', 'Export', 'التصدير'), description: texts('<p>Vendre au loin.</p>') },
    { slug: 'formation', name: texts('Formation'), description: texts('') },
    { slug: 'vide', name: texts('Vide'), description: texts('') },
  ],
  articles: [
    article('foire-des-dattes', 0, {
      name: texts('Foire des dattes', 'Date fair', 'معرض التمور'),
      description: texts('<p>Une f&ecirc;te de l’oasis, œuvre de tous.</p>', '<p>An oasis feast.</p>', '<p>عيد في الواحة بمشاركة الغرفة.</p>'),
      categories: ['export', 'formation'],
      files: [file('guide.pdf'), file('دليل.docx', 'ar'), file('prix.xlsx', 'fr'), file('ancien.pdf', null, true)],
    }),
    article('sans-image', 1, { image: 'none' }),
    article('image-cassee', 2, { image: 'broken', categories: ['formation'] }),
    article('deux', 3),
    article('trois', 4),
    article('quatre', 5),
    article('cinq', 6),
    article('sans-date', null, { description: texts('<p>On y parle d’une foire et de dattes en passant.</p>') }),
  ],
  services: [
    { slug: 'conseil', name: texts('Conseil', 'Advice', 'الاستشارة'), description: texts('<p>Conseiller.</p>') },
    { slug: 'visa', name: texts('Visas'), description: texts('') },
  ],
  pages: [
    page('certificat', 'feature', { points: ['Rapide', 'Sûr'], pointsAr: ['سريع'], createdDaysAgo: 3, files: [file('formulaire.docx')] }),
    page('carnet', 'service', { service: 'visa', description: texts('<p>Un carnet pour la foire.</p>') }),
    page('mediation', 'service', { points: ['Gratuit'] }),
    page('annuaire', 'none', { image: 'none' }),
  ],
  slides: [{ title: texts('Bienvenue', 'Welcome', 'مرحبا'), description: texts('Texte'), image: 'drawn', linkUrl: '/page/1', linkText: texts('') }],
  popupSlides: [{ title: texts('Annonce'), description: texts('Texte'), image: 'drawn', linkUrl: '', linkText: texts('') }],
  partners: ['Atlas', 'Zénata', 'Cirta', 'Numidia'].map((short) => ({
    short,
    name: texts(`Société ${short}`),
    description: texts(''),
    image: 'drawn',
    linkUrl: '',
  })),
  menu: [
    {
      label: texts('Services', 'Services', 'الخدمات'),
      link: '',
      status: 1,
      child: [
        { label: texts('Carnet'), link: '', target: { type: 'page', slug: 'carnet' }, status: 1, child: [] },
        { label: texts('Caché'), link: '/contact', status: 0, child: [] },
      ],
    },
  ],
  chambers: [16, 27, 45].map((code) => ({
    code,
    wilaya: texts(`Wilaya ${code}`, '', `ولاية ${code}`),
    name: texts(`CCI Béni ${code}`, '', ''),
    description: texts('<p>Une chambre.</p>'),
    logo: code === 45 ? 'none' : 'drawn',
    coordinates: code === 45 ? null : { latitude: '36.732', longitude: '3.087' },
    administrativeMembers: [{ name: texts('Membre A. Exemple'), role: texts('Directeur', 'Director'), image: 'drawn', order: 1 }],
    electedMembers: [1, 2].map((order) => ({ name: texts(`Membre ${order}. Exemple`), role: texts('Élu'), image: 'none', order })),
  })),
  events: [
    {
      slug: 'en-cours',
      title: texts('Foire des dattes — Biskra', 'Date fair', 'معرض التمور'),
      start: { day: -1, time: '09:00' },
      end: { day: 1, time: '18:00' },
      image: 'drawn',
      detail: null,
    },
    {
      slug: 'ouvert',
      title: texts('Carnet ouvert'),
      start: { day: 5, time: '08:30' },
      end: null,
      image: 'none',
      detail: { type: 'page', slug: 'carnet' },
    },
    {
      slug: 'plus-tard',
      title: texts('Plus tard'),
      start: { day: 40, time: '21:00' },
      end: { day: 41, time: '01:00' },
      image: 'broken',
      detail: null,
    },
  ],
};
