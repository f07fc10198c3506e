import { getTranslations } from 'next-intl/server';
import { ChamberDirectory } from '@/components/chamber/ChamberDirectory';
import { PageTitle } from '@/components/layout/PageTitle';
import { entities } from '@/lib/content-api/entities';
import { StructuredData } from '@/components/ui/StructuredData';
import { orEmpty } from '@/lib/content-api/result';
import { listReadableIn } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/views/named-metadata';
import { collectionData } from '@/lib/views/structured-data';
import { routes } from '@/lib/routes/links';
import { directoryMap } from '@/lib/views/directory-map';

export const generateMetadata = async () =>
  namedMetadata('chambers', { locales: listReadableIn(orEmpty(await entities.chamber.all())) });

export default async function ChambersScreen() {
  const [t, locale, chambers] = await Promise.all([
    getTranslations('chambers'),
    pageLocale(),
    entities.chamber.all().then(orEmpty),
  ]);
  const cards = chambers.map((chamber) => entities.chamber.card(chamber, locale));
  const items = cards.map(({ name, href }) => ({ title: name, href }));
  return (
    <>
      <StructuredData
        data={collectionData({ title: t('title'), path: routes.chambers, items }, locale)}
      />
      <PageTitle title={t('title')} lead={t('description')} />
      <ChamberDirectory chambers={cards} map={directoryMap(chambers, locale)} />
    </>
  );
}
