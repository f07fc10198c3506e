import { PLACEHOLDER_IMAGE } from '@/lib/platform/constants';
import { environment, siteAddress } from '@/lib/platform/env';
import { parseUrl, decodedOnce, webAddress, withWholePercents } from '@/lib/platform/parse-url';
import { isSameText, signatureOf } from '@/lib/platform/signature';
import { imageOrigin } from './image-hosts';
import { tintOf } from './tint';

/** Widths in pixels. Requests for others are refused, so that they cannot fill a cache. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 720, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** The social preview: one size, which a page can state, cropped from any picture. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** A width that keeps the picture's proportions, or the preview. */
export type ImageSize = ImageWidth | 'social';

/**
 * A percent-encoded path on the API's host, an address on one of IMAGE_HOSTS, the hash of a stored
 * `data:` picture (`/inline/…`), or a small `data:` picture itself.
 */
export type ImagePath = string;

export const INLINE_FOLDER = '/inline/';
const INLINE = /^\/media(\/inline\/[\w-]{43})$/;
/** Characters of a `data:` picture of about 1 kB, which stays in the page. */
export const MAX_DATA_LENGTH = 1400;

/** Where the picture of a record's field is read; null without one, and for one from elsewhere. */
export function imagePath(value: string, folder: string): ImagePath | null {
  const text = value.trim();
  if (isData(text)) return text.length <= MAX_DATA_LENGTH ? text : null;
  const inline = INLINE.exec(text)?.[1];
  if (inline !== undefined) return inline;
  // An address of ours, copied from a page.
  const copied = text.includes('/media/') ? parseUrl(text, siteAddress()) : null;
  const file = copied && readMediaAddress(copied)?.file;
  if (file) return file;
  const address = webAddress(text);
  const origin = address ? imageOrigin(address) : '';
  if (origin === '') return filePath(text, folder);
  return address && origin && address.pathname !== '/'
    ? origin + address.pathname + address.search
    : null;
}

/** As `imagePath` of `src` in a body: TinyMCE writes paths relative to its page (`../../a.png`). */
export function bodyImagePath(src: string): ImagePath | null {
  return imagePath(withoutLeadingDots(src), '/');
}

export function withoutLeadingDots(address: string): string {
  return address.trim().replace(/^(?:\.{1,2}\/)+/, '/');
}

export function isData(address: string): boolean {
  return /^data:image\//i.test(address);
}

const REFUSED = /\p{Cc}|(?:^|[/\\])\.\.(?:[/\\]|$)/u;
/** Longer than any address that may be asked for. */
const MAX_LENGTH = 4000;
const EXTENSION = /\.[a-z\d]{2,5}$/i;

/**
 * Path on the API's host of a picture or file: of a relative path, which stands in `folder` unless
 * it begins with a folder of files, or of an absolute address, of which only path and query count.
 */
export function filePath(value: string, folder: string): ImagePath | null {
  if (value.length > MAX_LENGTH) return null;
  const whole = withWholePercents(value.trim());
  const text = decodedOnce(whole) === null ? value.trim().replaceAll('%', '%25') : whole;
  if (REFUSED.test(decodedOnce(text) ?? '')) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !webAddress(text)) return null;
  const name = withEncodedName(text);
  const url = webAddress(name) ?? parseUrl(inFolder(name, folder), 'http://api.invalid/');
  if (!url || url.pathname.endsWith('/')) return null;
  const path = encodedPath(url.pathname);
  return path && path + url.search;
}

/** In front of the extension, `?` and `#` are part of the file's name. */
function withEncodedName(text: string): string {
  const [, rest = ''] = /[?#](.*)$/s.exec(text) ?? [];
  const isName = EXTENSION.test(rest) && !rest.includes('=');
  return isName ? text.replaceAll(/[?#]/g, encodeURIComponent) : text;
}

function inFolder(path: string, folder: string): string {
  const [first = ''] = path.split('/', 1);
  const folders = [...folder.split('/'), ...environment().FILE_FOLDERS];
  return first !== path && folders.includes(first.toLowerCase())
    ? path.replace(/^\/?/, '/')
    : folder + path;
}

/** A path with every segment percent-encoded; null if one cannot be decoded. */
export function encodedPath(path: string): string | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  const names = segments.map(decodedOnce);
  return names.every((name) => name !== null)
    ? `/${names.map(encodeURIComponent).join('/')}`
    : null;
}

/** Address on our own origin of one size of an image; it is signed, and no other is answered. */
export function mediaAddress(path: ImagePath, size: ImageSize): string {
  return addressesOf(path)(size);
}

/** The addresses of one image, signed once for all its sizes. */
function addressesOf(path: ImagePath): (size: ImageSize) => string {
  const { host, pathname, query } = partsOf(path);
  const params = new URLSearchParams({
    s: signatureOf('media', path),
    ...(host && { h: host }),
    ...(query && { q: query }),
  });
  return (size) => `/media${pathname}?${params.toString()}&w=${size}`;
}

/** Origin of a named host (empty for the API's), path, and query, which may hold question marks. */
export function partsOf(path: ImagePath) {
  const [, host = '', pathname = '', query = ''] =
    /^(https?:\/\/[^/]+)?([^?]*)\??(.*)$/s.exec(path) ?? [];
  return { host, pathname, query };
}

const SIZES: ReadonlyMap<string, ImageSize> = new Map(
  [...IMAGE_WIDTHS, 'social' as const].map((size) => [String(size), size]),
);

/** Null unless `mediaAddress` made exactly this address: another spelling is another cache key. */
export function readMediaAddress(address: URL): { file: ImagePath; size: ImageSize } | null {
  const { pathname, search, searchParams } = address;
  const size = SIZES.get(searchParams.get('w') ?? '');
  if (size === undefined) return null;
  const file = (searchParams.get('h') ?? '') + fileOf(address);
  return isSameText(pathname + search, mediaAddress(file, size)) ? { file, size } : null;
}

/** Path and own query, on the API's host, of an address under `/media` or `/files`. */
export function fileOf({ pathname, searchParams }: URL): ImagePath {
  const path = pathname.replace(/^\/(?:media|files)(?=\/)/, '');
  const query = searchParams.get('q');
  return query === null ? path : `${path}?${query}`;
}

/** A picture is never shown at less than a fifth of its largest width. */
const LEAST_SHARE = 5;

/** The image of an item, at the widths that browsers choose from where `largest` is the widest. */
export function imageView(path: ImagePath | null, seed: string, largest: ImageWidth = 960) {
  const tint = tintOf(seed);
  if (!path) return { src: PLACEHOLDER_IMAGE, srcSet: '', isPlaceholder: true, tint };
  if (isData(path)) return { src: path, srcSet: '', isPlaceholder: false, tint };
  const address = addressesOf(path);
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest && width * LEAST_SHARE >= largest);
  return {
    src: address(largest),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    isPlaceholder: false,
    /** 0–5: its background colour. Stable per item. */
    tint,
  };
}
/** The props of an image. `isPlaceholder`: the record has no image, and none is requested. */
export type ImageView = ReturnType<typeof imageView>;
