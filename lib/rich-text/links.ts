import type { Root } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { bodyFileAddress, OWN_PATH } from '@/lib/media/file-address';
import { contentHref } from '@/lib/text/safe-link';
import { webAddress } from '@/lib/text/web-address';
import { isElement, replaceNodes } from './tree';

/** Base addresses that count as our own: of the site, and of the API, whose files the site serves. */
export interface OwnAddresses {
  site: string;
  api: string | undefined;
}

/**
 * Where a link inside a text leads: a file through our own origin, a screen of ours in the reader's language however its address is
 * written, or elsewhere. Null when it may not be followed.
 */
export function bodyHref(address: string, locale: Locale, own: OwnAddresses): string | null {
  const text = address.trim();
  return ownFile(text, own) ?? contentHref(pathIn(text, own.site) ?? text, locale);
}

/** Address on our own origin of a file of the site or of the API; null when a text names a screen, or something elsewhere. */
export function ownFile(address: string, own: OwnAddresses): string | null {
  const inSite = pathIn(address, own.site);
  if (inSite !== null && OWN_PATH.test(inSite)) return inSite;
  const inApi = own.api === undefined ? null : pathIn(address, own.api);
  return bodyFileAddress(inSite ?? inApi ?? address);
}

/** Path, query and fragment of an absolute address on the host of `base`; null for another host or a relative address. */
export function pathIn(address: string, base: string): string | null {
  const url = webAddress(address);
  return url?.host === new URL(base).host && url.username === '' ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : null;
}

/** Rewrites links: to a file, a screen in the reader's language, or another site. Others are replaced by their text. */
export function links({ locale, own }: { locale: Locale; own: OwnAddresses }) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'a')) return undefined;
      const { href: given, lang, dir } = node.properties;
      const href = bodyHref(given ?? '', locale, own);
      if (href === null) return node.children;
      return [{ ...node, properties: { href, lang, dir, rel: href.startsWith('/') ? undefined : ['noopener', 'noreferrer'] } }];
    });
  };
}
