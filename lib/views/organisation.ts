import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import type { Organisation } from '@/lib/organisation/organisation-schema';
import { emailLink, phoneLink } from './chamber';

/**
 * Address, phone, email and opening hours of the organisation, as far as they are known (specification §2, Contact). `name` is a key of the texts of the
 * contact screen.
 */
export function contactEntries({ address, phone, email, openingHours }: Organisation, locale: Locale) {
  return [
    ...(address ? [{ name: 'address', icon: 'place', value: localise(address, locale) } as const] : []),
    ...(phone ? [{ name: 'phone', icon: 'phone', value: phoneLink(phone) } as const] : []),
    ...(email ? [{ name: 'email', icon: 'mail', value: emailLink(email) } as const] : []),
    ...(openingHours ? [{ name: 'openingHours', icon: 'clock', value: localise(openingHours, locale) } as const] : []),
  ];
}
