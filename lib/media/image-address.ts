import { PLACEHOLDER_IMAGE } from '@/lib/platform/constants';
import { environment } from '@/lib/platform/env';
import {
  parseUrl,
  tryDecodeUri,
  parseHttpUrl,
  escapeStrayPercents,
} from '@/lib/platform/parse-url';
import { constantTimeEquals, signatureOf } from '@/lib/platform/signature';
import { imageOrigin } from './image-hosts';

/** Pictures have these widths in pixels. Others are refused, since they could fill a cache. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 720, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** Previews in social networks are cropped to one size, which the page's metadata can state. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** A width keeps the proportions; `social` is the cropped preview. */
export type ImageSize = ImageWidth | 'social';

/**
 * A percent-encoded path on the API's host, an address on one of IMAGE_HOSTS, the path of a stored
 * `data:` picture (`/inline/{hash}`), or a small `data:` picture itself.
 */
export type ImagePath = string;

export const INLINE_FOLDER = '/inline/';
const INLINE = /^\/media(\/inline\/[\w-]{43})$/;
/**
 * A longer `data:` address (a picture of more than about 1 kB) is replaced in pages by the address
 * of the stored picture.
 */
export const MAX_DATA_LENGTH = 1400;

/** Returns the source of the picture in a record's field; null if it is empty or not allowed. */
export function imagePath(value: string, folder: string): ImagePath | null {
  const text = value.trim();
  if (isDataImage(text)) return text.length <= MAX_DATA_LENGTH ? text : null;
  const inline = INLINE.exec(text)?.[1];
  if (inline !== undefined) return inline;
  const address = parseHttpUrl(text);
  const origin = address ? imageOrigin(address) : '';
  if (origin === '') return filePath(text, folder);
  return address && origin && address.pathname !== '/'
    ? origin + address.pathname + address.search
    : null;
}

/** Reads `src` in a body as `imagePath` does. TinyMCE writes it relative to the editor's page. */
export function bodyImagePath(src: string): ImagePath | null {
  return imagePath(withoutLeadingDots(src), '/');
}

export function withoutLeadingDots(address: string): string {
  return address.trim().replace(/^(?:\.{1,2}\/)+/, '/');
}

export function isDataImage(address: string): boolean {
  return /^data:image\//i.test(address);
}

const REFUSED = /\p{Cc}|(?:^|[/\\])\.\.(?:[/\\]|$)/u;
/** The front refuses requests with longer addresses. */
const MAX_LENGTH = 4000;
const EXTENSION = /\.[a-z\d]{2,5}$/i;

/**
 * Returns the path of a picture or file on the API's host. Relative paths are looked up in `folder`
 * unless they name a folder of files; absolute addresses keep only path and query.
 */
export function filePath(value: string, folder: string): ImagePath | null {
  if (value.length > MAX_LENGTH) return null;
  const whole = escapeStrayPercents(value.trim());
  const text = tryDecodeUri(whole) === null ? value.trim().replaceAll('%', '%25') : whole;
  if (REFUSED.test(tryDecodeUri(text) ?? '')) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) && !parseHttpUrl(text)) return null;
  const name = withEncodedName(text);
  const url = parseHttpUrl(name) ?? parseUrl(inFolder(name, folder), 'http://api.invalid/');
  if (!url || url.pathname.endsWith('/')) return null;
  const path = encodePath(url.pathname);
  return path && path + url.search;
}

/** `?` and `#` before the extension are part of the file's name. */
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

export function encodePath(path: string): string | null {
  const segments = path.split('/').filter((segment) => segment !== '');
  const names = segments.map(tryDecodeUri);
  return names.every((name) => name !== null)
    ? `/${names.map(encodeURIComponent).join('/')}`
    : null;
}

/** Returns the signed address on our own origin of an image in one size. */
export function mediaAddress(path: ImagePath, size: ImageSize): string {
  return addressBuilder(path)(size);
}

/** Signs an image once for the addresses of all its sizes. */
function addressBuilder(path: ImagePath): (size: ImageSize) => string {
  const { host, pathname, query } = splitImagePath(path);
  const params = new URLSearchParams({
    s: signatureOf('media', path),
    ...(host && { h: host }),
    ...(query && { q: query }),
  });
  return (size) => `/media${pathname}?${params.toString()}&w=${size}`;
}

/** Splits an image path. `host` is an origin, empty for the API; the query may contain `?`. */
export function splitImagePath(path: ImagePath) {
  const [, host = '', pathname = '', query = ''] =
    /^(https?:\/\/[^/]+)?([^?]*)\??(.*)$/s.exec(path) ?? [];
  return { host, pathname, query };
}

const SIZES: ReadonlyMap<string, ImageSize> = new Map(
  [...IMAGE_WIDTHS, 'social' as const].map((size) => [String(size), size]),
);

/**
 * Reads an address that `mediaAddress` made. Other spellings give null, because each would be a new
 * key in caches.
 */
export function readMediaAddress(address: URL): { file: ImagePath; size: ImageSize } | null {
  const { pathname, search, searchParams } = address;
  const size = SIZES.get(searchParams.get('w') ?? '');
  if (size === undefined) return null;
  const file = (searchParams.get('h') ?? '') + remoteFileOf(address);
  return constantTimeEquals(pathname + search, mediaAddress(file, size)) ? { file, size } : null;
}

/** Returns the API path, with its query, behind an address under `/media` or `/files`. */
export function remoteFileOf({ pathname, searchParams }: URL): ImagePath {
  const path = pathname.replace(/^\/(?:media|files)(?=\/)/, '');
  const query = searchParams.get('q');
  return query === null ? path : `${path}?${query}`;
}

/** Maps an item's id to one of six colours, always the same one. */
export function tintOf(seed: string): number {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return /^\d+$/.test(seed) ? Number(seed.slice(-6)) % 6 : sum % 6;
}

/** No layout shows an image at less than a fifth of its largest width. */
const LEAST_SHARE = 5;

/** Returns the props of an image. Its `srcSet` offers browsers the widths up to `largest`. */
export function imageView(path: ImagePath | null, seed: string, largest: ImageWidth = 960) {
  const tint = tintOf(seed);
  if (!path) return { src: PLACEHOLDER_IMAGE, srcSet: '', isPlaceholder: true, tint };
  if (isDataImage(path)) return { src: path, srcSet: '', isPlaceholder: false, tint };
  const address = addressBuilder(path);
  const widths = IMAGE_WIDTHS.filter((width) => width <= largest && width * LEAST_SHARE >= largest);
  return {
    src: address(largest),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    isPlaceholder: false,
    /** Index from 0 to 5 of the background colour, which is constant for an item. */
    tint,
  };
}
/** `isPlaceholder` means that the record has no image and none is requested. */
export type ImageView = ReturnType<typeof imageView>;
