import type { Root } from 'hast';
import type { Locale } from '@/lib/i18n/locales';
import { bodyFileAddress, isPublicFile, OWN_PATH, pictureAddress } from '@/lib/media/file-address';
import { isInternalHost } from '@/lib/media/image-hosts';
import { matchRoute, splitTarget } from '@/lib/routes/canonical';
import { localisedPath } from '@/lib/routes/links';
import { siteAddress, environment } from '@/lib/platform/env';
import { contentLink, type ContentLink } from '@/lib/text/safe-link';
import { tryDecodeUri, parseHttpUrl, escapeStrayPercents } from '@/lib/platform/parse-url';
import { isEmpty } from './blocks';
import { SCHEMA } from './body';
import { childrenOf, contains, element, isElement, replaceNodes } from './tree';

/**
 * Returns the href of a link in a text: a file on our own origin, a screen in the reader's
 * language, or an external address. Null means that the link is not allowed.
 */
export function bodyHref(address: string, locale: Locale): string | null {
  const link = linkTarget(address);
  return link?.kind === 'internal' ? localisedPath(link.path, locale) : (link?.address ?? null);
}

/** Classifies a link in a text; internal paths have no language yet. */
export function linkTarget(address: string): ContentLink {
  const text = address.trim();
  const file = ownFile(text);
  return file === null
    ? contentLink(pathOnHost(text, siteAddress()) ?? text)
    : { kind: 'internal', path: file };
}

/**
 * Returns a file's address on our own origin if the file belongs to the site or to the API, else
 * null.
 */
export function ownFile(address: string): string | null {
  const inSite = pathOnHost(address, siteAddress());
  if ((inSite !== null && OWN_PATH.test(inSite)) || isOwnDocument(inSite ?? address))
    return inSite ?? address;
  const inApi = pathOnHost(address, environment().API_BASE_URL);
  return bodyFileAddress(inSite ?? inApi ?? pathOfInternal(address) ?? address);
}

/** Whether an address is a document of this site or an API file that the site serves. */
function isOwnDocument(address: string): boolean {
  const { path, query } = splitTarget(address);
  const match = matchRoute(path);
  if (match?.name === 'files')
    return isPublicFile(path.slice('/files'.length)) || new URLSearchParams(query).has('s');
  return match?.route.kind === 'document';
}

/** A Laravel installation in its default state writes `localhost` in front of its files. */
function pathOfInternal(address: string): string | null {
  const url = parseHttpUrl(address);
  return url && isInternalHost(url.hostname) ? pathOf(url) : null;
}

/** Returns path, query and fragment of an address on the host of `base`; null on other hosts. */
function pathOnHost(address: string, base = ''): string | null {
  const url = parseHttpUrl(address);
  return url?.host === parseHttpUrl(base)?.host && url?.username === '' ? pathOf(url) : null;
}

function pathOf({ pathname, search, hash }: URL): string {
  return escapeStrayPercents(pathname.replace(/^\/{2,}/, '/')) + search + hash;
}

/**
 * Rewrites links (CONTRIBUTING.md, closed lists). An empty or forbidden link is replaced by its
 * content.
 */
export function rewriteLinks({ locale }: { locale: Locale }) {
  return (tree: Root): void =>
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'a')) return undefined;
      const { href: written = '', target, ...others } = node.properties;
      const isPicture = contains(node, (inner) => isElement(inner, 'img'));
      const picture = isPicture ? pictureAddress(ownFile(written) ?? '') : null;
      const href = anchorHref(written) ?? picture ?? bodyHref(written, locale);
      if (href === null || node.children.every(isEmpty))
        return others.id ? [element('span', { id: others.id }, childrenOf(node))] : node.children;
      const isElsewhere = /^https?:/i.test(href);
      const elsewhere = isElsewhere ? { target, rel: ['noopener'] } : {};
      return [{ ...node, properties: { ...others, href, ...elsewhere } }];
    });
}

/** Returns a link inside the text with the prefix that the schema gives to every `id`. */
function anchorHref(href: string): string | null {
  const name = /^#(.+)$/.exec(href)?.[1];
  return name === undefined ? null : `#${SCHEMA.clobberPrefix}${tryDecodeUri(name) ?? name}`;
}
