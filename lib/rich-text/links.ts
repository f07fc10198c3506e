import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { splitLanguage } from '@/lib/i18n/language-path';
import type { Locale } from '@/lib/i18n/locales';
import { bodyFileAddress, isPublicFile, OWN_PATH, shownAddress } from '@/lib/media/file-address';
import { isInternalHost } from '@/lib/media/image-hosts';
import { matchRoute, splitTarget } from '@/lib/routes/canonical';
import { localisedPath } from '@/lib/routes/links';
import { siteAddress } from '@/lib/routes/site-address';
import { environment } from '@/lib/runtime/env';
import { contentLink, type ContentLink } from '@/lib/text/safe-link';
import { decodedOnce, webAddress, withWholePercents } from '@/lib/text/web-address';
import { contains, isBlank, LARGEST_ICON } from './structure';
import { childrenOf, element, isElement, replaceNodes, textOf, visitElements } from './tree';

/**
 * Base addresses that count as our own: of the site, and of the API, whose files the site serves.
 */
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
    ? contentLink(pathIn(text, own.site) ?? screenOfInternal(text) ?? text)
    : { kind: 'internal', path: file };
}

/** The name of a host without its scheme, as editors copy it: `mce.example`, `mce.example/fr`. */
const HOST = /^(?:[\p{L}\p{N}-]+\.)+(?!html?\b|php\b|pdf\b)\p{L}{2,}(?:[/?:]|$)/iu;

/** As `bodyHref`, for a website field: a host without a scheme is an address. */
export function partnerHref(value: string, locale: Locale): string | null {
  const text = value.trim();
  return bodyHref(HOST.test(text) ? `https://${text}` : text, locale);
}

/**
 * Address on our own origin of a file of the site or of the API; null when a text names a screen,
 * or something elsewhere.
 */
export function ownFile(address: string, own: OwnAddresses): string | null {
  const inSite = pathIn(address, own.site);
  if ((inSite !== null && OWN_PATH.test(inSite)) || isOwnDocument(inSite ?? address))
    return inSite ?? address;
  const inApi = own.api === undefined ? null : pathIn(address, own.api);
  return bodyFileAddress(inSite ?? inApi ?? pathOfInternal(address) ?? address);
}

/**
 * A feed or other document of this site, or one of the addresses that it gives files of the API.
 */
export function isOwnDocument(address: string): boolean {
  const { path, query } = splitTarget(address);
  const match = matchRoute(path);
  if (match?.name === 'files')
    return isPublicFile(path.slice('/files'.length)) || new URLSearchParams(query).has('s');
  return match?.route.kind === 'document';
}

/**
 * Back offices that do not know their own host write `localhost`, or another name that only they
 * can resolve.
 */
function pathOfInternal(address: string): string | null {
  const url = webAddress(address);
  return url && isInternalHost(url.hostname) ? pathOf(url) : null;
}

/**
 * The path of a screen of ours at the name that the site has on the machine of its developers. Any
 * site has a root.
 */
function screenOfInternal(address: string): string | null {
  const path = isInternalHost(webAddress(address)?.hostname ?? '') ? pathOfInternal(address) : null;
  const screen = path === null ? '/' : splitLanguage(splitTarget(path).path).path;
  return screen !== '/' && matchRoute(screen) ? path : null;
}

/**
 * Path, query and fragment of an absolute address on the host of `base`; null for another host or a
 * relative address.
 */
export function pathIn(address: string, base: string): string | null {
  const url = webAddress(address);
  return url?.host === new URL(base).host && url.username === '' ? pathOf(url) : null;
}

function pathOf({ pathname, search, hash }: URL): string {
  return withWholePercents(pathname.replace(/^\/{2,}/, '/')) + search + hash;
}

/**
 * Rewrites links: inside the text, to a file, a screen in the reader's language, or another site.
 * Others, and those without content, are replaced by their text.
 */
export function links({ locale, own, body }: { locale: Locale; own: OwnAddresses; body: string }) {
  return (tree: Root): void => {
    const ids = idsOfPlaces(tree, body);
    replaceNodes(tree, (node) => {
      if (isElement(node, ...REPLACED) && node.properties.id !== undefined) {
        const { id, ...properties } = node.properties;
        return [element('span', { id }), { ...node, properties }];
      }
      if (!isElement(node, 'a')) return undefined;
      const { href: given = '', id, lang, dir } = node.properties;
      const place = ids.get(fragmentOf(given) ?? '');
      const href =
        place === undefined
          ? (wholePicture(node, own) ?? bodyHref(given, locale, own))
          : `#${place}`;
      if (href === null || node.children.every(isBlank))
        return id === undefined ? node.children : [element('span', { id }, childrenOf(node))];
      return [
        {
          ...node,
          properties: {
            id,
            href,
            lang,
            dir,
            rel: /^[/#]/.test(href) ? undefined : ['noopener', 'noreferrer'],
          },
        },
      ];
    });
  };
}

/**
 * Where a picture leads that stands for a larger one, perhaps with a caption. An icon stands for
 * none.
 */
function wholePicture(link: Element, own: OwnAddresses): string | null {
  const isPicture =
    contains(link, (node) => isElement(node, 'img')) &&
    !holdsIcon(link, textOf(link).trim() !== '');
  const file = isPicture ? ownFile(link.properties.href ?? '', own) : null;
  return file === null ? null : shownAddress(file);
}

/** A small picture beside words, or one of unknown size on their line. */
function holdsIcon({ children }: Element, hasWords: boolean): boolean {
  const isLine =
    !children.some((child) => isElement(child, 'br')) &&
    children.some((child) => child.type === 'text' && !isBlank(child));
  return children.some((child) => {
    if (!isElement(child, 'img')) return isElement(child) && holdsIcon(child, hasWords);
    const sizes = [child.properties.width, child.properties.height].filter(
      (size) => size !== undefined,
    );
    return sizes.length === 0
      ? isLine
      : hasWords && sizes.every((size) => Number(size) <= LARGEST_ICON);
  });
}

/** Elements that other steps replace. */
const REPLACED = ['img', 'iframe', 'oembed', 'video', 'audio'];

/** Names of places in a text that links of the same text lead to. */
export function linkedPlaces(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visitElements(tree, ({ tagName, properties }) => {
    const name = tagName === 'a' ? fragmentOf(properties.href ?? '') : null;
    if (name !== null) names.add(name);
  });
  return names;
}

/**
 * Ids in place of the names that the editor gave: those could be names of the page, or of another
 * text on it.
 */
function idsOfPlaces(tree: Root, body: string): Map<string, string> {
  const ids = new Map<string, string>();
  let text: string | undefined;
  visitElements(tree, ({ properties }) => {
    const name = properties['dataAnchor'];
    properties['dataAnchor'] = undefined;
    if (typeof name !== 'string' || ids.has(name)) return;
    text ??= createHash('sha256').update(body).digest('hex').slice(0, 6);
    ids.set(name, (properties.id ??= `place-${text}-${ids.size + 1}`));
  });
  return ids;
}

function fragmentOf(href: string): string | null {
  return href.startsWith('#') && href.length > 1 ? decodedOnce(href.slice(1)) : null;
}
