import type { Texts } from '../database/columns';
import { entities, type Content } from '../entities';
import type { FileItem } from '../entities/publication';

// A small network for tests has few records, each with one property under test.

export function texts(fr: string, en = '', ar = ''): Texts {
  return { fr, en, ar };
}

type Article = Content['articles'][number];
type Page = Content['pages'][number];

function file(name: string, lang: FileItem['lang'] = null, deleted = false): FileItem {
  return {
    name: `storage/files/${name}`,
    description: texts(`Fichier ${name}`, '', `ملف ${name}`),
    lang,
    deleted,
  };
}

function article(slug: string, moment: string, more: Partial<Article> = {}): Omit<Article, 'id'> {
  return {
    slug,
    name: texts(`Article ${slug}`),
    description: texts('<p>Texte.</p>'),
    image: texts(`storage/articles/${slug}.jpg`),
    groups: ['export'],
    files: [],
    starts_at: moment,
    created_at: moment || '-7 09:30',
    updated_at: '',
    status: 1,
    ...more,
  };
}

function page(slug: string, placement: string, more: Partial<Page> = {}): Omit<Page, 'id'> {
  return {
    slug,
    groups: ['conseil'],
    placement,
    files: [],
    name: texts(`Page ${slug}`),
    description: texts('<p>Texte.</p>'),
    image: texts(`storage/pages/${slug}.jpg`),
    iconInput: '',
    points: { fr: [], en: [], ar: [] },
    extraDescription: texts(''),
    created_at: '-10 09:00',
    updated_at: '',
    status: 1,
    ...more,
  };
}

function numbered<T extends object>(items: T[]): (T & { id: number })[] {
  return items.map((item, index) => ({ ...item, id: index + 1 }));
}

/** Content without any records. */
const NOTHING = Object.fromEntries(
  Object.keys(entities).map((name): [string, object[]] => [name, []]),
) as Content;

export const sampleContent: Content = {
  ...NOTHING,
  categories: numbered([
    {
      slug: 'export',
      name: texts('Export', 'Export', 'التصدير'),
      description: texts('<p>Vendre au loin.</p>'),
    },
    { slug: 'formation', name: texts('Formation'), description: texts('') },
    { slug: 'vide', name: texts('Vide'), description: texts('') },
  ]),
  articles: numbered([
    article('foire-des-dattes', '0 09:30', {
      created_at: '0 00:00',
      name: texts('Foire des dattes', 'Date fair', 'معرض التمور'),
      description: texts(
        '<p>Une f&ecirc;te de l’oasis, œuvre de tous.</p>',
        '<p>An oasis feast.</p>',
        '<p>عيد في الواحة بمشاركة الغرفة.</p>',
      ),
      groups: ['export', 'formation'],
      files: [
        file('guide.pdf'),
        file('دليل.docx', 'ar'),
        file('prix.xlsx', 'fr'),
        file('ancien.pdf', null, true),
      ],
    }),
    article('sans-image', '-1 09:30', { image: texts('') }),
    article('deux-jours', '-2 09:30', { groups: ['formation'] }),
    article('deux', '-3 09:30'),
    article('trois', '-4 09:30'),
    article('quatre', '-5 09:30'),
    article('cinq', '-6 09:30'),
    article('sans-date', '', {
      description: texts('<p>On y parle d’une foire et de dattes en passant.</p>'),
    }),
  ]),
  services: numbered([
    {
      slug: 'conseil',
      name: texts('Conseil', 'Advice', 'الاستشارة'),
      description: texts('<p>Conseiller.</p>'),
    },
    { slug: 'visa', name: texts('Visas'), description: texts('') },
  ]),
  pages: numbered([
    page('certificat', 'feature', {
      points: { fr: ['Rapide', 'Sûr'], en: [], ar: ['سريع'] },
      created_at: '-3 09:00',
      files: [file('formulaire.docx')],
    }),
    page('carnet', 'service', {
      groups: ['visa'],
      description: texts('<p>Un carnet pour la foire.</p>'),
    }),
    page('mediation', 'service', { points: { fr: ['Gratuit'], en: [], ar: [] } }),
    page('annuaire', '', { image: texts('') }),
  ]),
  slides: [
    {
      id: 1,
      placement: 'hero',
      title: texts('Bienvenue', 'Welcome', 'مرحبا'),
      description: texts('Texte'),
      image: texts('storage/slides/hero-1.jpg', '', 'storage/slides/hero-1-ar.jpg'),
      link_url: '/page/1',
      link_text: texts(''),
      status: 1,
    },
    {
      id: 2,
      placement: 'popup',
      title: texts('Annonce'),
      description: texts('Texte'),
      image: texts('storage/slides/popup-1.jpg'),
      link_url: '',
      link_text: texts(''),
      status: 1,
    },
  ],
  partners: numbered(
    ['atlas', 'zenata', 'cirta', 'numidia'].map((name) => ({
      name: texts(`Société ${name}`),
      description: texts(''),
      image: `storage/partners/${name}.png`,
      link_url: '',
      status: 1,
    })),
  ),
  menu: [
    {
      label: texts('Services', 'Services', 'الخدمات'),
      child: [
        { label: texts('Carnet'), to: 'page/carnet', child: [] },
        { label: texts('Caché'), link: '/contact', status: 0, child: [] },
      ],
    },
  ],
  chambers: [16, 27, 45].map((id) => ({
    id,
    name: texts(`CCI Béni ${id}`),
    logo: id === 45 ? '' : `cci-beni-${id}.png`,
    wilayas_name: texts(`Wilaya ${id}`, '', `ولاية ${id}`),
    status: 1,
    email: [`contact@cci-beni-${id}.example`],
    telfix: [`+213 00 00 00 ${id}`, `+213 00 00 01 ${id}`],
    fax: [`+213 00 00 90 ${id}`],
    adresse: texts(`1, place de la Démonstration, Wilaya ${id}`),
    latitude: id === 45 ? '' : '36.732',
    longitude: id === 45 ? '' : '3.087',
    description: texts('<p>Une chambre.</p>'),
  })),
  members: numbered(
    [16, 27, 45].flatMap((chamber) => [
      member(
        chamber,
        'administratif',
        texts('Directeur', 'Director'),
        1,
        'storage/members/portrait-01.jpg',
      ),
      member(chamber, 'elu', texts('Élu'), 1),
      member(chamber, 'elu', texts('Élu'), 2),
    ]),
  ),
  events: numbered([
    {
      title: texts('Foire des dattes — Biskra', 'Date fair', 'معرض التمور'),
      start: '-1 09:00',
      end: '1 18:00',
      image: texts('storage/events/foire.jpg', '', 'storage/events/foire-ar.jpg'),
      slug: '',
      isHoliday: 0,
      detail: 'article/foire-des-dattes',
    },
    {
      title: texts('Carnet ouvert'),
      start: '5 08:30',
      end: '',
      image: texts(''),
      slug: '',
      isHoliday: 0,
      detail: 'page/carnet',
    },
    {
      title: texts('Plus tard'),
      start: '40 21:00',
      end: '41 01:00',
      image: texts(''),
      slug: '',
      isHoliday: 0,
      detail: 'article/trois',
    },
  ]),
};

function member(
  chamber: number,
  board: string,
  fonction: Texts,
  order: number,
  image = '',
): Omit<Content['members'][number], 'id'> {
  return {
    chambre_de_commerce_id: chamber,
    board,
    name: texts(`Membre ${order}. Exemple`),
    fonction,
    image,
    order,
  };
}
