import { withLanguage } from '@/lib/i18n/language-path';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2000-01-01');
const dayOf = (number: number): string =>
  new Date(FIRST_DAY + (number % 36_000) * DAY).toISOString().slice(0, 10);

/** Kinds of endless addresses, with the number of API calls that one may cost. */
export const MADE_UP: { make: (number: number) => string; calls: number }[] = [
  // Another name for what exists.
  { make: (number) => `/article/41/slug-${number}`, calls: 0 },
  { make: (number) => `/toutacticle?x${number}=${number}`, calls: 0 },
  // What cannot exist.
  { make: (number) => `/nowhere-${number}`, calls: 0 },
  {
    make: (number) =>
      `/api/events?start=${String(1000 + (number % 900))}-01-01T00:00:00Z&end=${String(1000 + (number % 900))}-02-01T00:00:00Z`,
    calls: 0,
  },
  // What the API alone can tell.
  { make: (number) => `/article/${number + 1000}`, calls: 1 },
  { make: (number) => `/article/0${number}`, calls: 1 },
  { make: (number) => `/page/61.${number}`, calls: 1 },
  { make: (number) => `/category/${number}abc`, calls: 1 },
  { make: (number) => `/search?keyword=word${number}`, calls: 1 },
  { make: (number) => `/toutacticle?search=word${number}`, calls: 1 },
  // The page that was asked for, and the last one in its place.
  { make: (number) => `/category/11?page=${number + 2}`, calls: 1 },
  { make: (number) => `/toutpage?page=${number + 2}`, calls: 1 },
  {
    make: (number) =>
      `/api/events?start=${dayOf(number)}T00:00:00Z&end=${dayOf(number + 1 + (number % 30))}T00:00:00Z`,
    calls: 1,
  },
];

/** An address that no screen of the site links to; every number gives another. */
export function madeUpAddress(number: number): string {
  const kind = MADE_UP[number % MADE_UP.length];
  const address = kind?.make(Math.floor(number / MADE_UP.length)) ?? '/';
  if (address.startsWith('/api/')) return address;
  return withLanguage(
    address,
    LOCALES[Math.floor(number / MADE_UP.length) % LOCALES.length] ?? DEFAULT_LOCALE,
  );
}
