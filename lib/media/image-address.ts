import { PLACEHOLDER_IMAGE } from '@/lib/constants';
import { environment } from '@/lib/runtime/env';
import { decodedOnce, webAddress, withWholePercents } from '@/lib/text/web-address';
import { isForeignHost, isImageHost, isInternalHost } from './image-hosts';
import { siteAddress } from '@/lib/routes/site-address';
import { isSameText, signatureOf } from '@/lib/runtime/signature';
import { tintOf } from './tint';
import { parseUrl } from '@/lib/runtime/parse-url';

/** Widths in pixels. Requests for others are refused, so that they cannot fill a cache. */
export const IMAGE_WIDTHS = [96, 192, 320, 480, 640, 720, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
/** The social preview: one size, which a page can state, cropped from any picture. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;
/** A width that keeps the picture's proportions, or the preview. */
export type ImageSize = ImageWidth | 'social';

/**
 * A path on the API's host, percent-encoded; a whole address on another public or named host; or
 * the hash of an inline image.
 */
export type ImagePath = string;

export const INLINE_FOLDER = '/inline/';
const INLINE = /^\/media(?<path>\/inline\/[\w-]{43})$/;

/**
 * As `filePath`, but of an address on a host that the operator named, or on another public one, all
 * counts.
 */
export function imagePath(value: string, folder: string): ImagePath | null {
  const inline = INLINE.exec(value.trim())?.groups?.['path'];
  if (inline !== undefined) return inline;
  const copied = copiedPicture(value);
  if (copied !== null) return imagePath(copied, folder);
  const address = webAddress(value);
  if (address && address.pathname !== '/' && (isImageHost(address) || isForeignHost(address)))
    return address.origin + address.pathname + address.search;
  return filePath(value, folder);
}

/**
 * What an address of ours shows that was copied from a page, also one that was signed with another
 * secret.
 */
function copiedPicture(value: string): ImagePath | null {
  const url = value.includes('/media/') ? parseUrl(value.trim(), siteAddress()) : null;
  if (
    !url?.pathname.startsWith('/media/') ||
    !(url.host === new URL(siteAddress()).host || isInternalHost(url.hostname))
  )
    return null;
  const { pathname, searchParams } = url;
  // The form of ours: others sign addresses, too.
  if (!/^[\w-]{12}$/.test(searchParams.get('s') ?? '') || !SIZES.has(searchParams.get('w') ?? ''))
    return null;
  return (searchParams.get('h') ?? '') + withQuery(pathname.slice('/media'.length), url);
}

/**
 * Path on the API host of an image or file field, or null when there is none. A file name, or a
 * path that begins in none of the folders of files, is in `folder`. Of an absolute address only the
 * path counts: back offices write their own names for their host, and the site reads from the
 * configured one.
 */
export function filePath(value: string, folder: string): ImagePath | null {
  const text = value.trim().replaceAll('\\', '/');
  if (text === '' || text.toLowerCase() === 'null') return null;
  // Behind two slashes stands a host, or a path that was joined to an address with a slash at its
  // end.
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:|\/\/(?:localhost|[^/]*[.:]))/i.test(text);
  // A file name is not a URL: `#` before the extension and `%` that encodes nothing are part of it.
  const [first = ''] = text.split('/', 1);
  const isInFolder =
    first === text ||
    !(
      folder.split('/').includes(first) || environment().FILE_FOLDERS.includes(first.toLowerCase())
    );
  const relative = (isInFolder ? folder : '/') + text.replace(/^\/+/, '');
  const given = isAbsolute ? text : relative;
  const whole = withWholePercents(given);
  const encoded = decodedOnce(whole) !== null ? whole : given.replaceAll('%', '%25');
  const path = /\.[a-z\d]{2,5}$/i.test(encoded.slice(encoded.lastIndexOf('#') + 1))
    ? encoded.replaceAll('#', '%23')
    : encoded;
  const url = parseUrl(path, 'http://api.invalid/');
  if (!url) return null;
  const { protocol, pathname, search } = url;
  const joined = pathname.replace(/\/{2,}/g, '/');
  return /^https?:$/.test(protocol) &&
    joined !== '/' &&
    (search !== '' || !isFolder(joined, folder))
    ? joined + search
    : null;
}

/** An empty field behind the address of its folder. */
function isFolder(path: string, folder: string): boolean {
  return (
    path.endsWith('/') ||
    `${path}/` === folder ||
    environment().FILE_FOLDERS.includes(path.slice(1).toLowerCase())
  );
}

/**
 * Address on our own origin of one size of an image; its signature proves that a page named the
 * image.
 */
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

/**
 * Its host (`https://images.example.org`; empty for the API's), its path, and its own query, which
 * may hold question marks.
 */
export function partsOf(path: ImagePath) {
  const [, host = '', pathname = '', query = ''] =
    /^(https?:\/\/[^/]+)?([^?]*)\??(.*)$/s.exec(path) ?? [];
  return { host, pathname, query };
}

const SIZES: ReadonlyMap<string, ImageSize> = new Map(
  [...IMAGE_WIDTHS, 'social' as const].map((size) => [String(size), size]),
);

const STAND_IN = '&p=1';

/**
 * An address of ours that is answered with the placeholder's bytes where the picture is missing:
 * lite pages cannot replace it.
 */
export function withStandIn(address: string): string {
  return address + STAND_IN;
}

/**
 * Null unless `mediaAddress` made exactly this address: any other spelling would be one more key
 * for the same picture.
 */
export function readMediaAddress(
  address: URL,
): { size: ImageSize; host: string; hasStandIn: boolean } | null {
  const { pathname, search, searchParams } = address;
  const size = SIZES.get(searchParams.get('w') ?? '');
  if (size === undefined) return null;
  const host = searchParams.get('h') ?? '';
  const expected = mediaAddress(host + withQuery(pathname.replace(/^\/media/, ''), address), size);
  const hasStandIn = search.endsWith(STAND_IN);
  return isSameText(pathname + search, hasStandIn ? withStandIn(expected) : expected)
    ? { size, host, hasStandIn }
    : null;
}

/** A path on the API's host, with the query of its own that an address of ours carries. */
export function withQuery(path: string, { searchParams }: URL): ImagePath {
  const query = searchParams.get('q');
  return query === null ? path : `${path}?${query}`;
}

/** A picture is never shown at less than a fifth of its largest width. */
const LEAST_SHARE = 5;

/** The image of an item, at the widths that browsers choose from where `largest` is the widest. */
export function imageView(path: ImagePath | null, seed: string, largest: ImageWidth = 960) {
  const tint = tintOf(seed);
  if (!path) return { src: PLACEHOLDER_IMAGE, srcSet: '', isPlaceholder: true, tint };
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

const SMALL_WIDTH: ImageWidth = 320;

/** The same image for lite mode: in one small width, or in its largest where that is smaller. */
export function smallImage(view: ImageView): ImageView {
  const candidates = view.srcSet.split(', ').map((candidate) => candidate.split(' '));
  const small = candidates.find(([, width]) => width === `${SMALL_WIDTH}w`)?.[0];
  return { ...view, src: withStandIn(small ?? view.src), srcSet: '' };
}
