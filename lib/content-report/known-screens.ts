import { splitLanguage } from '@/lib/i18n/language-path';
import { routes } from '@/lib/routes';
import type { Probe } from './reference-checks';
import type { ContentRecord, Entity } from './record';

const FIXED = new Set<string>(Object.values(routes).filter((route) => typeof route === 'string'));
/** Route words of records (specification §2). */
const WORDS: Partial<Record<string, Entity>> = {
  article: 'article',
  page: 'page',
  category: 'category',
  service: 'service',
  chambre_de_commerce: 'chamber',
};
/** Documents of the site that are made from the same content. */
const DOCUMENT = /^\/(?:feeds|calendar|directory|sitemap)[/.]|^\/(?:robots\.txt|sitemap\.xml)$/;

/** Judges paths of the site by its routes and by the records there are. `spell` puts route words right, as the site does. */
export function screenProbe(records: ContentRecord[], spell: (path: string) => string): Probe {
  const known = new Set(records.map(({ entity, id }) => `${entity} ${id}`));
  return (address) => {
    const written = withoutSlashes(address.split(/[?#]/)[0] ?? '/');
    const { path } = splitLanguage(spell(written));
    if (FIXED.has(path) || DOCUMENT.test(path)) return Promise.resolve(null);
    const [, word = '', id = '', ...more] = path.split('/');
    const entity = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
    if (!entity || id === '' || more.length > 1) return Promise.resolve('no screen of the site');
    return Promise.resolve(known.has(`${entity} ${decodeURIComponent(id)}`) ? null : `no ${entity} ${id}`);
  };
}

/** Without the slashes at its end; the home screen keeps its one. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
