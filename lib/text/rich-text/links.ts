import type { Root } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { bodyFileAddress, isPublicFile, OWN_PATH, shownAddress } from '@/lib/media/file-address';
import { isInternalHost } from '@/lib/media/image-hosts';
import { matchRoute, splitTarget } from '@/lib/routes/canonical';
import { localisedPath } from '@/lib/routes/links';
import { siteAddress, environment } from '@/lib/platform/env';
import { contentLink, type ContentLink } from '@/lib/text/safe-link';
import { decodedOnce, webAddress, withWholePercents } from '@/lib/platform/parse-url';
import { isEmpty } from './blocks';
import { SCHEMA } from './body';
import { childrenOf, contains, element, isElement, replaceNodes } from './tree';

/** Base addresses of our own: of the site, and of the API, whose files the site serves. */
export interface OwnAddresses {
  site: string;
  api: string | undefined;
}

export function ownAddresses(): OwnAddresses {
  return { site: siteAddress(), api: environment().API_BASE_URL };
}

/**
 * Where a link of the content leads: a file through our own origin, a screen of ours in the
 * reader's language however its address is written, or elsewhere. Null when it may not be followed.
 */
export function bodyHref(address: string, locale: Locale, own = ownAddresses()): string | null {
  const link = linkTarget(address, own);
  return link?.kind === 'internal' ? localisedPath(link.path, locale) : (link?.address ?? null);
}

/** The same, classified; a file's path has no language. */
export function linkTarget(address: string, own = ownAddresses()): ContentLink {
  const text = address.trim();
  const file = ownFile(text, own);
  return file === null
    ? contentLink(pathIn(text, own.site) ?? text)
    : { kind: 'internal', path: file };
}

/** Address on our own origin of a file of the site or of the API; null for anything else. */
export function ownFile(address: string, own: OwnAddresses): string | null {
  const inSite = pathIn(address, own.site);
  if ((inSite !== null && OWN_PATH.test(inSite)) || isOwnDocument(inSite ?? address))
    return inSite ?? address;
  const inApi = own.api === undefined ? null : pathIn(address, own.api);
  return bodyFileAddress(inSite ?? inApi ?? pathOfInternal(address) ?? address);
}

/** A feed or other document of this site, or an address that it gives a file of the API. */
function isOwnDocument(address: string): boolean {
  const { path, query } = splitTarget(address);
  const match = matchRoute(path);
  if (match?.name === 'files')
    return isPublicFile(path.slice('/files'.length)) || new URLSearchParams(query).has('s');
  return match?.route.kind === 'document';
}

/** A Laravel installation left at its default writes `localhost` before its files. */
function pathOfInternal(address: string): string | null {
  const url = webAddress(address);
  return url && isInternalHost(url.hostname) ? pathOf(url) : null;
}

/** Path, query and fragment of an absolute address on the host of `base`; null for another. */
function pathIn(address: string, base: string): string | null {
  const url = webAddress(address);
  return url?.host === new URL(base).host && url.username === '' ? pathOf(url) : null;
}

function pathOf({ pathname, search, hash }: URL): string {
  return withWholePercents(pathname.replace(/^\/{2,}/, '/')) + search + hash;
}

/** Rewrites links (closed list 8). Others, and empty ones, are replaced by their text. */
export function links({ locale, own }: { locale: Locale; own: OwnAddresses }) {
  return (tree: Root): void =>
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'a')) return undefined;
      const { href: written = '', target, ...others } = node.properties;
      const isPicture = contains(node, (inner) => isElement(inner, 'img'));
      const picture = isPicture ? shownAddress(ownFile(written, own) ?? '') : null;
      const href = placeOf(written) ?? picture ?? bodyHref(written, locale, own);
      if (href === null || node.children.every(isEmpty))
        return others.id ? [element('span', { id: others.id }, childrenOf(node))] : node.children;
      const isElsewhere = /^https?:/i.test(href);
      const elsewhere = isElsewhere ? { target, rel: ['noopener'] } : {};
      return [{ ...node, properties: { ...others, href, ...elsewhere } }];
    });
}

/** A link inside the text: the schema gave the name of its place a beginning. */
function placeOf(href: string): string | null {
  const name = /^#(.+)$/.exec(href)?.[1];
  return name === undefined ? null : `#${SCHEMA.clobberPrefix}${decodedOnce(name) ?? name}`;
}
