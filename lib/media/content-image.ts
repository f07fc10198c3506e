import { environment } from '@/lib/runtime/env';
import { localise, type Localised } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { isSaveDataRequest } from '@/lib/runtime/request-context';
import { imagePath, imageView, mediaAddress, SAVE_DATA_WIDTH, type ImageView, type ImageWidth } from './image-address';

/** Folder of chamber logos on the API host (specification §7). */
const LOGO_FOLDER = '/assets/entreprise/';

/** Image of an article, page, slide, partner or event, in the reader's language when it has one of its own. */
export function contentImage(image: Localised, id: string, locale: Locale, largest?: ImageWidth): ImageView {
  return imageView(imagePath(localise(image, locale).text, '/'), id, isSaveDataRequest() ? SAVE_DATA_WIDTH : largest);
}

/** Path on our own origin of an item's image as social networks show it, or null. */
export function socialImage(image: Localised, locale: Locale): string | null {
  const path = imagePath(localise(image, locale).text, '/');
  return path && mediaAddress(path, 'social');
}

export function chamberLogo(logo: string, id: string): ImageView {
  return imageView(imagePath(logo, LOGO_FOLDER), id, 480);
}

export function memberImage(image: string, seed: string): ImageView {
  return imageView(imagePath(image, environment().MEMBER_IMAGE_PATH), seed, 480);
}
