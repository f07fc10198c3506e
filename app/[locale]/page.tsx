import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HomeChambers } from '@/components/chamber/HomeChambers';
import { About } from '@/components/home/About';
import { Features } from '@/components/home/Features';
import { RecentArticles } from '@/components/home/RecentArticles';
import { Services } from '@/components/home/Services';
import { HomePartners } from '@/components/partner/HomePartners';
import { Hero } from '@/components/slide/Hero';
import { Popup } from '@/components/slide/Popup';
import { StructuredData } from '@/components/ui/StructuredData';
import { getEvents } from '@/lib/api/endpoints/events';
import {
  getFeaturePages,
  getHeroSlides,
  getHomeChambers,
  getHomePartners,
  getPopupSlides,
  getRecentArticles,
  getServicePages,
} from '@/lib/api/endpoints/home';
import { orEmpty } from '@/lib/api/result';
import { toMoment } from '@/lib/dates/api-date';
import { organizationData, webSiteData } from '@/lib/discovery/structured-data';
import { withLanguage } from '@/lib/i18n/language-path';
import { localise } from '@/lib/i18n/localise';
import { pageLocale } from '@/lib/i18n/page-locale';
import { screenMetadata } from '@/lib/metadata';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { articleCard } from '@/lib/views/card';
import { chamberCard } from '@/lib/views/chamber';
import { featureView, serviceView } from '@/lib/views/feature';
import { nextEvents, nextEventsPeriod } from '@/lib/views/next-events';
import { partnerCard } from '@/lib/views/partner-card';
import { heroSlides, popupOf } from '@/lib/views/slide';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('home'), pageLocale()]);
  const name = localise(organisation().name, locale).text;
  const metadata = screenMetadata({ title: name, description: t('summary', { name }), path: routes.home, locale });
  return { ...metadata, title: { absolute: name } };
}

export default async function HomeScreen() {
  const locale = await pageLocale();
  const now = toMoment(new Date());
  const period = nextEventsPeriod(now);
  const [slides, events, features, services, articles, chambers, partners, popups] = await Promise.all([
    getHeroSlides(),
    getEvents(period.start, period.end, locale),
    getFeaturePages(),
    getServicePages(),
    getRecentArticles(),
    getHomeChambers(),
    getHomePartners(),
    getPopupSlides(),
  ]);
  const own = organisation();
  const name = localise(own.name, locale);
  const popup = popupOf(orEmpty(popups), locale);
  return (
    <>
      <StructuredData data={organizationData(own, locale)} />
      <StructuredData data={webSiteData(own, locale)} />
      <Hero name={name} slides={heroSlides(orEmpty(slides), locale, name)} events={nextEvents(orEmpty(events), now, locale)} />
      {popup && <Popup popup={popup} />}
      <About about={own.about} />
      <Features features={orEmpty(features).map((page) => featureView(page, locale))} />
      <Services services={orEmpty(services).map((page, place) => serviceView(page, place, locale))} />
      <RecentArticles articles={orEmpty(articles).map((article) => articleCard(article, locale))} />
      <HomeChambers chambers={orEmpty(chambers).map((chamber) => chamberCard(chamber, locale))} />
      <HomePartners
        partners={orEmpty(partners).map((partner) => partnerCard(partner, locale))}
        ownWebsite={own.website ?? withLanguage(routes.home, locale)}
      />
    </>
  );
}
