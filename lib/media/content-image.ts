import { environment } from '@/lib/runtime/env';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import {
  imagePath,
  imageView,
  mediaAddress,
  type ImagePath,
  type ImageView,
  type ImageWidth,
} from './image-address';
import { siteAddress } from '@/lib/routes/site-address';
import { webAddress } from '@/lib/text/web-address';
import { isImageHost } from './image-hosts';

/** Folder of chamber logos on the API host (specification §7). */
export const LOGO_FOLDER = '/assets/entreprise/';

/**
 * Image of an article, page, slide, partner or event, in the reader's language when it has one of
 * its own.
 */
export function contentImage(
  image: Localised,
  id: string,
  locale: Locale,
  largest?: ImageWidth,
): ImageView {
  return imageView(imagePath(localise(image, locale).text, '/'), id, largest);
}

/** Path on our own origin of an item's image as social networks show it, or null. */
export function socialImage(image: Localised, locale: Locale): string | null {
  const path = imagePath(localise(image, locale).text, '/');
  return path && mediaAddress(path, 'social');
}

/** Widths up to `largest`: the displayed width at three times the pixel density. */
export function chamberLogo(logo: string, id: string, largest: ImageWidth): ImageView {
  return imageView(imagePath(logo, LOGO_FOLDER), id, largest);
}

export function memberImage(image: string, seed: string): ImageView {
  return imageView(imagePath(image, environment().MEMBER_IMAGE_PATH), seed, 480);
}

const LOGO_WIDTH: ImageWidth = 480;

/**
 * A file of this site, or an image that `/media` fetches. Null for any other: the security policy
 * admits our own origin alone.
 */
export function logoSource(logo: string): { kind: 'own' | 'media'; path: ImagePath } | null {
  if (/^\/(?!\/)/.test(logo)) return { kind: 'own', path: logo };
  const address = logo.startsWith('//') ? null : webAddress(logo);
  if (!address) return null;
  const path = address.pathname + address.search;
  if (address.host === new URL(siteAddress()).host) return { kind: 'own', path };
  if (isImageHost(address)) return { kind: 'media', path: address.origin + path };
  const { API_BASE_URL } = environment();
  return API_BASE_URL !== undefined && address.host === new URL(API_BASE_URL).host
    ? { kind: 'media', path }
    : null;
}

export function logoAddress(logo: string): string | null {
  const source = logoSource(logo);
  return source && (source.kind === 'own' ? source.path : mediaAddress(source.path, LOGO_WIDTH));
}
