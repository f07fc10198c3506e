import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/layout/PageTitle';
import { PartnerList } from '@/components/partner/PartnerList';
import { getPartners } from '@/lib/api/endpoints';
import { orEmpty } from '@/lib/api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/named-metadata';
import { partnerCard } from '@/lib/views/slide';

export const generateMetadata = () => namedMetadata('partners');

export default async function PartnersScreen() {
  const [t, locale, partners] = await Promise.all([getTranslations('partners'), pageLocale(), getPartners().then(orEmpty)]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('description')} />
      <PartnerList partners={partners.map((partner) => partnerCard(partner, locale))} />
    </>
  );
}
