import type { Element, ElementContent, Properties, Root } from 'hast';
import { PLACEHOLDER_IMAGE } from '@/lib/platform/constants';
import { fileAddress, fileName } from '@/lib/media/file-address';
import { bodyImagePath, imageView } from '@/lib/media/image-address';
import { parseHttpUrl } from '@/lib/platform/parse-url';
import { ownFile } from './links';
import { element, isElement, replaceNodes } from './tree';

/** A body shows at most 300 pictures: a picture's HTML is up to two hundred times its source. */
const MAX_PICTURES = 300;

/**
 * Serves pictures from our own origin, in the size that the editor has set, or else in the file's
 * own size. A picture on a host outside IMAGE_HOSTS becomes a link.
 */
export function rewritePictures() {
  return (tree: Root): void => {
    let count = 0;
    replaceNodes(tree, (node, isInLink) => {
      if (!isElement(node, 'img')) return undefined;
      const { src = '', alt = '' } = node.properties;
      const path = bodyImagePath(src);
      if (path === null) return linkTo(src, alt, isInLink);
      count += 1;
      return count > MAX_PICTURES ? [] : [pictureElement(node, path)];
    });
  };
}

/**
 * If the picture fails to load, the boot script shows `dataFallback` instead and marks the element
 * as a placeholder.
 */
function pictureElement({ properties }: Element, path: string): Element {
  const { src, srcSet, tint } = imageView(path, properties.src ?? '');
  const { id, lang, dir, dataStyle } = properties;
  const size = sizeOf(properties);
  const img = element('img', {
    src,
    // Without a width, `srcset` would hide the file's own size from the browser.
    ...(srcSet && size.width && { srcSet, sizes: '(width > 768px) 46rem, calc(100vw - 2rem)' }),
    alt: properties.alt ?? '',
    ...size,
    loading: 'lazy',
    fetchPriority: 'low',
    decoding: 'async',
    dataFallback: PLACEHOLDER_IMAGE,
  });
  const box = { id, lang, dir, dataStyle, dataPicture: '', className: [`tint-${tint}`] };
  return element('span', box, [img]);
}

const LARGEST_ICON = 72;

/** Without a height, 16:9 is reserved (a square for icons) until the picture is loaded. */
function sizeOf({ width, height }: Properties): Properties {
  if (width === undefined) return { dataReserved: '' };
  const guess = Number(width) <= LARGEST_ICON ? width : Math.round((Number(width) * 9) / 16);
  return { width, height: height ?? guess };
}

/** Plays films and sound from our own origin, and links to those on other hosts. */
export function rewritePlayers() {
  return (tree: Root): void =>
    replaceNodes(tree, (node, isInLink) => {
      if (!isElement(node, 'video', 'audio')) return undefined;
      const sources = [node, ...node.children.filter((child) => isElement(child, 'source'))];
      const addresses = sources.map(({ properties }) => properties['src'] ?? '').filter(Boolean);
      const [address = ''] = addresses;
      const name = node.properties['title'] || fileName(address);
      const ours = [...new Set(addresses.flatMap((source) => ownAddress(source) ?? []))];
      if (ours.length === 0) return linkTo(address, name, isInLink);
      return isInLink ? [] : [playerElement(node, ours, name)];
    });
}

function ownAddress(address: string): string | null {
  return ownFile(address) ?? (parseHttpUrl(address) ? null : fileAddress(address));
}

/** The browser plays the first file that it supports, and preloads only metadata. */
function playerElement(node: Element, files: string[], name: string): Element {
  const { width, height, poster = '' } = node.properties;
  const drawn = node.tagName === 'video' ? bodyImagePath(poster) : null;
  return element(
    node.tagName,
    {
      controls: true,
      preload: 'metadata',
      ariaLabel: name,
      ...(node.tagName === 'video' && { width, height, playsInline: true }),
      ...(drawn !== null && { poster: imageView(drawn, name).src }),
    },
    [...files.map((src) => element('source', { src })), ...node.children.flatMap(trackOf)],
  );
}

/** Keeps subtitles. Browsers accept them only from the page's own origin. */
function trackOf(node: ElementContent): Element[] {
  if (!isElement(node, 'track')) return [];
  const src = node.properties.src && ownAddress(node.properties.src);
  return src ? [element('track', { ...node.properties, src })] : [];
}

/**
 * Makes a link that shows the name of the file, or the host for other addresses. Inside another
 * link, it returns nothing.
 */
export function linkTo(written: string, title: string, isInLink: boolean): ElementContent[] {
  const file = ownFile(written.trim());
  const page = parseHttpUrl(written);
  if (isInLink || (file === null && (!page || page.username !== ''))) return [];
  const text = (value: string): ElementContent => ({ type: 'text', value });
  const words = element('span', {}, [
    ...(title === '' ? [] : [element('bdi', { dataTitle: '' }, [text(title)])]),
    element('bdi', { dir: 'ltr' }, [text(file ? fileName(file) : (page?.hostname ?? ''))]),
  ]);
  const elsewhere = { href: page?.href, target: '_blank', rel: ['noopener'] };
  const properties = { ...(file ? { href: file } : elsewhere), dataKind: 'link' };
  return [element('span', { dataEmbed: '' }, [element('a', properties, [words])])];
}
