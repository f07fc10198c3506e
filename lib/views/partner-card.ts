import type { Partner } from '@/lib/api/schemas/slide';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { contentImage } from '@/lib/media/content-image';
import type { ImageView } from '@/lib/media/image-address';
import { truncateName } from '@/lib/text/excerpt';
import { plainText } from '@/lib/text/plain-text';
import { contentLink } from '@/lib/text/safe-link';

/** A partner on its card, and in the home carousel. */
export interface PartnerCardView {
  key: string;
  name: LocalisedText;
  /** The name uncut, for screen readers and as a tooltip. */
  fullName: LocalisedText;
  /** HTML of the API, or null when nothing in it can be read. */
  description: LocalisedText | null;
  image: ImageView;
  /** The partner's own website; null when it has none. */
  website: string | null;
}

export function partnerCard(partner: Partner, locale: Locale): PartnerCardView {
  const fullName = mapText(localise(partner.name, locale), plainText);
  const description = localise(partner.description, locale);
  return {
    key: partner.id,
    name: mapText(fullName, truncateName),
    fullName,
    description: plainText(description.text) === '' ? null : description,
    image: contentImage(partner.image, partner.id, locale, 640),
    website: websiteOf(partner.link),
  };
}

/** The name of a host without its scheme, as editors copy it: `mce.example`, `mce.example/fr`. */
const HOST = /^(?:[a-z\d-]+\.)+(?!html?\b|php\b)[a-z]{2,}(?:[/?:]|$)/i;

/** Only a web address elsewhere is a website: no path of this site, no mail or telephone link. */
function websiteOf(value: string): string | null {
  const text = value.trim();
  const link = contentLink(HOST.test(text) ? `https://${text}` : text);
  return link?.kind === 'external' && /^https?:/i.test(link.address) ? link.address : null;
}
