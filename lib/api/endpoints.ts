import { cache } from 'react';
import { z } from 'zod';
import type { Priority } from '@/lib/runtime/store';
import type { Entity, EntityTag } from '@/lib/api/cache/invalidated-tags';
import type { ApiCall } from './client';
import { getFromApi } from './get-from-api';
import { collectionOf, detailOf, detailWithList, innerListingOf, isMissing, isMissingIn, listingOf, type Listing } from '@/lib/api/schemas/listing';
import { article, countedTaxonomy, page, searchResult, taxonomy, type Taxonomy } from '@/lib/api/schemas/article-page';
import { chamber, chamberSummary } from '@/lib/api/schemas/chamber';
import { partner, slide } from '@/lib/api/schemas/slide';
import { menuItem } from '@/lib/api/schemas/menu';
import type { Moment } from '@/lib/dates/api-date';
import { contentLanguage } from '@/lib/i18n/content-languages';
import type { Locale } from '@/lib/i18n/locales';
import { calendarEvent } from '@/lib/api/schemas/event';
import type { SearchQuery } from '@/lib/routes/list-query';

/*
 * The call table of specification §7. Memoised per request, so that a screen and its metadata share one call; arguments are plain values, by which
 * `cache` recognises equal calls. The failure messages are the specification's (§8). The path of a call is built from its template.
 */

type Template = ApiCall['template'];

/** One item. */
function itemEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, tag: Entity) {
  const detail = detailOf(schema);
  return cache((id: string) =>
    getFromApi({ template, id, schema: detail, failureMessage, tags: [tag, `${tag}:${id}`], emptyMeansMissing: isMissing }),
  );
}

/** A whole collection. */
function collectionEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, ...tags: EntityTag[]) {
  const collection = collectionOf(schema);
  return cache(() => getFromApi({ template, schema: collection, failureMessage, tags }));
}

/** A list of the home screen. */
function homeEndpoint<S extends z.ZodType>(template: Template, schema: S, tag: EntityTag) {
  return collectionEndpoint(template, schema, 'Error fetching home data', tag);
}

/** One page of a list. */
function listEndpoint<S extends z.ZodType>(template: Template, schema: S, failureMessage: string, tag: Entity) {
  const listing = listingOf(schema);
  return cache((page: number, perPage: number, search: string) =>
    getFromApi({
      template,
      query: { page, per_page: perPage, search },
      schema: listing,
      failureMessage,
      tags: [tag],
      priorityOf: ({ lastPage }) => listPriority({ page, search }, lastPage),
    }),
  );
}

/** A category or service with one page of its items. */
export interface TaxonomyList<Item> {
  taxonomy: Taxonomy;
  listing: Listing<Item>;
}

/** A category or service with one page of its items. */
function taxonomyEndpoint<Item>(
  name: 'category' | 'service',
  template: Template,
  schema: z.ZodType<TaxonomyList<Item>>,
  failureMessage: string,
  itemTag: Entity,
) {
  return cache((id: string, page: number, perPage: number, search: string) =>
    getFromApi({
      template,
      id,
      query: { page, per_page: perPage, search },
      schema,
      failureMessage,
      tags: [name, `${name}:${id}`, itemTag],
      emptyMeansMissing: isMissingIn(name),
      priorityOf: ({ listing }) => listPriority({ page, search }, listing.lastPage),
    }),
  );
}

/** Pages after this one are reached by crawlers, hardly ever by readers. */
const LAST_NEAR_PAGE = 10;

/** Texts visitors type and pages beyond the last one are without end: these answers leave the store before any other, distant pages next. */
function listPriority({ page, search }: { page: number; search: string }, lastPage: number): Priority {
  if (search !== '' || page > lastPage) return 'unbounded';
  return page > LAST_NEAR_PAGE ? 'distant' : 'usual';
}

export const getArticle = itemEndpoint('/api/articles/edit/{id}', article, 'Article not found', 'article');
export const getPage = itemEndpoint('/api/pages/edit/{id}', page, 'pages not found', 'page');
export const getChamber = itemEndpoint('/api/chambre_de_commerces/edit/{id}', chamber, 'Error: chambre_de_commerces not found', 'chamber');

/** Every category with its number of articles, every service with its number of pages. Without them no article or page is shown (specification §8). */
export const getCategories = collectionEndpoint(
  '/api/categoryportail/list_acticle',
  countedTaxonomy,
  'Failed to fetch categories',
  'category',
  'article',
);
export const getServices = collectionEndpoint('/api/serviceportail/list_page', countedTaxonomy, 'Failed to fetch services', 'service', 'page');

export const getArticles = listEndpoint('/api/articles', article, 'Error fetching articles', 'article');
export const getPages = listEndpoint('/api/pages', page, 'Error fetching pages', 'page');

const categoryList = detailWithList('category', 'articles', z.object({ category: taxonomy, articles: innerListingOf(article) }));
export const getCategory = taxonomyEndpoint(
  'category',
  '/api/categoryportail/edit/{id}',
  categoryList.transform(({ category, articles }) => ({ taxonomy: category, listing: articles })),
  'Error fetching category',
  'article',
);
const serviceList = detailWithList('service', 'pages', z.object({ service: taxonomy, pages: innerListingOf(page) }));
export const getService = taxonomyEndpoint(
  'service',
  '/api/serviceportail/edit/{id}',
  serviceList.transform(({ service, pages }) => ({ taxonomy: service, listing: pages })),
  'Error fetching service',
  'page',
);

export const getChambers = collectionEndpoint('/api/chambre_de_commerces', chamberSummary, 'Error fetching chambers', 'chamber');
export const getPartners = collectionEndpoint('/api/slide/partenaire_all', partner, 'Error fetching partners', 'partner');
/** Every item, shown or not. */
export const getMenu = collectionEndpoint('/api/first-menu', menuItem, 'Error fetching menu items', 'menu');

export const getHeroSlides = homeEndpoint('/api/slide', slide, 'slide');
export const getPopupSlides = homeEndpoint('/api/slide/popup', slide, 'slide');
export const getFeaturePages = homeEndpoint('/api/pages/features', page, 'page');
export const getServicePages = homeEndpoint('/api/pages/services', page, 'page');
export const getRecentArticles = homeEndpoint('/api/articles/home', article, 'article');
export const getHomePartners = homeEndpoint('/api/slide/partenaire', partner, 'partner');
export const getHomeChambers = homeEndpoint('/api/chambre_de_commerces_home', chamberSummary, 'chamber');

const calendarEvents = collectionOf(calendarEvent);

/** GET /api/events: events between two moments; the API picks their language by `Accept-Language`. */
export const getEvents = (start: Moment, end: Moment, locale: Locale) =>
  getFromApi({
    template: '/api/events',
    query: { start, end },
    language: contentLanguage(locale),
    schema: calendarEvents,
    failureMessage: 'Error fetching events',
    tags: ['event'],
  });

const searchResultListing = listingOf(searchResult);

/** GET /api/search; `service_id` only if set. */
export const searchSite = ({ keyword, serviceId, page, perPage }: Omit<SearchQuery, 'isExact'>) =>
  getFromApi({
    template: '/api/search',
    query: { page, per_page: perPage, search: keyword, ...(serviceId && { service_id: serviceId }) },
    schema: searchResultListing,
    failureMessage: 'Error fetching search results',
    tags: ['article', 'page'],
    priorityOf: ({ lastPage }) => listPriority({ page, search: keyword }, lastPage),
  });
