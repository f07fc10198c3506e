/**
 * Articles, pages, categories and services as a Laravel back office sends them: every form of the
 * closed list in CONTRIBUTING.md at least once.
 */

import type { PublicationTag } from '@/lib/content-api/entities';

export type Wire = Record<string, unknown>;

/** The wire fields of a localised text. */
export function variants(
  field: string,
  base: unknown,
  en: unknown = null,
  ar: unknown = null,
): Wire {
  return { [field]: base, [`${field}_en`]: en, [`${field}_ar`]: ar };
}

const EXPORTS = {
  id: 7,
  slug: 'export',
  ...variants('name', 'Export &amp;amp; douane', 'Export &amp;amp; customs', 'التصدير والجمارك'),
};
const TRAINING = { id: '8', slug: null, ...variants('name', 'Formation', '', null) };

export function categories(): unknown {
  return {
    '0': { ...EXPORTS, articles_count: '12', pivot: { odd: true } },
    '3': { ...TRAINING, articles_count: 2 },
    '4': { slug: 'sans-identifiant', name: 'Catégorie malformée', articles_count: 1 },
  };
}

export function services(): unknown[] {
  return [
    {
      id: '21',
      slug: 'certificats',
      ...variants('name', 'Certificats', 'Certificates', 'الشهادات'),
      articles_count: '3',
    },
    { id: 22, slug: '', ...variants('name', 'Médiation', null, null), articles_count: '0' },
    null,
  ];
}

/** A category or service with its description, by id; undefined when it does not exist. */
export function taxonomyRecord(kind: 'category' | 'service', id: string): Wire | undefined {
  const records: Wire[] =
    kind === 'category' ? [EXPORTS, TRAINING] : (services().slice(0, 2) as Wire[]);
  const record = records.find((candidate) => String(candidate['id']) === id);
  if (!record) return undefined;
  return {
    ...record,
    ...variants(
      'description',
      `<p>Tout sur <strong>${String(record['name'])}</strong>.</p>`,
      '<p>All about it.</p>',
      '<p>كل شيء عنها.</p>',
    ),
  };
}

const FILES = {
  '1': {
    id: '301',
    name: 'storage/files/guide.pdf',
    description: 'Guide complet',
    lang: null,
    deleted_at: null,
  },
  '2': {
    id: 302,
    name: '/storage/files/guide-en.pdf',
    description: 'English guide only',
    lang: 'en',
    deleted_at: '0000-00-00 00:00:00',
  },
  '5': {
    id: 303,
    name: 'storage/files/old.pdf',
    description: 'Fichier supprimé',
    lang: '',
    deleted_at: '2025-01-01 10:00:00',
  },
  '6': { id: 304, name: null, description: 'Fichier sans nom', lang: null, deleted_at: null },
};

const BODY = {
  fr: '<h2>Le programme</h2><p>Trois jours à <em>Oran</em>.</p><script>window.pirate = 1</script><p><a href="javascript:alert(1)">Piège</a> <a href="/contact" onclick="x()">Nous écrire</a></p><img src="storage/articles/plan.png" alt="Plan du salon" onerror="x()">',
  en: '<h2>The programme</h2><p>Three days in <em>Oran</em>.</p>',
  ar: '<h2>البرنامج</h2><p>ثلاثة أيام في <em>وهران</em>.</p>',
};

/** Fourteen good articles; lists contain a malformed one too. */
export function articles(mark: string, origin: string): Wire[] {
  const pivot = [{ id: '1', article_id: '41', category: EXPORTS }];
  return [
    {
      id: '41',
      slug: 'salon-export',
      ...variants(
        'name',
        `Salon de l&amp;amp;export ${mark}`,
        `Export &amp; trade fair ${mark}`,
        `معرض التصدير ${mark}`,
      ),
      ...variants('description', BODY.fr, BODY.en, BODY.ar),
      ...variants('image', `${origin}/storage/articles/salon.png`, '', null),
      starts_at: '2026-03-05 23:30:00',
      cat_articles: JSON.stringify(pivot),
      file_articles: FILES,
      unknown_field: { deep: [1, 2, 3] },
    },
    {
      id: 42,
      slug: 'foire-en-francais',
      ...variants('name', 'Foire annoncée en français seulement', '', null),
      ...variants('description', '<p>Texte sans traduction.</p>', '<p><br></p>', '<p>&nbsp;</p>'),
      image: 'storage/articles/foire.png',
      starts_at: '2026-02-30 10:00:00',
      cat_articles: { '4': { category: { data: TRAINING } }, '9': { category: null } },
      file_articles: [],
    },
    {
      id: 43,
      slug: null,
      name: 'Article sans date',
      description: null,
      image: null,
      starts_at: '0000-00-00 00:00:00',
      cat_articles: {},
      file_articles: null,
    },
    {
      id: '44',
      slug: 'zone',
      name: 'Article daté avec une zone',
      image: '/storage/missing.png',
      starts_at: '2026-04-01T23:30:00.000000Z',
      cat_articles: '[]',
    },
    ...Array.from({ length: 10 }, (_, index) => ({
      id: 50 + index,
      slug: `article-${50 + index}`,
      ...variants(
        'name',
        `Actualité numéro ${50 + index}`,
        `News number ${50 + index}`,
        `خبر رقم ${50 + index}`,
      ),
      ...variants('description', '<p>Suite.</p>', '<p>More.</p>', '<p>تتمة.</p>'),
      image: '',
      starts_at: '2026-01-15 09:00:00',
      cat_articles: [],
    })),
  ];
}

export function pages(mark: string): Wire[] {
  return [
    {
      id: '61',
      slug: 'certificat-origine',
      ...variants(
        'name',
        `Certificat d&#039;origine ${mark}`,
        `Certificate of origin ${mark}`,
        `شهادة المنشأ ${mark}`,
      ),
      ...variants(
        'description',
        '<p>Demandez le <b>certificat</b>.</p>',
        '<p>Ask for the <b>certificate</b>.</p>',
        '<p>اطلب <b>الشهادة</b>.</p>',
      ),
      image: 'storage/pages/certificat.png',
      iconInput: 'fa fa-file',
      points: '["Dossier simple","Réponse en 48 h"]',
      points_en: { '0': 'Simple file', '1': 'Answer in 48 h' },
      points_ar: 'ملف بسيط,جواب خلال 48 ساعة',
      ...variants(
        'extraDescription',
        'Gratuit pour les membres',
        'Free for members',
        'مجاني للأعضاء',
      ),
      created_at: '2026-02-10T08:00:00.000000Z',
      service: {
        data: {
          id: '21',
          slug: 'certificats',
          ...variants('name', 'Certificats', 'Certificates', 'الشهادات'),
        },
      },
      file_pages: [FILES['1'], {}],
    },
    {
      id: 62,
      slug: 'mediation',
      name: 'Médiation entre entreprises',
      description: null,
      image: {},
      iconInput: null,
      points: 'Écoute,Discrétion',
      points_en: null,
      points_ar: {},
      created_at: '2026-13-45',
      service: {},
      file_pages: {},
    },
    {
      id: '63',
      slug: '',
      name: 'Page sans date',
      points: null,
      created_at: '-0001-11-30T00:00:00.000000Z',
      service: null,
    },
  ];
}

/** The records of each publication. */
export const PUBLISHED: Record<PublicationTag, (mark: string, origin: string) => Wire[]> = {
  article: articles,
  page: pages,
};

/** What their lists hold besides. */
export const MALFORMED: Record<PublicationTag, Wire> = {
  article: { name: 'Article sans identifiant', slug: 'malforme', starts_at: '2026-01-01 00:00:00' },
  page: { id: 'pas un identifiant', name: 'Page malformée' },
};

export function searchResults(mark: string, origin: string): Wire[] {
  const [article, french] = articles(mark, origin);
  const [page] = pages(mark);
  return [
    { ...article, type: 'article', created_at: '2026-03-01 10:00:00' },
    { ...page, type: 'page' },
    { ...french, type: 'article', created_at: null },
    { id: 99, slug: 'x', type: 'video', name: 'Résultat malformé' },
  ];
}
