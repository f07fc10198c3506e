import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageDetail } from '@/components/page/PageDetail';
import { NotFoundScreen } from '@/app/[locale]/_not-found/NotFoundScreen';
import { StructuredData } from '@/components/ui/StructuredData';
import { getPage, getServices } from '@/lib/api/endpoints/pages';
import { getService } from '@/lib/api/endpoints/taxonomy';
import { orNotFound, setNotFoundStatus } from '@/lib/api/result';
import type { Page } from '@/lib/api/schemas/page';
import { DEFAULT_PER_PAGE } from '@/lib/constants';
import { pageData } from '@/lib/discovery/structured-data';
import { localise } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { readableIn } from '@/lib/i18n/readable-in';
import { socialImage } from '@/lib/media/content-image';
import { withSizes } from '@/lib/media/file-size';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readItemId, type ItemParams } from '@/lib/routes/item-params';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes/links';
import { withTimeout } from '@/lib/runtime/with-timeout';
import { plainText } from '@/lib/text/plain-text';
import { pageCard, type CardView } from '@/lib/views/card';
import { pageView } from '@/lib/views/page';
import { relatedCards } from '@/lib/views/related';
import { countedTaxonomyView } from '@/lib/views/taxonomy';

interface PageScreenProps {
  params: Promise<ItemParams>;
}

export async function generateMetadata({ params }: PageScreenProps): Promise<Metadata> {
  const id = readItemId(await params);
  const [t, locale, result, services] = await Promise.all([
    getTranslations('notFound'),
    pageLocale(),
    id ? getPage(id) : null,
    id ? getServices() : null,
  ]);
  if (!result?.ok || !services?.ok) return hiddenMetadata(t('title'));
  const page = result.data;
  return screenMetadata({
    title: plainText(localise(page.name, locale).text),
    description: localise(page.body, locale).text,
    path: routes.page(page),
    locale,
    locales: readableIn(page.name, page.body),
    image: socialImage(page.image, locale),
  });
}

export default async function PageScreen({ params }: PageScreenProps) {
  const id = readItemId(await params);
  if (!id) {
    setNotFoundStatus(404);
    return <NotFoundScreen />;
  }
  const [locale, found, services] = await Promise.all([pageLocale(), getPage(id), getServices()]);
  const page = orNotFound(found);
  if (!page) return <NotFoundScreen />;
  // As an article without its categories (specification §8).
  if (!services.ok) {
    setNotFoundStatus(503);
    return <NotFoundScreen />;
  }
  const described = pageView(page, locale);
  const [others, files] = await Promise.all([related(page, locale), withSizes(described.files)]);
  const view = { ...described, files };
  const facts = {
    ...view,
    image: socialImage(page.image, locale),
    service: page.service && plainText(localise(page.service.name, locale).text),
  };
  return (
    <>
      <StructuredData data={pageData(facts, locale)} />
      <PageDetail page={view} services={services.data.map((service) => countedTaxonomyView('service', service, locale))} related={others} />
    </>
  );
}

/** Others of the page's service: what its screen shows first, so mostly at hand already. */
async function related({ id, service }: Page, locale: Locale): Promise<CardView[]> {
  if (!service) return [];
  const found = await withTimeout(getService(service.id, 1, DEFAULT_PER_PAGE, ''));
  if (!found?.ok) return [];
  return relatedCards(
    found.data.pages.items.map((item) => pageCard(item, locale)),
    `page-${id}`,
  );
}
