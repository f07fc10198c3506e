import { localise, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { mapFrameAddress, mapPageAddress } from '@/lib/map-box';
import type { Organisation } from '@/lib/organisation/organisation';

/** How to reach the organisation, in the reader's language. */
export interface ContactDetails {
  address: LocalisedText;
  phone: { text: string; href: string };
  email: { text: string; href: string };
  openingHours: LocalisedText;
  map: { label: LocalisedText; frame: string; page: string };
}

export function contactDetails({ address, phone, email, openingHours, map }: Organisation, locale: Locale): ContactDetails {
  return {
    address: localise(address, locale),
    phone: { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    email: { text: email, href: `mailto:${email}` },
    openingHours: localise(openingHours, locale),
    map: { label: localise(map.label, locale), frame: mapFrameAddress(map), page: mapPageAddress(map) },
  };
}
