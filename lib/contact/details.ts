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
