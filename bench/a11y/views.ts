import { firstOf, SCREENS } from '@/testing/own-screens';
import type { Language } from '@/testing/test';
import type { Page } from 'playwright';
import { STATES } from './states';

/** A screen as it opens, or a state a visitor brings about on it. */
export interface View {
  name: string;
  /** The French address. */
  path: string;
  bring?: (page: Page, language: Language) => Promise<void>;
  /** Only at widths it exists at. */
  exists?: (width: number) => boolean;
  /** The announcement may open by itself; elsewhere it has been seen. */
  hasPopup?: boolean;
  /** The content API answers nothing. */
  isOutage?: boolean;
}

const MORE_SCREENS: View[] = [
  { name: 'second page of a list', path: '/toutacticle?page=2' },
  { name: 'long article', path: '/article/9' },
  { name: 'search without keyword', path: '/search' },
  { name: 'search without result', path: '/search?keyword=zzzz-introuvable' },
  { name: 'list without result', path: '/toutacticle?search=zzzz-introuvable' },
  { name: 'directory without result', path: '/chambre_de_commerces?search=zzzz' },
  { name: 'not found', path: '/nulle-part' },
  { name: 'home, API down', path: '/', isOutage: true },
  { name: 'article, API down', path: '/article/1', isOutage: true },
];

export async function allViews(base: string): Promise<View[]> {
  const screens = await Promise.all(
    SCREENS.map(async (screen) => ({ name: screen.name, path: await firstOf(base, screen) })),
  );
  return [...screens, ...MORE_SCREENS, ...STATES];
}
