import { SCREEN_ROUTES } from '@/lib/routes/table';
import { LANGUAGES, type Language } from '../test';

/**
 * A screen of the specification's route list with the address under which a payload is asked for
 * the first time.
 */
export interface MutatedScreen {
  name: string;
  path: (payload: number) => string;
  /** An API that talks nonsense answers 503 here (specification §8); elsewhere it never does. */
  isDetail: boolean;
}

/**
 * Every screen on fresh ids and search texts, so that no answer kept from an earlier payload stands
 * in for this one's.
 */
export const MUTATED_SCREENS: readonly MutatedScreen[] = SCREEN_ROUTES.map(
  ([name, { pattern, path, parameters }]) => {
    const isDetail = pattern.includes('/:id');
    const [text] = ['keyword', 'search'].filter((parameter) => parameter in parameters);
    const query = (payload: number): string => (text && !isDetail ? `?${text}=m${payload}` : '');
    return {
      name,
      isDetail,
      path: (payload) => path.build({ id: String(payload) }) + query(payload),
    };
  },
);

/** The language a screen of a payload is read in: each in turn. */
export function languageOfTurn(payload: number, screen: number): Language {
  return LANGUAGES[(payload + screen) % LANGUAGES.length] ?? 'fr';
}
