import { getTranslations } from 'next-intl/server';
import { PageTitle } from '@/components/layout/PageTitle';
import { PartnerList } from '@/components/partner/PartnerList';
import { entities } from '@/lib/content-api/entities';
import { orEmpty } from '@/lib/content-api/result';
import { listReadableIn } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/views/named-metadata';

export const generateMetadata = async () =>
  namedMetadata('partners', { locales: listReadableIn(orEmpty(await entities.partner.all())) });

export default async function PartnersScreen() {
  const [t, locale, partners] = await Promise.all([
    getTranslations('partners'),
    pageLocale(),
    entities.partner.all().then(orEmpty),
  ]);
  return (
    <>
      <PageTitle title={t('title')} lead={t('description')} />
      <PartnerList partners={partners.map((partner) => entities.partner.card(partner, locale))} />
    </>
  );
}
