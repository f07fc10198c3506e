import type { Element, ElementContent, Root } from 'hast';
import { MAP_HEIGHT_PX, PLACEHOLDER_IMAGE } from '@/lib/constants';
import { MAP_FRAME_RIGHTS, mapPageAddress } from '@/lib/map/coordinates';
import { fileAddress, fileName } from '@/lib/media/file-address';
import { imagePath, imageView, smallImage, withStandIn, type ImageView } from '@/lib/media/image-address';
import { isForeignHost } from '@/lib/media/image-hosts';
import { webAddress } from '@/lib/text/web-address';
import { element, isElement, replaceNodes } from './tree';
import { ownFile, pathIn, type OwnAddresses } from './links';

/**
 * What an embedded frame becomes. Only maps of OpenStreetMap are shown as frames. Videos and other maps would send every reader's address
 * to third parties: they become links, as anything else.
 */
export type Embed =
  | { kind: 'map'; frame: string; page: string }
  | { kind: 'video'; site: string; page: string }
  | { kind: 'place'; page: string }
  | { kind: 'link'; host: string; page: string };

/** How the addresses of a site's videos begin, query included, up to the video's id, and the page of a video. */
const VIDEO_SITES = [
  {
    site: 'YouTube',
    address: /^(?:(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com\/(?:watch\/?\?v=|(?:embed|shorts|live)\/)|youtu\.be\/)([\w-]{6,20})(?![\w-])/,
    page: 'https://www.youtube.com/watch?v=',
  },
  { site: 'Vimeo', address: /^(?:player\.|www\.)?vimeo\.com\/(?:video\/)?(\d{3,15})(?!\d)/, page: 'https://vimeo.com/' },
  {
    site: 'Dailymotion',
    address: /^(?:www\.|geo\.)?dailymotion\.com\/(?:player(?:\.html|\/[^?]*)?\?video=|(?:embed\/)?video\/)([a-z\d]{4,20})(?![a-z\d])/i,
    page: 'https://www.dailymotion.com/video/',
  },
] as const;
const MAP_LAYERS = /^(?:mapnik|cyclosm|cyclemap|transportmap|hot)$/;

/** Classifies the address of a frame; null if it may not even be linked. */
export function embedOf(address: string): Embed | null {
  const url = webAddress(address.replace(/[\p{Cc}\s]+/gu, ''));
  if (!url || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'openstreetmap.org' && url.pathname === '/export/embed.html') return mapEmbed(url.searchParams) ?? linkTo(url);
  if (/^(?:maps\.)?google\.[a-z.]{2,6}$/.test(host) && /^\/maps\b/.test(url.pathname)) return { kind: 'place', page: googlePlace(url) };
  const path = url.hostname + url.pathname;
  const addresses = [path, ...['v', 'video'].map((name) => `${path}?${name}=${url.searchParams.get(name) ?? ''}`)];
  for (const { site, address, page } of VIDEO_SITES) {
    const id = addresses.map((written) => address.exec(written)?.[1]).find(Boolean);
    if (id) return { kind: 'video', site, page: page + id };
  }
  return linkTo(url);
}

function linkTo(url: URL): Embed {
  return { kind: 'link', host: url.hostname, page: url.href };
}

/** Rebuilds the map's address from its numbers, so that nothing else gets into a frame. */
function mapEmbed(params: URLSearchParams): Embed | null {
  const [west, south, east, north] = numbers(params.get('bbox'), 4);
  if (west === undefined || south === undefined || east === undefined || north === undefined || west >= east || south >= north) return null;
  const [latitude = (south + north) / 2, longitude = (west + east) / 2] = numbers(params.get('marker'), 2);
  const layer = params.get('layer') ?? '';
  const query = new URLSearchParams({ bbox: [west, south, east, north].join(','), layer: MAP_LAYERS.test(layer) ? layer : 'mapnik' });
  if (params.has('marker')) query.set('marker', `${latitude},${longitude}`);
  return { kind: 'map', frame: `https://www.openstreetmap.org/export/embed.html?${query.toString()}`, page: mapPageAddress({ latitude, longitude }) };
}

/** The given number of coordinates, or null. */
function numbers(list: string | null, count: number): number[] {
  const found = (list ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return found.length === count && found.every((figure) => Math.abs(figure) <= 180) ? found : [];
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Google's embed address works only in a frame; the place has a page of its own. */
function googlePlace(url: URL): string {
  const [, after = ''] = (url.searchParams.get('pb') ?? '').split('!2d');
  const [longitude = '', rest = ''] = after.split('!3d');
  const [latitude = ''] = rest.split('!');
  const place =
    url.searchParams.get('q') ??
    url.searchParams.get('query') ??
    (DEGREES.test(latitude) && DEGREES.test(longitude) ? `${latitude},${longitude}` : '');
  if (place === '') return url.href;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}

interface FrameOptions {
  own: OwnAddresses;
  isLite: boolean;
  labels: { map: string; openMap: string; video: string };
}

/** Replaces frames by links to their content, or removes them; a map of OpenStreetMap keeps its frame above the link. */
export function frames({ own, isLite, labels }: FrameOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'iframe', 'oembed')) return undefined;
      const { src, url, title: name = '' } = node.properties;
      const address = String(src ?? url ?? '');
      const file = ownFile(address, own);
      const embed = file === null ? embedOf(address) : ({ kind: 'link', host: fileName(address), page: file } as const);
      if (!embed) return [];
      const map = embed.kind === 'map' && !isLite ? [mapFrame(embed.frame, name || labels.map)] : [];
      return [element('span', { dataEmbed: '' }, [...map, pageLink(embed, name, labels)])];
    });
  };
}

/** Without `src` until it is in view (`MapFrames.client.tsx`); without scripts, the link below leads to the map. */
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
export function pageLink(embed: Embed, title: string, labels: { openMap: string; video: string }): Element {
  const name = title === '' ? [] : [element('bdi', { dataTitle: '' }, [{ type: 'text', value: title }])];
  return element('a', { href: embed.page, rel: ['noopener', 'noreferrer'], dataKind: embed.kind }, [
    element('span', {}, [...name, linkText(embed, labels)]),
  ]);
}

function linkText(embed: Embed, labels: { openMap: string; video: string }): ElementContent {
  if (embed.kind === 'link') return element('bdi', { dir: 'ltr' }, [{ type: 'text', value: embed.host }]);
  return { type: 'text', value: embed.kind === 'video' ? labels.video.replace('{site}', () => embed.site) : labels.openMap };
}

interface ImageOptions {
  isLite: boolean;
  /** `wholePicture`: text of lite mode's link to the whole picture. */
  labels: { wholePicture: string };
}

/** Rewrites pictures to our own origin, in the size their editor set, bounded by the column; others get a box of fixed size. */
export function images({ isLite, labels }: ImageOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node, ancestors) => {
      if (!isElement(node, 'img')) return undefined;
      const { src = '' } = node.properties;
      const isLinked = ancestors.some((ancestor) => isElement(ancestor, 'a'));
      const path = imagePath(src, '/');
      if (path === null) return [];
      const view = imageView(path, src);
      if (!isLite) return [picture(node, view)];
      const small = picture(node, smallImage(view));
      small.properties['dataSmall'] = '';
      if (isLinked) return [small];
      return [small, element('a', { href: withStandIn(view.src), dataWhole: '' }, [{ type: 'text', value: labels.wholePicture }])];
    });
  };
}

/** The page swaps a picture that does not load for `dataFallback`, and marks it. */
function picture({ properties: { alt, width, height } }: Element, { src, srcSet, tint }: ImageView): Element {
  const isSized = width !== undefined && height !== undefined;
  const img = element('img', {
    src,
    ...(srcSet && { srcSet, sizes: '(width > 768px) 46rem, calc(100vw - 2rem)' }),
    alt: alt ?? '',
    width: isSized ? width : 960,
    height: isSized ? height : 540,
    loading: 'lazy',
    fetchPriority: 'low',
    decoding: 'async',
    dataFallback: PLACEHOLDER_IMAGE,
  });
  return element('span', { dataPicture: isSized ? 'sized' : 'unsized', className: [`tint-${tint}`] }, [img]);
}

interface MediaOptions {
  own: OwnAddresses;
  labels: { openMap: string; video: string };
}

/** Films and sound are played by the browser, from our own origin; one that lies elsewhere is linked to, by its name. */
export function media({ own, labels }: MediaOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'video', 'audio')) return undefined;
      const sources = [node, ...node.children.filter((child) => isElement(child, 'source'))];
      const address = sources.map(({ properties }) => (properties['src'] ?? '').trim()).find((src) => src !== '');
      if (address === undefined) return [];
      const name = node.properties['title'] || fileName(address);
      const src = ownAddress(address, own);
      if (src !== undefined) return src === null ? [] : [player(node, src, name)];
      const { href: page, hostname } = new URL(address, 'https://elsewhere.invalid');
      const link = node.tagName === 'video' ? ({ kind: 'video', site: hostname, page } as const) : ({ kind: 'link', host: hostname, page } as const);
      return [element('span', { dataEmbed: '' }, [pageLink(link, name, labels)])];
    });
    // The remaining children do not belong to a video.
    replaceNodes(tree, (node) => (isElement(node, 'source') ? [] : undefined));
  };
}

/**
 * Address on our own origin of a file of this site or of the API, null when it may not be asked for; undefined for one that lies elsewhere.
 */
function ownAddress(address: string, { site, api }: OwnAddresses): string | null | undefined {
  const inSite = pathIn(address, site);
  if (inSite !== null && /^\/(?:files|assets)\//.test(inSite)) return inSite;
  const inApi = inSite ?? (api === undefined ? null : pathIn(address, api));
  const elsewhere = inApi === null ? webAddress(address) : null;
  return elsewhere && isForeignHost(elsewhere) ? undefined : fileAddress(inApi ?? address);
}

/** With the browser's own controls; only metadata is loaded ahead. */
function player({ tagName, properties: { width, height, poster } }: Element, src: string, name: string): Element {
  const drawn = tagName === 'video' && typeof poster === 'string' ? imagePath(poster, '/') : null;
  return element(tagName, {
    src,
    controls: true,
    preload: 'metadata',
    ariaLabel: name,
    ...(tagName === 'video' && { width, height, playsInline: true }),
    ...(drawn !== null && { poster: imageView(drawn, src).src }),
  });
}
