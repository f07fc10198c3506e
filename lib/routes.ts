/** Every address of the specification's route list (§2) and the site's own statements, without language prefix. An href is never assembled anywhere else. */

interface Addressed {
  id: string;
  slug: string;
}

/** The longest slug that goes into an address, in characters. */
const SLUG_LENGTH = 200;

/** A slug of dots would be read as a way up. */
function withSlug(base: string, { id, slug }: Addressed): string {
  const path = `/${base}/${encodeURIComponent(id)}`;
  // No text has more characters than code units.
  const kept = slug.length <= SLUG_LENGTH ? slug : Array.from(slug).slice(0, SLUG_LENGTH).join('');
  return /^\.{0,2}$/.test(kept) ? path : `${path}/${encodeURIComponent(kept)}`;
}

/** The not-found screen that many unknown addresses share is rendered under this one. No address of a visitor stands in it. */
export const ANY_UNKNOWN_PATH = '/introuvable';

export const routes = {
  home: '/',
  contact: '/contact',
  calendar: '/calendrier',
  articles: '/toutacticle',
  pages: '/toutpage',
  partners: '/partenaire',
  chambers: '/chambre_de_commerces',
  search: '/search',
  accessibility: '/accessibilite',
  privacy: '/confidentialite',
  article: (item: Addressed) => withSlug('article', item),
  page: (item: Addressed) => withSlug('page', item),
  category: (item: Addressed) => withSlug('category', item),
  service: (item: Addressed) => withSlug('service', item),
  /** A chamber has no slug: its name stands there. */
  chamber: ({ id, name }: { id: string; name: string }) => withSlug('chambre_de_commerce', { id, slug: name.trim().replace(/\s+/gu, '-') }),
  /** What a menu item of the back office points to: `type` is one of the words above, or one we do not know. */
  record: (type: string, item: Addressed) => withSlug(encodeURIComponent(type), item),
} as const;
