import type { Element, ElementContent, Properties, Root } from 'hast';
import { PLACEHOLDER_IMAGE } from '@/lib/platform/constants';
import { fileAddress, fileName } from '@/lib/media/file-address';
import { bodyImagePath, imageView } from '@/lib/media/image-address';
import { webAddress } from '@/lib/platform/parse-url';
import { ownFile, type OwnAddresses } from './links';
import { element, isElement, replaceNodes } from './tree';

/** Each needs two hundred times its own length in the page. */
const MOST_PICTURES = 300;

/**
 * Rewrites pictures to our own origin, in the size their editor set, or their own. A picture from
 * a host that is not asked is a link.
 */
export function pictures({ own }: { own: OwnAddresses }) {
  return (tree: Root): void => {
    let count = 0;
    replaceNodes(tree, (node, isInLink) => {
      if (!isElement(node, 'img')) return undefined;
      const { src = '', alt = '' } = node.properties;
      const path = bodyImagePath(src);
      if (path === null) return linkTo(src, alt, isInLink, own);
      count += 1;
      return count > MOST_PICTURES ? [] : [picture(node, path)];
    });
  };
}

/** The page swaps a picture that does not load for `dataFallback`, and marks it. */
function picture({ properties }: Element, path: string): Element {
  const { src, srcSet, tint } = imageView(path, properties.src ?? '');
  const { id, lang, dir, dataStyle } = properties;
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
  const box = { id, lang, dir, dataStyle, dataPicture: '', className: [`tint-${tint}`] };
  return element('span', box, [img]);
}

const LARGEST_ICON = 72;

/** A height that is not given is a guess for as long as the picture is not loaded. */
function sizeOf({ width, height }: Properties): Properties {
  if (width === undefined) return { dataReserved: '' };
  const guess = Number(width) <= LARGEST_ICON ? width : Math.round((Number(width) * 9) / 16);
  return { width, height: height ?? guess };
}

/** Films and sound are played from our own origin; one that lies elsewhere is linked to. */
export function players({ own }: { own: OwnAddresses }) {
  return (tree: Root): void => {
    replaceNodes(tree, (node, isInLink) => {
      if (!isElement(node, 'video', 'audio')) return undefined;
      const sources = [node, ...node.children.filter((child) => isElement(child, 'source'))];
      const addresses = sources.map(({ properties }) => properties['src'] ?? '').filter(Boolean);
      const [address = ''] = addresses;
      const name = node.properties['title'] || fileName(address);
      const ours = [...new Set(addresses.flatMap((source) => ownAddress(source, own) ?? []))];
      if (ours.length === 0) return linkTo(address, name, isInLink, own);
      return isInLink ? [] : [player(node, ours, name, own)];
    });
    // Those of `picture`, which is not kept, and what stands outside.
    replaceNodes(tree, (node, _, parent) =>
      isElement(node, 'source', 'track') && !isElement(parent, 'video', 'audio') ? [] : undefined,
    );
  };
}

function ownAddress(address: string, own: OwnAddresses): string | null {
  return ownFile(address, own) ?? (webAddress(address) ? null : fileAddress(address));
}

/** Of several files, the browser plays the first that it can; metadata alone is loaded ahead. */
function player(node: Element, files: string[], name: string, own: OwnAddresses): Element {
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
    [
      ...files.map((src) => element('source', { src })),
      ...node.children.flatMap((child) => trackOf(child, own)),
    ],
  );
}

/** Subtitles. Browsers read one from the page's own origin alone. */
function trackOf(node: ElementContent, own: OwnAddresses): Element[] {
  if (!isElement(node, 'track')) return [];
  const src = node.properties.src && ownAddress(node.properties.src, own);
  return src ? [element('track', { ...node.properties, src })] : [];
}

/** A link by the name of a file, or else of the host; no link stands in another. */
export function linkTo(
  written: string,
  title: string,
  isInLink: boolean,
  own: OwnAddresses,
): ElementContent[] {
  const file = ownFile(written.trim(), own);
  const page = webAddress(written);
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
