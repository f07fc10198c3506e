import { splitLanguage } from '@/lib/i18n/language-path';
import { withoutSlug } from '@/lib/i18n/screen-path';
import { firstValue, readKeyword, readPage, readPerPage, readServiceId } from '@/lib/listing/list-query';
import { DEFAULT_PER_PAGE, type ListName } from '@/lib/constants';
import { readCalendarMonth } from '@/lib/views/calendar-day';
import { rightSpelling } from './spellings';
import { isDecodable, splitTarget } from './request-target';

/** What the front makes of an address before anything is rendered or looked up. */
export type Canonical =
  /** `url` is what is rendered and the key of the page cache: no slug, known parameters only, clamped and ordered. */
  { kind: 'page'; url: string; pathname: string; query: string } | { kind: 'redirect'; location: string } | { kind: 'bad' };

const LISTS = new Map<string, ListName>([
  ['toutacticle', 'articles'],
  ['toutpage', 'pages'],
  ['category', 'category'],
  ['service', 'service'],
  ['search', 'search'],
]);
/** Endings by which the framework offers its own forms of a screen. Here they are screens that do not exist. */
const FRAMEWORK_ENDING = /\.(?=(?:rsc|action|segments)(?:\/|$))/gi;

/**
 * Reads the address of a screen: a malformed one is refused, a trailing or doubled slash redirects, the slug is dropped (it is never
 * checked, misspelt route words redirect too) and unknown query parameters never become part of a key.
 */
export function canonicalAddress(url: string): Canonical {
  const { path, query } = splitTarget(url);
  if (!path.startsWith('/') || !isDecodable(path)) return { kind: 'bad' };
  const single = withPlainLetters(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const tidy = rightSpelling(single) ?? single;
  if (tidy !== path) return { kind: 'redirect', location: tidy + (query && `?${query}`) };
  const screen = splitLanguage(tidy).path.split('/')[1] ?? '';
  const pathname = withoutSlug(tidy).replace(FRAMEWORK_ENDING, '-');
  const known = knownParameters(screen, new URLSearchParams(query));
  return { kind: 'page', pathname, query: known, url: pathname + (known && `?${known}`) };
}

/** Letters and digits written in percents are the letters and digits: an address has one spelling. A dot stays as it is: two of them lead elsewhere. */
function withPlainLetters(path: string): string {
  return path.replace(/%(?:3\d|[46][1-9a-f]|[57][\da]|2d|5f)/gi, decodeURIComponent);
}

/** The parameters a screen reads, clamped and in a fixed order; defaults are left out. */
function knownParameters(screen: string, given: URLSearchParams): string {
  const known = new URLSearchParams();
  const list = LISTS.get(screen);
  const get = (name: string): string => firstValue(given.get(name) ?? undefined);
  const put = (name: string, value: string | number, fallback: string | number): void => {
    if (value !== fallback) known.set(name, String(value));
  };
  if (list) {
    put('page', readPage(get('page')), 1);
    put('per_page', readPerPage(get('per_page'), list), DEFAULT_PER_PAGE);
    if (list === 'search') {
      put('keyword', readKeyword(get('keyword')), '');
      put('service_id', readServiceId(get('service_id')), '');
      put('exact', get('exact') === '1' ? '1' : '', '');
    } else put('search', readKeyword(get('search')), '');
  }
  if (screen === 'chambre_de_commerces') put('search', readKeyword(get('search')), '');
  // The server's answer is a month's agenda: which day and view (`vue`) of it are shown is read by the browser alone.
  if (screen === 'calendrier') put('date', readCalendarMonth(get('date')), '');
  if (screen === 'contact') put('sent', get('sent') === '1' ? '1' : '', '');
  return known.toString();
}
