import { distance } from 'fastest-levenshtein';
import { splitLanguage } from '@/lib/i18n/language-path';
import type { LocalisedText } from '@/lib/i18n/localise';
import { foldText } from '@/lib/text/fold';
import { decodedOnce } from '@/lib/platform/parse-url';
import { SCREEN_ROUTES } from './table';

export interface NearbyScreen {
  href: string;
  label: LocalisedText | string;
}

const SHOWN = 3;
/** At most 40 % of the letters may differ. */
const TOLERANCE = 0.4;

/** Returns up to three screens whose address or name resembles an unknown address, best first. */
export function nearestScreens(asked: string, screens: NearbyScreen[]): NearbyScreen[] {
  const wanted = wordOf(asked);
  if (wanted.length < 3) return [];
  return screens
    .map((screen) => ({
      screen,
      score: Math.min(
        distanceOf(wanted, wordOf(screen.href)),
        distanceOf(wanted, foldWord(nameOf(screen))),
      ),
    }))
    .filter(({ score }) => score <= TOLERANCE)
    .sort((a, b) => a.score - b.score)
    .slice(0, SHOWN)
    .map(({ screen }) => screen);
}

function nameOf({ label }: NearbyScreen): string {
  return typeof label === 'string' ? label : label.text;
}

/** Returns 0 for equal words and 1 for unrelated ones. Containment counts as a small distance. */
function distanceOf(wanted: string, word: string): number {
  if (word.length < 3) return 1;
  if (word.includes(wanted) || wanted.includes(word)) return 0.2;
  return distance(wanted, word) / Math.max(wanted.length, word.length);
}

/** Folds an address without its language into one word. */
function wordOf(address: string): string {
  const { path } = splitLanguage(address);
  return foldWord(decodedOnce(path) ?? path);
}

function foldWord(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 100);
}

/** Addresses of the first segments of all screens and of their aliases. */
const WORDS = SCREEN_ROUTES.flatMap(([, { pattern, aliases }]) => [
  pattern.split('/')[1] ?? '',
  ...aliases,
]).map((word) => ({ href: `/${word}`, label: '' }));

/** Whether an unknown path may be a misspelt screen. */
export function resemblesScreen(path: string): boolean {
  return nearestScreens(path, WORDS).length > 0;
}
