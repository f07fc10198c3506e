import { getTranslations } from 'next-intl/server';
import { ChamberDirectory } from '@/components/chamber/ChamberDirectory';
import { PageTitle } from '@/components/layout/PageTitle';
import { entities } from '@/lib/content-api/entities';
import { orEmpty } from '@/lib/content-api/result';
import { listReadableIn } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { namedMetadata } from '@/lib/views/named-metadata';
import { firstValue, readKeyword, type RawSearchParams } from '@/lib/routes/parameters';
import { communeRows } from '@/lib/search/communes';
import { communeHits } from '@/lib/search/match-communes';
import { directoryMap } from '@/lib/views/directory-map';

export const generateMetadata = async () =>
  namedMetadata('chambers', { locales: listReadableIn(orEmpty(await entities.chamber.all())) });

export default async function ChambersScreen({
  searchParams,
}: {
  searchParams: Promise<RawSearchParams>;
}) {
  const [t, locale, chambers, query] = await Promise.all([
    getTranslations('chambers'),
    pageLocale(),
    entities.chamber.all().then(orEmpty),
    searchParams,
  ]);
  const cards = chambers.map((chamber) => entities.chamber.card(chamber, locale));
  const search = readKeyword(firstValue(query['search']));
  return (
    <>
      <PageTitle title={t('title')} lead={t('description')} />
      <ChamberDirectory
        chambers={cards}
        communes={communeHits(communeRows(chambers), search, locale)}
        map={directoryMap(chambers, locale)}
      />
    </>
  );
}
