import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import type { Organisation } from '@/lib/organisation/organisation-schema';
import { mapFrameAddress, mapPageAddress } from '@/lib/map-box';

/** The organisation on the home screen. */
export function aboutView({ about }: Organisation, locale: Locale) {
  return {
    title: localise(about.title, locale),
    text: localise(about.text, locale),
    options: about.options.map((option) => localise(option, locale)),
    figures: about.figures.map(({ value, label }) => ({ value, label: localise(label, locale) })),
  };
}
export type AboutView = ReturnType<typeof aboutView>;

/** How to reach the organisation, in the reader's language. What it does not tell is null. */
export function contactDetails({ address, phone, email, openingHours, map }: Organisation, locale: Locale) {
  return {
    address: address && localise(address, locale),
    phone: phone ? { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` } : null,
    email: email ? { text: email, href: `mailto:${email}` } : null,
    openingHours: openingHours && localise(openingHours, locale),
    map: map && { label: localise(map.label, locale), frame: mapFrameAddress(map), page: mapPageAddress(map) },
  };
}

export type ContactDetails = ReturnType<typeof contactDetails>;
export type ContactMapView = NonNullable<ContactDetails['map']>;

/** Address, phone, email and opening hours, as far as they are known (specification §2, Contact). `name` is a key of the texts of the contact screen. */
export function contactEntries({ address, phone, email, openingHours }: ContactDetails) {
  return [
    ...(address ? [{ name: 'address', icon: 'place', text: address } as const] : []),
    ...(phone ? [{ name: 'phone', icon: 'phone', link: phone } as const] : []),
    ...(email ? [{ name: 'email', icon: 'mail', link: email } as const] : []),
    ...(openingHours ? [{ name: 'openingHours', icon: 'clock', text: openingHours } as const] : []),
  ];
}

export type ContactEntry = ReturnType<typeof contactEntries>[number];
