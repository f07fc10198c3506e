import {
  article,
  articleCard,
  chamber,
  countedItem,
  describedItem,
  event,
  homeChamber,
  menuItem,
  page,
  pageCard,
  paged,
  partner,
  searchResult,
  slide,
} from './entities';
import { listOf, object, type Shape } from './shapes';

/** One line of the call table (§7). */
export interface ContractCall {
  name: string;
  path: string;
  shape: Shape;
  headers?: Record<string, string>;
  /** For a path with `{id}`: the earlier call in whose answer the ids are found. */
  idsFrom?: string;
}

const asked = { page: 1, perPage: 2 };
const paging = 'page=1&per_page=2&search=';
const year = new Date().getUTCFullYear();
const twoYears = `start=${year - 1}-01-01T00:00:00.000Z&end=${year + 2}-01-01T00:00:00.000Z`;

export const calls: readonly ContractCall[] = [
  { name: 'GET /api/first-menu', path: '/api/first-menu', shape: listOf(menuItem) },
  { name: 'GET /api/slide', path: '/api/slide', shape: listOf(slide) },
  { name: 'GET /api/pages/features', path: '/api/pages/features', shape: listOf(pageCard) },
  { name: 'GET /api/pages/services', path: '/api/pages/services', shape: listOf(pageCard) },
  { name: 'GET /api/articles/home', path: '/api/articles/home', shape: listOf(articleCard) },
  { name: 'GET /api/slide/popup', path: '/api/slide/popup', shape: listOf(slide) },
  { name: 'GET /api/slide/partenaire', path: '/api/slide/partenaire', shape: listOf(partner) },
  { name: 'GET /api/chambre_de_commerces_home', path: '/api/chambre_de_commerces_home', shape: listOf(homeChamber) },
  { name: 'GET /api/articles', path: `/api/articles?${paging}`, shape: paged(articleCard, asked) },
  { name: 'GET /api/articles/edit/{id}', path: '/api/articles/edit/{id}', shape: article, idsFrom: 'GET /api/articles' },
  { name: 'GET /api/categoryportail/list_acticle', path: '/api/categoryportail/list_acticle', shape: listOf(countedItem) },
  { name: 'GET /api/pages', path: `/api/pages?${paging}`, shape: paged(pageCard, asked) },
  { name: 'GET /api/pages/edit/{id}', path: '/api/pages/edit/{id}', shape: page, idsFrom: 'GET /api/pages' },
  { name: 'GET /api/serviceportail/list_page', path: '/api/serviceportail/list_page', shape: listOf(countedItem) },
  { name: 'GET /api/events', path: `/api/events?${twoYears}`, headers: { 'Accept-Language': 'ar' }, shape: listOf(event) },
  {
    name: 'GET /api/categoryportail/edit/{id}',
    path: `/api/categoryportail/edit/{id}?${paging}`,
    shape: object({ category: describedItem, articles: paged(articleCard, asked) }),
    idsFrom: 'GET /api/categoryportail/list_acticle',
  },
  {
    name: 'GET /api/serviceportail/edit/{id}',
    path: `/api/serviceportail/edit/{id}?${paging}`,
    shape: object({ service: describedItem, pages: paged(pageCard, asked) }),
    idsFrom: 'GET /api/serviceportail/list_page',
  },
  { name: 'GET /api/search', path: '/api/search?page=1&per_page=2&search=a', shape: paged(searchResult, asked) },
  { name: 'GET /api/slide/partenaire_all', path: '/api/slide/partenaire_all', shape: listOf(partner) },
  { name: 'GET /api/chambre_de_commerces', path: '/api/chambre_de_commerces', shape: listOf(homeChamber) },
  {
    name: 'GET /api/chambre_de_commerces/edit/{id}',
    path: '/api/chambre_de_commerces/edit/{id}',
    shape: chamber,
    idsFrom: 'GET /api/chambre_de_commerces',
  },
];
