import { splitLanguage } from '@/lib/i18n/language-path';
import { foldText } from '@/lib/text/fold';

/** The words of the route list (specification §2), each with what people write for it. */
const SPELLINGS: Record<string, readonly string[]> = {
  contact: ['contacts', 'contactez-nous'],
  calendrier: ['calendriers'],
  article: [],
  page: [],
  category: ['categorie', 'categories'],
  service: [],
  search: ['recherche'],
  toutacticle: ['toutarticle', 'toutarticles', 'toutacticles', 'tous-les-articles', 'tout-les-articles'],
  toutpage: ['toutpages', 'toutes-les-pages'],
  partenaire: ['partenaires'],
  chambre_de_commerces: ['chambres-de-commerces', 'chambres-de-commerce', 'chambres'],
  chambre_de_commerce: ['chambre'],
  accessibilite: [],
  confidentialite: [],
};
const WORDS = new Map(Object.entries(SPELLINGS).flatMap(([word, others]) => [word, ...others].map((spelling) => [bare(spelling), word])));
const LIST = 'chambre_de_commerces';
const ITEM = 'chambre_de_commerce';

/**
 * A path as the site writes it: language and route word in lower case, the word in its one spelling. Null when there is nothing to
 * put right. Whatever follows the word is left as it is.
 */
export function rightSpelling(path: string): string | null {
  const { prefix, path: rest } = splitLanguage(path);
  const [, first = '', ...others] = rest.split('/');
  const word = wordOf(first, others.length > 0);
  const right = [...(prefix ? [prefix] : []), ...(first === '' ? [] : [word ?? first]), ...others].join('/');
  return `/${right}` === path ? null : `/${right}`;
}

/** The list of chambers has no items, a chamber is never without its id. */
function wordOf(written: string, hasMore: boolean): string | undefined {
  const word = WORDS.get(bare(written));
  if (word === LIST || word === ITEM) return hasMore ? ITEM : LIST;
  return word;
}

/** A word without case, accents and marks between its parts. */
function bare(written: string): string {
  return foldText(decoded(written)).replace(/[-_\s]/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
