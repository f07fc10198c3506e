import { localise, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { mapFrameAddress, mapPageAddress } from '@/lib/map-box';
import type { Organisation } from '@/lib/organisation/organisation-schema';

interface ContactLink {
  text: string;
  href: string;
}

export interface ContactMapView {
  label: LocalisedText;
  frame: string;
  page: string;
}

/** How to reach the organisation, in the reader's language. What it does not tell is null. */
export interface ContactDetails {
  address: LocalisedText | null;
  phone: ContactLink | null;
  email: ContactLink | null;
  openingHours: LocalisedText | null;
  map: ContactMapView | null;
}

export function contactDetails({ address, phone, email, openingHours, map }: Organisation, locale: Locale): ContactDetails {
  return {
    address: address && localise(address, locale),
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } : null,
    email: email ? { text: email, href: `mailto:${email}` } : null,
    openingHours: openingHours && localise(openingHours, locale),
    map: map && { label: localise(map.label, locale), frame: mapFrameAddress(map), page: mapPageAddress(map) },
  };
}

/** One way to reach the organisation; `name` is its label's key among the texts of the contact screen. */
export type ContactEntry =
  | { name: 'address' | 'openingHours'; icon: 'place' | 'clock'; text: LocalisedText }
  | { name: 'phone' | 'email'; icon: 'phone' | 'mail'; link: ContactLink };

/** Address, phone, email and opening hours, as far as they are known (specification §2, Contact). */
export function contactEntries({ address, phone, email, openingHours }: ContactDetails): ContactEntry[] {
  return [
    ...(address ? [{ name: 'address', icon: 'place', text: address } as const] : []),
    ...(phone ? [{ name: 'phone', icon: 'phone', link: phone } as const] : []),
    ...(email ? [{ name: 'email', icon: 'mail', link: email } as const] : []),
    ...(openingHours ? [{ name: 'openingHours', icon: 'clock', text: openingHours } as const] : []),
  ];
}
