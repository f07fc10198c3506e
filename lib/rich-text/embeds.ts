import type { Element, ElementContent, Properties, Root } from 'hast';
import { MAP_HEIGHT_PX, PLACEHOLDER_IMAGE } from '@/lib/constants';
import { MAP_FRAME_RIGHTS } from '@/lib/map/coordinates';
import { fileAddress, fileName } from '@/lib/media/file-address';
import { bodyImagePath, imageView, smallImage, type ImageView } from '@/lib/media/image-address';
import { isForeignHost, isInternalHost } from '@/lib/media/image-hosts';
import { splitTarget } from '@/lib/routes/canonical';
import { webAddress } from '@/lib/text/web-address';
import { embedOf, type Embed } from './frame-address';
import { isOwnDocument, ownFile, pathIn, type OwnAddresses } from './links';
import { LARGEST_ICON } from './structure';
import { element, isElement, replaceNodes } from './tree';

interface FrameOptions {
  own: OwnAddresses;
  isLite: boolean;
  labels: { map: string; openMap: string; video: string };
}

/**
 * Replaces frames by links to their content, or removes them; a map of OpenStreetMap keeps its
 * frame above the link.
 */
export function frames({ own, isLite, labels }: FrameOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'iframe', 'oembed')) return undefined;
      const { src, url, title: name = '' } = node.properties;
      const address = String(src ?? url ?? '');
      const file = ownFile(address, own) ?? viewedFile(address, own);
      const embed =
        file === null
          ? embedOf(address)
          : ({ kind: 'link', host: fileName(file), page: file } as const);
      if (!embed) return [];
      const map =
        embed.kind === 'map' && !isLite ? [mapFrame(embed.frame, name || labels.map)] : [];
      return [element('span', { dataEmbed: '' }, [...map, pageLink(embed, name, labels)])];
    });
  };
}

/**
 * The document that the address of a viewer names, such as that of PDF.js. A path in that of
 * another site is a path there.
 */
function viewedFile(address: string, own: OwnAddresses): string | null {
  const parameters = new URLSearchParams(splitTarget(address).query);
  const named = parameters.get('file') ?? parameters.get('url') ?? '';
  const viewer = webAddress(address);
  const isOurs =
    !viewer ||
    isInternalHost(viewer.hostname) ||
    [own.site, own.api ?? own.site].some((base) => pathIn(address, base) !== null);
  return !isOurs && webAddress(named) === null ? null : ownFile(named, own);
}

/**
 * Without `src` until it is in view (`MapFrames.client.tsx`); without scripts, the link below leads
 * to the map.
 */
function mapFrame(address: string, title: string): Element {
  return element('iframe', {
    title,
    sandbox: [MAP_FRAME_RIGHTS],
    height: MAP_HEIGHT_PX,
    referrerPolicy: 'strict-origin-when-cross-origin',
    dataSrc: address,
    tabIndex: -1,
    className: ['needs-scripts'],
  });
}

/** A link to a page or file elsewhere, by its name. */
export function pageLink(
  embed: Embed,
  title: string,
  labels: { openMap: string; video: string },
): Element {
  const name =
    title === '' ? [] : [element('bdi', { dataTitle: '' }, [{ type: 'text', value: title }])];
  return element('a', { href: embed.page, rel: ['noopener', 'noreferrer'], dataKind: embed.kind }, [
    element('span', {}, [...name, linkText(embed, labels)]),
  ]);
}

function linkText(embed: Embed, labels: { openMap: string; video: string }): ElementContent {
  if (embed.kind === 'link')
    return element('bdi', { dir: 'ltr' }, [{ type: 'text', value: embed.host }]);
  return {
    type: 'text',
    value:
      embed.kind === 'video' ? labels.video.replace('{site}', () => embed.site) : labels.openMap,
  };
}

interface ImageOptions {
  isLite: boolean;
  /** `wholePicture`: text of lite mode's link to the whole picture. */
  labels: { wholePicture: string };
}

/**
 * Rewrites pictures to our own origin, in the size their editor set, or their own, bounded by the
 * column.
 */
export function images({ isLite, labels }: ImageOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node, ancestors) => {
      if (!isElement(node, 'img')) return undefined;
      const { src = '' } = node.properties;
      const isLinked = ancestors.some((ancestor) => isElement(ancestor, 'a'));
      const path = bodyImagePath(src);
      if (path === null) return [];
      const view = imageView(path, src);
      if (!isLite) return [picture(node, view)];
      const small = picture(node, smallImage(view));
      small.properties['dataSmall'] = '';
      if (isLinked) return [small];
      return [
        small,
        element('a', { href: view.src, dataWhole: '' }, [
          { type: 'text', value: labels.wholePicture },
        ]),
      ];
    });
  };
}

/** The page swaps a picture that does not load for `dataFallback`, and marks it. */
function picture({ properties }: Element, { src, srcSet, tint }: ImageView): Element {
  const size = sizeOf(properties);
  const img = element('img', {
    src,
    // Of several widths, browsers tell no file's own size.
    ...(srcSet && size.width && { srcSet, sizes: '(width > 768px) 46rem, calc(100vw - 2rem)' }),
    alt: properties.alt ?? '',
    ...size,
    loading: 'lazy',
    fetchPriority: 'low',
    decoding: 'async',
    dataFallback: PLACEHOLDER_IMAGE,
  });
  return element('span', { dataPicture: '', className: [`tint-${tint}`] }, [img]);
}

/**
 * A height that is not given is a guess, for as long as the picture is not loaded; without a width,
 * scripts reserve space until then.
 */
function sizeOf({ width, height }: Properties): Properties {
  if (width === undefined) return { dataReserved: '' };
  return {
    width,
    height:
      height ?? (Number(width) <= LARGEST_ICON ? width : Math.round((Number(width) * 9) / 16)),
  };
}

interface MediaOptions {
  own: OwnAddresses;
  labels: { openMap: string; video: string };
}

/**
 * Films and sound are played by the browser, from our own origin; one that lies elsewhere is linked
 * to, by its name.
 */
export function media({ own, labels }: MediaOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'video', 'audio')) return undefined;
      const sources = [node, ...node.children.filter((child) => isElement(child, 'source'))];
      const addresses = sources
        .map(({ properties }) => (properties['src'] ?? '').trim())
        .filter((src) => src !== '');
      const [address] = addresses;
      if (address === undefined) return [];
      const name = node.properties['title'] || fileName(address);
      const ours = [...new Set(addresses.flatMap((source) => ownAddress(source, own) ?? []))];
      if (ours.length > 0) return [player(node, ours, name, own)];
      if (ownAddress(address, own) === null) return [];
      const { href: page, hostname } = new URL(address, 'https://elsewhere.invalid');
      const link =
        node.tagName === 'video'
          ? ({ kind: 'video', site: hostname, page } as const)
          : ({ kind: 'link', host: hostname, page } as const);
      return [element('span', { dataEmbed: '' }, [pageLink(link, name, labels)])];
    });
    replaceNodes(tree, (node, ancestors) =>
      isElement(node, 'source', 'track') && !isElement(ancestors.at(-1), 'video', 'audio')
        ? []
        : undefined,
    );
  };
}

/**
 * Address on our own origin of a file of this site or of the API, null when it may not be asked
 * for; undefined for one that lies elsewhere.
 */
function ownAddress(address: string, { site, api }: OwnAddresses): string | null | undefined {
  const inSite = pathIn(address, site);
  if ((inSite !== null && /^\/(?:files|assets)\//.test(inSite)) || isOwnDocument(address))
    return inSite ?? address;
  const inApi = inSite ?? (api === undefined ? null : pathIn(address, api));
  const elsewhere = inApi === null ? webAddress(address) : null;
  return elsewhere && isForeignHost(elsewhere) ? undefined : fileAddress(inApi ?? address);
}

/**
 * With the browser's own controls; only metadata is loaded ahead. Of several files, the browser
 * plays the first that it can.
 */
function player(
  { tagName, properties: { width, height, poster }, children }: Element,
  files: string[],
  name: string,
  own: OwnAddresses,
): Element {
  const drawn = tagName === 'video' && typeof poster === 'string' ? bodyImagePath(poster) : null;
  const properties = {
    controls: true,
    preload: 'metadata',
    ariaLabel: name,
    ...(tagName === 'video' && { width, height, playsInline: true }),
    ...(drawn !== null && { poster: imageView(drawn, name).src }),
  };
  const sources = files.map((src) => element('source', { src }));
  return element(tagName, properties, [
    ...sources,
    ...children.flatMap((child) => track(child, own)),
  ]);
}

/** Subtitles. Browsers read one from the page's own origin alone. */
function track(node: ElementContent, own: OwnAddresses): Element[] {
  if (!isElement(node, 'track')) return [];
  const { kind, srcLang, label, default: isShown } = node.properties;
  const src = ownAddress(node.properties.src ?? '', own);
  return src ? [element('track', { src, kind, srcLang, label, default: isShown })] : [];
}
