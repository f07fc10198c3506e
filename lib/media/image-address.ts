import { PLACEHOLDER_IMAGE } from '@/lib/constants';

/** Widths an image can be asked for, in pixels. Nothing else is ever resized, so nobody can fill a cache with odd ones. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 720, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** The preview social networks show: of one size, so that a page can say it, and filled whatever the picture's own. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** A width that keeps the picture's proportions, or the preview. */
export type ImageSize = ImageWidth | 'social';

/** Where an image of the API is read from: a path on the API's host, percent-encoded, starting with a slash. */
export type ImagePath = string;

/**
 * Path on the API host of an image or file field, or null when there is none. A bare file name stands in `folder`. Of an absolute
 * address only the path counts: back offices write their own idea of their host, and the host we read from is fixed by configuration.
 */
export function imagePath(value: string, folder: string): ImagePath | null {
  const text = value.trim().replaceAll('\\', '/');
  if (text === '' || text.toLowerCase() === 'null') return null;
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text);
  // A name on a disk is no address: a number sign before its type is part of it, and a per cent sign that encodes nothing.
  const relative = (text.includes('/') ? '/' : folder) + text.replace(/^\/+/, '');
  const given = isAbsolute ? text : relative;
  const encoded = isDecodable(given) ? given : given.replaceAll('%', '%25');
  const path = /\.[a-z\d]{2,5}$/i.test(encoded.slice(encoded.lastIndexOf('#') + 1)) ? encoded.replaceAll('#', '%23') : encoded;
  if (!URL.canParse(path, 'http://api.invalid/')) return null;
  const address = new URL(path, 'http://api.invalid/');
  return /^https?:$/.test(address.protocol) && address.pathname !== '/' ? address.pathname + address.search : null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Address on our own origin of one size of an image. */
export function mediaAddress(path: ImagePath, size: ImageSize): string {
  const [pathname = '', query] = path.split('?');
  const params = new URLSearchParams({ w: String(size), ...(query && { q: query }) });
  return `/media${pathname}?${params.toString()}`;
}

/** What a component needs to show an image. `isPlaceholder`: the record has none, and none is asked for. */
export interface ImageView {
  src: string;
  srcSet: string;
  isPlaceholder: boolean;
  /** 0–5: which of the six colours stands behind it. Stable per item. */
  tint: number;
}

/** The image of an item, at the widths up to `largest`. */
export function imageView(path: ImagePath | null, seed: string, largest: ImageWidth = 960): ImageView {
  const tint = tintOf(seed);
  if (!path) return { src: PLACEHOLDER_IMAGE, srcSet: '', isPlaceholder: true, tint };
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest);
  return {
    src: mediaAddress(path, largest),
    srcSet: widths.map((width) => `${mediaAddress(path, width)} ${width}w`).join(', '),
    isPlaceholder: false,
    tint,
  };
}

/** Width of pictures in the light version. */
const SMALL_WIDTH: ImageWidth = 320;

/** The same image in one small width, or in its largest where that is smaller. */
export function smallImage(view: ImageView): ImageView {
  const candidates = view.srcSet.split(', ').map((candidate) => candidate.split(' '));
  const small = candidates.find(([, width]) => width === `${SMALL_WIDTH}w`)?.[0];
  return { ...view, src: small ?? view.src, srcSet: '' };
}

/** One of the six colours for an item's id, always the same. */
export function tintOf(seed: string): number {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return /^\d+$/.test(seed) ? Number(seed.slice(-6)) % 6 : sum % 6;
}
