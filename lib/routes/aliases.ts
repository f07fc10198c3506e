import { splitLanguage } from '@/lib/i18n/language-path';
import { foldText } from '@/lib/text/fold';
import { ROUTES, SCREENS, type Route } from './table';

interface Word {
  segment: string;
  route: Route;
}

/** First segments of screens and their aliases, compared without case, accents and separators. */
const WORDS = new Map<string, Word>(
  SCREENS.flatMap(([, route]) => {
    const segment = route.pattern.split('/')[1] ?? '';
    return [segment, ...route.aliases].map((written): [string, Word] => [normalised(written), { segment, route }]);
  }),
);
const ITEMS = new Map(SCREENS.flatMap(([, route]) => (route.list === undefined ? [] : [[route.list, route] as const])));

/**
 * A path as the site writes it: language and first segment in lower case, the segment in its one spelling. Null when there is nothing to
 * correct. The rest of the path is left as it is.
 */
export function resolveAlias(path: string): string | null {
  const { prefix, path: rest } = splitLanguage(path);
  const [, first = '', ...others] = rest.split('/');
  const segment = segmentOf(first, others.length > 0);
  const corrected = [...(prefix ? [prefix] : []), ...(first === '' ? [] : [segment ?? first]), ...others].join('/');
  return `/${corrected}` === path ? null : `/${corrected}`;
}

/** An item's screen without an id leads to the list, a list's with one to the item. */
function segmentOf(written: string, hasMore: boolean): string | undefined {
  const word = WORDS.get(normalised(written));
  if (!word) return undefined;
  const { list } = word.route;
  const other = hasMore
    ? ITEMS.get(nameOf(word.route))
    : list === undefined
      ? undefined
      : Object.entries(ROUTES).find(([name]) => name === list)?.[1];
  return other === undefined ? word.segment : other.pattern.split('/')[1];
}

function nameOf(route: Route): string {
  return SCREENS.find(([, each]) => each === route)?.[0] ?? '';
}

/** A word without case, accents and separators between its parts. */
function normalised(written: string): string {
  return foldText(decoded(written)).replace(/[-_\s]/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
