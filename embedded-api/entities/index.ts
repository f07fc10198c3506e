import { chamberRoutes, chambers, members } from './chambers';
import type { Entity } from './entity';
import { eventRoutes, events } from './events';
import { homeRoutes, menu, partners, slides } from './home';
import { articles, categories, pages, publicationRoutes, services } from './articles-and-pages';

/** The names are those of the content's files. A record is written after those it refers to. */
export const entities = {
  categories: categories.records,
  articles: articles.records,
  services: services.records,
  pages: pages.records,
  slides,
  partners,
  menu,
  events,
  chambers,
  members,
};

/** The publications that `/api/search` finds, by type. */
export const searched = { article: articles, page: pages };

export const entityRoutes = [...homeRoutes, ...publicationRoutes, ...eventRoutes, ...chamberRoutes];

export type EntityName = keyof typeof entities;
type ItemOf<E> = E extends Entity<infer I> ? I : never;
export type Content = { [Name in EntityName]: ItemOf<(typeof entities)[Name]>[] };
