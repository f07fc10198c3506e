import type { Content } from './database/content';
import type { Texts } from './content/types';

const t = (fr: string, en = '', ar = ''): Texts => ({ fr, en, ar });
const lorem = '<p>Texte provisoire de <strong>démonstration</strong> : l’exportation des dattes &amp; des produits de l’artisanat, du Sahara à la mer.</p><h2>Un titre</h2><p>Suite du texte provisoire.</p>';
const body = (n: number): Texts => t(lorem, `<p>Temporary demo text number ${n}.</p>`, n % 3 ? `<p>نصّ تجريبي مؤقّت عن التصدير والإنتاج رقم ${n}.</p>` : '');

export const temporaryContent: Content = {
  categories: ['export', 'formation', 'foires', 'numerique'].map((slug) => ({ slug, name: t(`Catégorie ${slug}`, `Category ${slug}`, 'فئة'), description: body(1) })),
  articles: Array.from({ length: 40 }, (_, n) => ({
    slug: `article-provisoire-${n + 1}`,
    name: t(`Foire d’automne nᵒ ${n + 1}`, n % 4 ? `Autumn fair no ${n + 1}` : '', n % 5 ? `معرض الخريف رقم ${n + 1}` : ''),
    description: body(n),
    image: n % 9 === 8 ? 'broken' : n % 7 === 6 ? 'none' : 'drawn',
    categories: [['export', 'formation', 'foires', 'numerique'][n % 4] ?? 'export'],
    startsAt: n === 5 ? null : { daysAgo: n * 4, time: '09:30' },
    files: n % 5 === 0 ? [{ name: `guide-${n + 1}.pdf`, description: t('Guide provisoire'), lang: null, deleted: false }] : [],
  })),
  services: ['accompagnement', 'information'].map((slug) => ({ slug, name: t(`Service ${slug}`, `Service ${slug}`, 'خدمة'), description: body(2) })),
  pages: Array.from({ length: 16 }, (_, n) => ({
    slug: `page-provisoire-${n + 1}`,
    service: n % 2 ? 'accompagnement' : 'information',
    placement: n < 4 ? 'feature' : n < 13 ? 'service' : 'none',
    name: t(`Page provisoire ${n + 1}`, `Temporary page ${n + 1}`, `صفحة مؤقتة ${n + 1}`),
    description: body(n),
    image: n % 6 === 5 ? 'none' : 'drawn',
    icon: n % 4 ? 'fa-solid fa-stamp' : '',
    points: ['Premier point', 'Deuxième point', 'Troisième point'], pointsEn: ['First', 'Second', 'Third'], pointsAr: [],
    extraDescription: body(n), createdDaysAgo: n * 9, files: [],
  })),
  slides: [1, 2, 3, 4].map((n) => ({ title: t(`Diapositive ${n}`, `Slide ${n}`, `شريحة ${n}`), description: body(n), image: 'drawn', linkUrl: n === 2 ? 'https://exemple.example/' : n === 3 ? '' : `/page/${n}`, linkText: t(n === 1 ? 'Découvrir' : '', n === 1 ? 'Discover' : '', '') })),
  popupSlides: [{ title: t('Annonce', 'Notice', 'إعلان'), description: body(1), image: 'drawn', linkUrl: '/contact', linkText: t('', '', '') }],
  partners: ['Atlas', 'Zenata', 'Rostomia', 'Numidia', 'Sirocco', 'Tamaris', 'Cirta'].map((short, n) => ({ short, name: t(`${short} Partenaire`, `${short} Partner`, 'شريك'), description: body(n), image: 'drawn', linkUrl: n % 3 ? `https://${short.toLowerCase()}.example/` : '' })),
  menu: [
    { label: t('La chambre', 'The chamber', 'الغرفة'), link: '', status: 1, child: [{ label: t('Réseau', 'Network', 'الشبكة'), link: '/chambre_de_commerces', status: 1, child: [] }, { label: t('Caché', 'Hidden', 'مخفي'), link: '/x', status: 0, child: [] }] },
    { label: t('Page', 'Page', 'صفحة'), link: '', target: { type: 'page', slug: 'page-provisoire-1' }, status: 1, child: [] },
  ],
  chambers: [[16, 'Alger', 'Mezghena'], [31, 'Oran', 'Oranie'], [25, 'Constantine', 'Rhumel'], [27, 'Mostaganem', 'Dahra'], [6, 'Béjaïa', 'Soummam'], [18, 'Jijel', 'Jijel']].map(([code, wilaya, name], n) => ({
    code: Number(code), wilaya: t(String(wilaya), String(wilaya), 'ولاية'), name: t(`CCI ${String(name)}`, `CCI ${String(name)}`, 'غرفة التجارة والصناعة'), description: body(n), logo: n === 4 ? 'none' : 'drawn',
    coordinates: n === 5 ? null : { latitude: '36.732', longitude: '3.087' },
    administrativeMembers: [1, 2, 3].map((order) => ({ name: t(`Membre ${order}. Exemple`), role: t('Directeur', 'Director', 'مدير'), image: order === 3 ? 'none' : 'drawn', order })),
    electedMembers: [1, 2].map((order) => ({ name: t(`Élu ${order}. Exemple`), role: t('Président', 'President', 'رئيس'), image: 'drawn', order })),
  })),
  events: Array.from({ length: 30 }, (_, n) => ({ slug: `evenement-${n + 1}`, title: t(`Journée d’information ${n + 1}`, `Info day ${n + 1}`, `يوم إعلامي ${n + 1}`), start: { day: n * 3 - 40, time: '09:00' }, end: n % 4 ? { day: n * 3 - 40 + (n % 3), time: '16:30' } : null, image: n % 2 ? 'drawn' : 'none', detail: null })),
};
