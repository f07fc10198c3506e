import type { EntityName } from '@/lib/content-api/invalidated-tags';
import {
  collectionEndpoint,
  homeEndpoint,
  itemEndpoint,
  periodEndpoint,
} from '@/lib/content-api/endpoints';
import { mapResult } from '@/lib/content-api/result';
import { article, page } from '@/lib/content-api/schemas/article-page';
import { chamber, chamberSummary } from '@/lib/content-api/schemas/chamber';
import { calendarEvent } from '@/lib/content-api/schemas/event';
import { menuItem, MAX_MENU_ENTRIES } from '@/lib/content-api/schemas/menu';
import { partner, slide } from '@/lib/content-api/schemas/slide';
import { knownMoment } from '@/lib/i18n/api-date';
import { firstText, localise } from '@/lib/i18n/localise';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { chamberHref, routes } from '@/lib/routes/links';
import { plainText } from '@/lib/text/plain-text';
import { chamberCard, chamberView, withCommonNames } from '@/lib/views/chamber';
import { partnerAnchor, partnerCard } from '@/lib/views/slide';
import { articleData, chamberData, pageData } from '@/lib/views/structured-data';
import {
  publication,
  taxonomy,
  type NamedRecord,
  type Publication,
  type Taxonomy,
} from './publication';

const articleEntity = publication(
  '/api/articles',
  { list: 'Error fetching articles', one: 'Article not found' },
  {
    tag: 'article',
    listRoute: 'articles',
    schema: article,
    dateOf: ({ startsAt }) => startsAt,
    taxonomy: 'category',
    data: ({ createdAt, startsAt, updatedAt }, facts, locale) =>
      articleData(
        {
          ...facts,
          publishedAt: knownMoment(createdAt) ?? knownMoment(startsAt),
          modifiedAt: knownMoment(updatedAt),
        },
        locale,
      ),
    openGraph: 'article',
  },
);

const pageEntity = publication(
  '/api/pages',
  { list: 'Error fetching pages', one: 'pages not found' },
  {
    tag: 'page',
    listRoute: 'pages',
    schema: page,
    dateOf: ({ createdAt }) => createdAt,
    taxonomy: 'service',
    data: ({ service }, facts, locale) =>
      pageData(
        { ...facts, service: service && plainText(localise(service.name, locale).text) },
        locale,
      ),
    openGraph: 'website',
  },
);

const categoryEntity = taxonomy(
  {
    tag: 'category',
    plural: 'categories',
    items: articleEntity,
    members: 'articles',
    templates: { all: '/api/categoryportail/list_acticle', one: '/api/categoryportail/edit/{id}' },
  },
  { all: 'Failed to fetch categories', one: 'Error fetching category' },
);

const serviceEntity = taxonomy(
  {
    tag: 'service',
    plural: 'services',
    items: pageEntity,
    members: 'pages',
    templates: { all: '/api/serviceportail/list_page', one: '/api/serviceportail/edit/{id}' },
  },
  { all: 'Failed to fetch services', one: 'Error fetching service' },
);

/** At most 300 partners are read: one screen shows them all, with texts and pictures. */
const MAX_PARTNERS = 300;
const allChambers = collectionEndpoint(
  '/api/chambre_de_commerces',
  chamberSummary,
  'Error fetching chambers',
  ['chamber'],
);
const allPartners = collectionEndpoint(
  '/api/slide/partenaire_all',
  partner,
  'Error fetching partners',
  ['partner'],
  MAX_PARTNERS,
);

/**
 * The table contains the API's entities and their calls. Documents, suggestions, the content report
 * and tests are derived from it.
 */
export const entities = {
  article: {
    ...articleEntity,
    recent: homeEndpoint('/api/articles/home', article, 'article', 'category'),
  },
  page: {
    ...pageEntity,
    features: homeEndpoint('/api/pages/features', page, 'page', 'service'),
    services: homeEndpoint('/api/pages/services', page, 'page', 'service'),
  },
  category: categoryEntity,
  service: serviceEntity,
  chamber: {
    tag: 'chamber',
    all: allChambers,
    home: homeEndpoint('/api/chambre_de_commerces_home', chamberSummary, 'chamber'),
    /** The answer for a single chamber includes the members of the chamber's boards. */
    byId: itemEndpoint(
      '/api/chambre_de_commerces/edit/{id}',
      chamber,
      'Error: chambre_de_commerces not found',
      'chamber',
    ),
    card: chamberCard,
    detail: chamberView,
    data: chamberData,
    namedRecords: async () =>
      mapResult(await allChambers(), (chambers) =>
        chambers.map((item): NamedRecord => ({
          name: item.name,
          href: chamberHref(item),
          extraTerms: (locale) => {
            const region = withCommonNames(localise(item.region, locale).text);
            return locale === DEFAULT_LOCALE
              ? region
              : `${region} ${plainText(firstText(item.name))}`;
          },
        })),
      ),
  },
  slide: {
    tag: 'slide',
    hero: homeEndpoint('/api/slide', slide, 'slide'),
    popup: homeEndpoint('/api/slide/popup', slide, 'slide'),
  },
  partner: {
    tag: 'partner',
    all: allPartners,
    home: homeEndpoint('/api/slide/partenaire', partner, 'partner'),
    card: partnerCard,
    namedRecords: async () =>
      mapResult(await allPartners(), (partners) =>
        partners.map(({ id, name }): NamedRecord => ({
          name,
          href: `${routes.partners}#${partnerAnchor(id)}`,
        })),
      ),
  },
  /** The calendar asks for the events between two moments. */
  event: {
    tag: 'event',
    between: periodEndpoint('/api/events', calendarEvent, 'Error fetching events', 'event'),
  },
  /** The answer contains all entries of the menu, including hidden ones (`isShown`). */
  menu: {
    tag: 'menu',
    all: collectionEndpoint(
      '/api/first-menu',
      menuItem,
      'Error fetching menu items',
      ['menu'],
      MAX_MENU_ENTRIES,
    ),
  },
} as const satisfies { [Tag in EntityName]: { tag: Tag; [part: string]: unknown } };

const ALL_ENTITIES = Object.values(entities);

export type PublicationTag = Extract<(typeof ALL_ENTITIES)[number], { kind: 'publication' }>['tag'];
/** Publications have a list and a screen for each record. */
export const PUBLICATIONS: readonly Publication<PublicationTag>[] = ALL_ENTITIES.filter(
  (entity) => 'kind' in entity && entity.kind === 'publication',
);
/** Taxonomies group the records of a publication. */
export const TAXONOMIES: readonly Taxonomy[] = ALL_ENTITIES.filter(
  (entity) => 'kind' in entity && entity.kind === 'taxonomy',
);
