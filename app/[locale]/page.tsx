import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { homeContent } from '@/lib/content-api/entities/screen-data/home';
import {
  HomeChambers,
  About,
  Features,
  RecentArticles,
  Services,
} from '@/components/home/HomeSections';
import { HomePartners } from '@/components/partner/HomePartners';
import { Hero } from '@/components/slide/Hero';
import { Popup } from '@/components/slide/Popup';
import { StructuredData } from '@/components/ui/Static';
import { organizationData, webSiteData } from '@/lib/views/structured-data';
import { localise } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { screenMetadata } from '@/lib/views/metadata';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { currentContext } from '@/lib/platform/request-context';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('home'), pageLocale()]);
  const name = localise(organisation().name, locale).text;
  const metadata = screenMetadata({
    title: name,
    description: t('summary', { name }),
    path: routes.home,
    locale,
  });
  return { ...metadata, title: { absolute: name } };
}

export default async function HomeScreen() {
  const [t, locale] = await Promise.all([getTranslations('common'), pageLocale()]);
  const name = localise(organisation().name, locale);
  const { slides, events, features, services, articles, chambers, partners, popup } =
    await homeContent(locale, name);
  return (
    <>
      <StructuredData data={organizationData(locale)} />
      <StructuredData data={webSiteData(locale)} />
      <Hero name={name} slides={slides} events={events} />
      {popup && <Popup popup={popup} />}
      {currentContext()?.degraded && <p className="container section">{t('tryAgainSoon')}</p>}
      <About />
      <Features features={features} />
      <Services services={services} />
      <RecentArticles articles={articles} />
      <HomeChambers chambers={chambers} />
      <HomePartners partners={partners} />
    </>
  );
}
