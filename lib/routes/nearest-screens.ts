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
/** Share of letters that may be wrong. */
const TOLERANCE = 0.4;

/** The screens whose address or name is nearest to an unknown address, best first. */
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

/** From 0, the same, to 1, nothing in common. A word that contains the other is near. */
function distanceOf(wanted: string, word: string): number {
  if (word.length < 3) return 1;
  if (word.includes(wanted) || wanted.includes(word)) return 0.2;
  return distance(wanted, word) / Math.max(wanted.length, word.length);
}

/** An address as one word, without language and signs. */
function wordOf(address: string): string {
  const { path } = splitLanguage(address);
  return foldWord(decodedOnce(path) ?? path);
}

function foldWord(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 100);
}

/** The first segments of all screens and their aliases, as addresses. */
const WORDS = SCREEN_ROUTES.flatMap(([, { pattern, aliases }]) => [
  pattern.split('/')[1] ?? '',
  ...aliases,
]).map((word) => ({ href: `/${word}`, label: '' }));

/** Whether an unknown path may be a mistyped screen. */
export function resemblesScreen(path: string): boolean {
  return nearestScreens(path, WORDS).length > 0;
}
