import { nearestScreens } from './nearest-screens';
import { SCREENS } from './table';

/** The first segments of all screens and their aliases, as addresses. */
const WORDS = SCREENS.flatMap(([, { pattern, aliases }]) => [pattern.split('/')[1] ?? '', ...aliases]).map((word) => ({
  href: `/${word}`,
  label: '',
}));

/** An unknown path that may be a mistyped screen. */
export function resemblesScreen(path: string): boolean {
  return nearestScreens(path, WORDS).length > 0;
}
