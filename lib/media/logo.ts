import { environment } from '@/lib/runtime/env';
import { siteAddress } from '@/lib/site-address';
import { mediaAddress, type ImagePath, type ImageWidth } from './image-address';
import { isImageHost } from './image-hosts';

const LOGO_WIDTH: ImageWidth = 480;

/** Where the organisation's logo is: a file of this site, or an image that `/media` fetches. */
type LogoSource = { kind: 'own'; path: string } | { kind: 'media'; path: ImagePath };

/** Null for a logo that the pages could not show: the security policy admits images of our own origin alone. */
export function logoSource(logo: string): LogoSource | null {
  if (/^\/(?!\/)/.test(logo)) return { kind: 'own', path: logo };
  if (!/^https?:\/\//i.test(logo) || !URL.canParse(logo)) return null;
  const address = new URL(logo);
  const path = address.pathname + address.search;
  if (address.host === new URL(siteAddress()).host) return { kind: 'own', path };
  if (isImageHost(address)) return { kind: 'media', path: address.origin + path };
  const { API_BASE_URL } = environment();
  return API_BASE_URL !== undefined && address.host === new URL(API_BASE_URL).host ? { kind: 'media', path } : null;
}

/** Address of the logo on our own origin. */
export function logoAddress(logo: string): string | null {
  const source = logoSource(logo);
  return source && (source.kind === 'own' ? source.path : mediaAddress(source.path, LOGO_WIDTH));
}
