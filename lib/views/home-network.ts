import type { ChamberSummary } from '@/lib/api/schemas/chamber';
import type { Partner } from '@/lib/api/schemas/slide';
import { localise, mapText, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { chamberLogo, contentImage } from '@/lib/media/content-image';
import { tintOf, type ImageView } from '@/lib/media/image-address';
import { routes } from '@/lib/routes';
import { truncateName } from '@/lib/text/excerpt';
import { contentLink } from '@/lib/text/safe-link';

/** A chamber in the home carousel. */
export interface HomeChamberView {
  id: string;
  href: string;
  name: LocalisedText;
  region: LocalisedText | null;
  /** Null: the network's star stands for it, with `monogram` inside and the colour `tint`. */
  logo: ImageView | null;
  monogram: string;
  tint: number;
}

/** A partner in the home carousel. */
export interface HomePartnerView {
  id: string;
  href: string;
  name: LocalisedText;
  logo: ImageView;
}

export function homeChamber(chamber: ChamberSummary, locale: Locale): HomeChamberView {
  const name = localise(chamber.name, locale);
  const logo = chamberLogo(chamber.logo, chamber.id);
  const region = localise(chamber.region, locale);
  return {
    id: chamber.id,
    // The French name in every language: a chamber keeps one address when the language changes.
    href: routes.chamber({ id: chamber.id, name: chamber.name.fr || name.text }),
    name: mapText(name, truncateName),
    region: region.text === '' ? null : region,
    logo: logo.isPlaceholder ? null : logo,
    monogram: monogramOf(name.text),
    tint: tintOf(chamber.id),
  };
}

/** First letter of the word that tells a chamber from the others, its last: "CCI Dahra" is D; the Arabic article does not count. */
export function monogramOf(name: string): string {
  const word = name.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? '';
  return Array.from(word.replace(/^ال(?=\p{L})/u, ''))[0]?.toUpperCase() ?? '';
}

/** `website` is the organisation's own: where a partner without a link leads (specification §2). */
export function homePartner(partner: Partner, website: string, locale: Locale): HomePartnerView {
  const link = contentLink(partner.link);
  return {
    id: partner.id,
    href: link?.kind === 'external' ? link.address : website,
    name: mapText(localise(partner.name, locale), truncateName),
    logo: contentImage(partner.image, partner.id, locale, 480),
  };
}
