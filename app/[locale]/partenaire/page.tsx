import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/layout/PageTitle';
import { PartnerList } from '@/components/partner/PartnerList';
import { entities } from '@/lib/entities';
import { orEmpty } from '@/lib/api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/named-metadata';

export const generateMetadata = () => namedMetadata('partners');

export default async function PartnersScreen() {
  const [t, locale, partners] = await Promise.all([getTranslations('partners'), pageLocale(), entities.partner.all().then(orEmpty)]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('description')} />
      <PartnerList partners={partners.map((partner) => entities.partner.card(partner, locale))} />
    </>
  );
}
