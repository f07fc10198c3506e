import { environment, siteAddress } from '@/lib/platform/env';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { webAddress } from '@/lib/platform/parse-url';
import {
  imagePath,
  imageView,
  isData,
  mediaAddress,
  partsOf,
  type ImagePath,
  type ImageView,
  type ImageWidth,
} from './image-address';
import { imageOrigin } from './image-hosts';

/** Folder of chamber logos on the API host (specification §7). */
export const LOGO_FOLDER = '/assets/entreprise/';

/** Image of an article, page, slide, partner or event, in the reader's language if it has one. */
export function contentImage(
  image: Localised,
  id: string,
  locale: Locale,
  largest?: ImageWidth,
): ImageView {
  return imageView(imagePath(localise(image, locale).text, '/'), id, largest);
}

/** Path on our own origin of an item's image as social networks show it; they read no SVG. */
export function socialImage(image: Localised, locale: Locale): string | null {
  const path = imagePath(localise(image, locale).text, '/');
  if (!path || isData(path) || /\.svgz?$/i.test(partsOf(path).pathname)) return null;
  return mediaAddress(path, 'social');
}

/** Widths up to `largest`: the displayed width at three times the pixel density. */
export function chamberLogo(logo: string, id: string, largest: ImageWidth): ImageView {
  return imageView(imagePath(logo, LOGO_FOLDER), id, largest);
}

export function memberImage(image: string, seed: string): ImageView {
  return imageView(imagePath(image, environment().MEMBER_IMAGE_PATH), seed, 480);
}

const LOGO_WIDTH: ImageWidth = 480;

/** A file of this site, or an image that `/media` fetches; null for any other. */
export function logoSource(logo: string): { kind: 'own' | 'media'; path: ImagePath } | null {
  if (/^\/(?!\/)/.test(logo)) return { kind: 'own', path: logo };
  const address = logo.startsWith('//') ? null : webAddress(logo);
  if (!address) return null;
  const path = address.pathname + address.search;
  if (address.host === new URL(siteAddress()).host) return { kind: 'own', path };
  const origin = imageOrigin(address);
  return origin === null ? null : { kind: 'media', path: origin + path };
}

export function logoAddress(logo: string): string | null {
  const source = logoSource(logo);
  return source && (source.kind === 'own' ? source.path : mediaAddress(source.path, LOGO_WIDTH));
}
