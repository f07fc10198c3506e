import type { Locale } from '@/lib/i18n/locales';

/** Addresses of what is read by machines; their language stands in them, so that nothing is negotiated. */
export const documents = {
  sitemap: '/sitemap.xml',
  articlesFeed: (locale: Locale) => `/feeds/${locale}/articles.atom`,
  categoryFeed: (locale: Locale, id: string) => `/feeds/${locale}/category/${encodeURIComponent(id)}.atom`,
  serviceFeed: (locale: Locale, id: string) => `/feeds/${locale}/service/${encodeURIComponent(id)}.atom`,
  calendar: (locale: Locale) => `/calendar/${locale}/events.ics`,
  event: (locale: Locale, id: string) => `/calendar/${locale}/event/${encodeURIComponent(id)}.ics`,
  chamberCard: (locale: Locale, id: string) => `/directory/${locale}/${encodeURIComponent(id)}.vcf`,
  suggestions: (locale: Locale) => `/search/suggestions/${locale}.json`,
  openSearch: (locale: Locale) => `/opensearch/${locale}.xml`,
  chambersCsv: '/directory/chambers.csv',
  chambersGeoJson: '/directory/chambers.geojson',
} as const;
