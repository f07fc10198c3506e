import { splitLanguage } from '@/lib/i18n/language-path';

const SCREENS = new Set(
  'article page category service toutacticle toutpage search partenaire chambre_de_commerces chambre_de_commerce calendrier contact accessibilite confidentialite'.split(
    ' ',
  ),
);
const ROOMS = new Set('_next api media files locales assets icons'.split(' '));

/** A small, fixed set of names, however many addresses are asked for. Nothing a visitor typed is in them. */
export function routeOf(url: string): string {
  const first = splitLanguage(url.split('?')[0] ?? '/').path.split('/')[1] ?? '';
  if (first === '') return 'home';
  if (SCREENS.has(first)) return first;
  return ROOMS.has(first) ? `/${first}` : 'other';
}
