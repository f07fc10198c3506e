import type { Locale } from '@/lib/i18n/locales';
import { bodyFileAddress } from '@/lib/media/file-address';
import { contentHref } from '@/lib/text/safe-link';
import { webAddress } from '@/lib/text/web-address';

/** Addresses an editor may write in full although they are ours: of the site, and of the API whose files the site hands out. */
export interface OwnAddresses {
  site: string;
  api: string | undefined;
}

/** What of our own site is the same in every language. */
const WITHOUT_LANGUAGE = /^\/(?:media|files|assets|icons|locales|api)\//;

/**
 * Where a link inside a text leads: a file through our own origin, a screen of ours in the reader's language however its address is
 * written, or elsewhere. Null when it may not be followed.
 */
export function bodyHref(address: string, locale: Locale, own: OwnAddresses): string | null {
  const text = address.trim();
  const inSite = pathIn(text, own.site);
  if (inSite !== null) return WITHOUT_LANGUAGE.test(inSite) ? inSite : contentHref(inSite, locale);
  const inApi = own.api === undefined ? null : pathIn(text, own.api);
  return bodyFileAddress(inApi ?? text) ?? contentHref(text, locale);
}

/** Path, query and fragment of an absolute address on the host of `base`; null for another host or a relative address. */
function pathIn(address: string, base: string): string | null {
  const url = webAddress(address);
  return url?.host === new URL(base).host && url.username === '' ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : null;
}
