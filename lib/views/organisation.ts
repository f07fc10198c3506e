import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { organisation } from '@/lib/organisation/organisation';
import { emailLink, phoneLink } from './chamber';

/** The organisation's, as far as they are known (specification §2, Contact). `name` is a key of the contact screen's texts. */
export function contactEntries(locale: Locale) {
  const { address, phone, email, openingHours } = organisation();
  return [
    ...(address ? [{ name: 'address', icon: 'place', value: localise(address, locale) } as const] : []),
    ...(phone ? [{ name: 'phone', icon: 'phone', value: phoneLink(phone) } as const] : []),
    ...(email ? [{ name: 'email', icon: 'mail', value: emailLink(email) } as const] : []),
    ...(openingHours ? [{ name: 'openingHours', icon: 'clock', value: localise(openingHours, locale) } as const] : []),
  ];
}
