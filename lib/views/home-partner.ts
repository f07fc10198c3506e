import type { Partner } from '@/lib/api/schemas/slide';
import type { Locale } from '@/lib/i18n/locales';
import { partnerCard, type PartnerCardView } from './partner-card';

/** A partner in the home carousel. */
export interface HomePartnerView extends PartnerCardView {
  href: string;
}

/** `ownWebsite` is the organisation's: where a partner without a website leads (specification §2). */
export function homePartner(partner: Partner, ownWebsite: string, locale: Locale): HomePartnerView {
  const card = partnerCard(partner, locale);
  return { ...card, href: card.website ?? ownWebsite };
}
