import { environment, siteAddress } from '@/lib/platform/env';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { parseHttpUrl } from '@/lib/platform/parse-url';
import {
  imagePath,
  imageView,
  isDataImage,
  mediaAddress,
  splitImagePath,
  type ImagePath,
  type ImageView,
  type ImageWidth,
} from './image-address';
import { imageOrigin } from './image-hosts';

/** The API host keeps chamber logos in this folder (specification §7). */
export const LOGO_FOLDER = '/assets/entreprise/';

export function contentImage(
  image: Localised,
  id: string,
  locale: Locale,
  largest?: ImageWidth,
): ImageView {
  return imageView(imagePath(localise(image, locale).text, '/'), id, largest);
}

/** Returns the path of an item's preview in social networks, which cannot read SVG. */
export function socialImage(image: Localised, locale: Locale): string | null {
  const path = imagePath(localise(image, locale).text, '/');
  if (!path || isDataImage(path) || /\.svgz?$/i.test(splitImagePath(path).pathname)) return null;
  return mediaAddress(path, 'social');
}

/** `largest` is the logo's width in the layout times three, for the densest screens. */
export function chamberLogo(logo: string, id: string, largest: ImageWidth): ImageView {
  return imageView(imagePath(logo, LOGO_FOLDER), id, largest);
}

export function memberImage(image: string, seed: string): ImageView {
  return imageView(imagePath(image, environment().MEMBER_IMAGE_PATH), seed, 480);
}

const LOGO_WIDTH: ImageWidth = 480;

/** Returns whether the site itself or `/media` serves a logo; null if neither may. */
export function logoSource(logo: string): { kind: 'own' | 'media'; path: ImagePath } | null {
  if (/^\/(?!\/)/.test(logo)) return { kind: 'own', path: logo };
  const address = logo.startsWith('//') ? null : parseHttpUrl(logo);
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
