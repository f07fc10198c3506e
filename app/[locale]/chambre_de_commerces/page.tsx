import { getTranslations } from 'next-intl/server';
import { ChamberDirectory } from '@/components/chamber/ChamberDirectory';
import { PageTitle } from '@/components/layout/PageTitle';
import { getChambers } from '@/lib/api/endpoints';
import { StructuredData } from '@/components/ui/StructuredData';
import { orEmpty } from '@/lib/api/result';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/named-metadata';
import { collectionData } from '@/lib/documents/structured-data';
import { routes } from '@/lib/routes/links';
import { chamberCard } from '@/lib/views/chamber';
import { directoryMap } from '@/lib/views/directory-map';
import { isLiteRequest } from '@/lib/runtime/request-context';

export const generateMetadata = () => namedMetadata('chambers');

export default async function ChambersScreen() {
  const [t, locale, chambers] = await Promise.all([getTranslations('chambers'), pageLocale(), getChambers().then(orEmpty)]);
  const cards = chambers.map((chamber) => chamberCard(chamber, locale));
  const items = cards.map(({ name, href }) => ({ title: name, href }));
  return (
    <>
      <StructuredData data={collectionData({ title: t('title'), path: routes.chambers, items }, locale)} />
      <PageTitle title={t('title')} lead={t('description')} />
      <ChamberDirectory chambers={cards} map={isLiteRequest() ? null : directoryMap(chambers, locale)} />
    </>
  );
}
