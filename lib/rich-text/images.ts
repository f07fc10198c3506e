import type { Element, Root } from 'hast';
import { PLACEHOLDER_IMAGE } from '@/lib/constants';
import { imagePath, imageView, smallImage, tintOf, type ImageView } from '@/lib/media/image-address';
import { element, isElement, replaceNodes } from './tree';

interface ImageOptions {
  isLite: boolean;
  /** Text of the lite version's link to the whole picture. */
  wholePicture: string;
  /** Address of an inline picture. */
  addressOf: (src: string) => string | undefined;
}

/** Pictures come from our own origin, in the size their editor gave them, as far as there is room; the others in a box of a fixed size. */
export function images({ isLite, wholePicture, addressOf }: ImageOptions) {
  return (tree: Root): void => {
    replaceNodes(tree, (node, ancestors) => {
      if (!isElement(node, 'img')) return undefined;
      const view = viewOf(node.properties.src ?? '', addressOf);
      if (!view) return [];
      if (!isLite) return [picture(node, view)];
      const small = picture(node, smallImage(view));
      small.properties['dataSmall'] = '';
      if (ancestors.some((ancestor) => isElement(ancestor, 'a'))) return [small];
      return [small, element('a', { href: view.src, dataWhole: '' }, [{ type: 'text', value: wholePicture }])];
    });
  };
}

function viewOf(src: string, addressOf: ImageOptions['addressOf']): ImageView | null {
  const inline = addressOf(src);
  if (inline !== undefined) return { src: inline, srcSet: '', isPlaceholder: false, tint: tintOf(inline) };
  const path = imagePath(src, '/');
  return path === null ? null : imageView(path, src);
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
