import type { Element, Root } from 'hast';
import { PLACEHOLDER_IMAGE } from '@/lib/constants';
import { imagePath, imageView, smallImage, type ImageView } from '@/lib/media/image-address';
import { element, isElement, replaceNodes } from './tree';

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
      return [small, element('a', { href: view.src, dataWhole: '' }, [{ type: 'text', value: labels.wholePicture }])];
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
