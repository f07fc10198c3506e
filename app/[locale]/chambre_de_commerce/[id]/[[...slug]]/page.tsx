import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChamberDetail } from '@/components/chamber/ChamberDetail';
import { ChamberPortal } from '@/components/portal/ChamberPortal';
import { LanguageNotice, ShareTools } from '@/components/detail/ShareTools';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { PageTitle } from '@/components/layout/PageTitle';
import { StructuredData } from '@/components/ui/Static';
import { LocalisedText } from '@/components/ui/LocalisedText';
import { entities } from '@/lib/content-api/entities';
import { chamberPortal } from '@/lib/content-api/entities/screen-data/chamber-portal';
import { notFoundTitleKey, orNotFound, setErrorStatus } from '@/lib/content-api/result';
import { readableIn } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readItemId } from '@/lib/routes/parameters';
import { noindexMetadata, screenMetadata } from '@/lib/views/metadata';
import { routes } from '@/lib/routes/links';

type ChamberScreenProps = PageProps<'/[locale]/chambre_de_commerce/[id]/[[...slug]]'>;

export async function generateMetadata({ params }: ChamberScreenProps): Promise<Metadata> {
  const [id, locale, t] = [readItemId(await params), await pageLocale(), await getTranslations()];
  const result = id === null ? null : await entities.chamber.byId(id);
  if (!result?.ok) return noindexMetadata(t(`notFound.${notFoundTitleKey(result)}`));
  const chamber = entities.chamber.detail(result.data, locale);
  const description = chamber.description?.text ?? t('chambers.description');
  return screenMetadata({
    title: chamber.name.text,
    description,
    path: chamber.href,
    locale,
    locales: readableIn(result.data.name),
    feed: {
      url: routes.taxonomyFeed({
        language: locale,
        taxonomy: entities.chamber.tag,
        id: result.data.id,
      }),
      title: chamber.name.text,
    },
  });
}

export default async function ChamberScreen({ params }: ChamberScreenProps) {
  const [id, locale, t] = [
    readItemId(await params),
    await pageLocale(),
    await getTranslations('chambers'),
  ];
  if (id === null) setErrorStatus(404);
  const record = id === null ? null : orNotFound(await entities.chamber.byId(id));
  if (!record) return <NotFoundScreen />;
  const chamber = entities.chamber.detail(record, locale);
  const portal = await chamberPortal(record, locale);
  return (
    <>
      <StructuredData data={entities.chamber.data(chamber, locale)} />
      <PageTitle
        title={chamber.name}
        steps={[{ label: t('title'), href: routes.chambers }]}
        lead={chamber.region.text && <LocalisedText value={chamber.region} />}
      >
        <LanguageNotice text={chamber.description} />
        <ShareTools title={chamber.name} path={chamber.href} />
      </PageTitle>
      <ChamberDetail chamber={chamber} portal={<ChamberPortal chamber={record} {...portal} />} />
    </>
  );
}
