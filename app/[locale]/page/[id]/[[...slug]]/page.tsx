import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PageDetail } from '@/components/page/PageDetail';
import { NotFound } from '@/components/layout/NotFound';
import { getPage, getServices } from '@/lib/api/endpoints/pages';
import { orEmpty, orNotFound, setNotFoundStatus } from '@/lib/api/result';
import { localise } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { readItemId, type ItemParams } from '@/lib/item-params';
import { hiddenMetadata, screenMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { plainText } from '@/lib/text/plain-text';
import { pageView } from '@/lib/views/page';
import { countedTaxonomyView } from '@/lib/views/taxonomy';

interface PageScreenProps {
  params: Promise<ItemParams>;
}

export async function generateMetadata({ params }: PageScreenProps): Promise<Metadata> {
  const id = readItemId(await params);
  const [t, locale, result] = await Promise.all([getTranslations('notFound'), pageLocale(), id ? getPage(id) : null]);
  if (!result?.ok) return hiddenMetadata(t('title'));
  const page = result.data;
  return screenMetadata({
    title: plainText(localise(page.name, locale).text),
    description: localise(page.body, locale).text,
    path: routes.page(page),
    locale,
  });
}

export default async function PageScreen({ params }: PageScreenProps) {
  const id = readItemId(await params);
  if (!id) {
    setNotFoundStatus(404);
    return <NotFound />;
  }
  const [locale, found, services] = await Promise.all([pageLocale(), getPage(id), getServices()]);
  const page = orNotFound(found);
  if (!page) return <NotFound />;
  return <PageDetail page={pageView(page, locale)} services={orEmpty(services).map((service) => countedTaxonomyView('service', service, locale))} />;
}
