import type { EntityName } from '@/lib/api/invalidated-tags';
import { article } from './article';
import { category } from './category';
import { chamber } from './chamber';
import type { Entity } from './entity';
import { event } from './event';
import { menu } from './menu';
import { page } from './page';
import { partner } from './partner';
import type { Publication, PublicationRecord } from './publication';
import { service } from './service';
import { slide } from './slide';
import type { Taxonomy } from './taxonomy';

/** What the content API holds: an object for each entity. Calls, documents, suggestions, the report and tests are made from this table. */
export const entities = { article, page, category, service, chamber, slide, partner, event, menu } satisfies {
  [Tag in EntityName]: Entity<Tag>;
};

const ALL = Object.values(entities);

export type PublicationTag = Extract<(typeof ALL)[number], { kind: 'publication' }>['tag'];
/** Entities with a list and a screen for each record. */
export const PUBLICATIONS: readonly Publication<PublicationRecord, PublicationTag>[] = ALL.filter(
  (entity) => 'kind' in entity && entity.kind === 'publication',
);
/** Entities that group a publication. */
export const TAXONOMIES: readonly Taxonomy[] = ALL.filter((entity) => 'kind' in entity && entity.kind === 'taxonomy');
