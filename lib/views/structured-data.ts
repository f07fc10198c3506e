import { DESCRIPTION_WORDS } from '@/lib/platform/constants';
import type * as schema from 'schema-dts';
import { zonedDateTime, type Moment } from '@/lib/i18n/api-date';
import { localise, type LocalisedText } from '@/lib/i18n/localise';
import type { Locale } from '@/lib/i18n/locales';
import { logoAddress } from '@/lib/media/content-image';
import { organisation } from '@/lib/organisation/organisation';
import { routes } from '@/lib/routes/links';
import { screenAddress } from './metadata';
import { absoluteAddress, siteAddress } from '@/lib/platform/env';
import { mailboxesOf, type ChamberView } from '@/lib/views/chamber';
import { excerpt } from '@/lib/text/excerpt';
import { parseUrl } from '@/lib/platform/parse-url';

/* Each function describes a view in schema.org's terms, without what the API does not have. */

export type StructuredData = schema.WithContext<schema.Thing>;

function inContext<T extends schema.Thing>(thing: Exclude<T, string>): schema.WithContext<T> {
  return { '@context': 'https://schema.org', ...thing };
}

function absoluteUrl(path: string): string {
  return parseUrl(absoluteAddress(path))?.href ?? siteAddress();
}

/** The network is the author, publisher and organiser of all content. */
function networkOrganization(locale: Locale) {
  return {
    '@type': 'Organization' as const,
    '@id': `${siteAddress()}/#organization`,
    name: localise(organisation().name, locale).text,
    url: screenAddress(routes.home, locale),
  };
}

export function organizationData(locale: Locale) {
  const details = organisation();
  return inContext<schema.Organization>({
    ...networkOrganization(locale),
    logo: absoluteUrl((details.logo && logoAddress(details.logo)) ?? '/icons/icon-512.png'),
    ...(details.phone && { telephone: details.phone }),
    ...(details.email && { email: details.email }),
    ...(details.address && {
      address: addressData(localise(details.address, locale).text, ''),
    }),
    ...(details.socialLinks.length > 0 && { sameAs: details.socialLinks.map(({ url }) => url) }),
  });
}

export function webSiteData(locale: Locale) {
  return inContext<schema.WebSite>({
    '@type': 'WebSite',
    '@id': `${siteAddress()}/#website`,
    name: localise(organisation().name, locale).text,
    url: screenAddress(routes.home, locale),
    inLanguage: locale,
    publisher: networkOrganization(locale),
  });
}

/** Describes a breadcrumb. The last step is the screen itself and has no address. */
export function breadcrumbData(
  steps: { label: string | LocalisedText; href?: string }[],
  locale: Locale,
) {
  return inContext<schema.BreadcrumbList>({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: typeof label === 'string' ? label : label.text,
      ...(href !== undefined && { item: screenAddress(href, locale) }),
    })),
  });
}

export interface ItemFacts {
  href: string;
  title: LocalisedText;
  body: LocalisedText;
  image: string | null;
}

function itemProperties({ href, title, body, image }: ItemFacts, locale: Locale) {
  const description = excerpt(body.text, DESCRIPTION_WORDS);
  return {
    url: screenAddress(href, locale),
    inLanguage: body.lang,
    ...(description && { description }),
    ...(image && { image: absoluteUrl(image) }),
    name: title.text,
  };
}

export function articleData(
  article: ItemFacts & { publishedAt: Moment | null; modifiedAt: Moment | null },
  locale: Locale,
) {
  const { publishedAt, modifiedAt } = article;
  return inContext<schema.NewsArticle>({
    '@type': 'NewsArticle',
    ...itemProperties(article, locale),
    headline: article.title.text,
    mainEntityOfPage: screenAddress(article.href, locale),
    ...(publishedAt && { datePublished: zonedDateTime(publishedAt) }),
    ...(modifiedAt && { dateModified: zonedDateTime(modifiedAt) }),
    author: networkOrganization(locale),
    publisher: networkOrganization(locale),
  });
}

/** A page that belongs to a service describes a service of the network. */
export function pageData(
  page: ItemFacts & { service: string | null },
  locale: Locale,
): schema.WithContext<schema.Service | schema.WebPage> {
  if (page.service === null)
    return inContext<schema.WebPage>({ '@type': 'WebPage', ...itemProperties(page, locale) });
  const { inLanguage: _, ...facts } = itemProperties(page, locale);
  return inContext<schema.Service>({
    '@type': 'Service',
    ...facts,
    serviceType: page.service,
    provider: networkOrganization(locale),
    areaServed: 'DZ',
  });
}

interface EventFacts {
  title: LocalisedText;
  /** schema.org accepts a day, or a time with its zone. */
  period: { isoStart: string; isoEnd: string | null };
  href: string | null;
  place: { name: LocalisedText } | null;
}

export function eventData(event: EventFacts, locale: Locale) {
  const { isoStart, isoEnd } = event.period;
  return inContext<schema.Event>({
    '@type': 'Event',
    name: event.title.text,
    startDate: isoStart,
    ...(isoEnd && { endDate: isoEnd }),
    ...(event.href && { url: absoluteUrl(event.href) }),
    ...(event.place && {
      location: {
        '@type': 'Place',
        name: event.place.name.text,
        address: addressData('', event.place.name.text),
      },
    }),
    organizer: networkOrganization(locale),
  });
}

function addressData(street: string, region: string) {
  return {
    '@type': 'PostalAddress' as const,
    ...(street && { streetAddress: street }),
    ...(region && { addressRegion: region }),
    addressCountry: 'DZ',
  };
}

/** Algerian chambers of commerce are public bodies. */
export function chamberData(chamber: ChamberView, locale: Locale) {
  const { phones, emails, faxes, address, region, coordinates, emblem } = chamber;
  return inContext<schema.GovernmentOrganization>({
    '@type': 'GovernmentOrganization',
    name: chamber.name.text,
    url: screenAddress(chamber.href, locale),
    parentOrganization: networkOrganization(locale),
    ...(phones.length > 0 && { telephone: phones.map(({ text }) => text) }),
    ...(mailboxesOf(emails).length > 0 && { email: mailboxesOf(emails) }),
    ...(faxes.length > 0 && { faxNumber: faxes }),
    ...(emblem.kind === 'picture' && { logo: absoluteUrl(emblem.image.src) }),
    address: addressData(address.text, region.text),
    ...(coordinates && {
      location: {
        '@type': 'Place',
        geo: {
          '@type': 'GeoCoordinates',
          latitude: coordinates.latitude,
          longitude: coordinates.longitude,
        },
      },
    }),
  });
}

/** Escapes JSON so that it cannot end the script element around it. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
