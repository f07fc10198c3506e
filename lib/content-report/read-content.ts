import { z } from 'zod';
import { article } from '@/lib/api/schemas/article';
import { chamber, chamberSummary } from '@/lib/api/schemas/chamber';
import { detailOf } from '@/lib/api/schemas/detail';
import { listOf, text } from '@/lib/api/schemas/fields';
import { listingOf } from '@/lib/api/schemas/listing';
import { menuItem } from '@/lib/api/schemas/menu';
import { page } from '@/lib/api/schemas/page';
import { partner, slide } from '@/lib/api/schemas/slide';
import { countedTaxonomy, taxonomy } from '@/lib/api/schemas/taxonomy';
import { articleRecord, chamberRecords, menuRecords, pageRecord, partnerRecord, slideRecord, taxonomyRecord } from './make-records';
import { readEvents } from './read-events';
import { Reader, type Unread } from './reader';
import type { ContentRecord } from './record';

/** The largest page the lists offer: the fewest calls for the whole. */
const PER_CALL = 48;

export interface Content {
  records: ContentRecord[];
  unread: Unread[];
}

type Records = Promise<ContentRecord[]>;

/** Every record of the content API, loaded past the cache, so that the report shows what was just saved. */
export async function readContent(): Promise<Content> {
  const reader = new Reader();
  const parts = await Promise.all([
    details(listedIds(reader, '/api/articles', listingOf(article)), (id) =>
      reader.read(detailOf(article), detailCall('/api/articles', id), (one) => [articleRecord(one)], []),
    ),
    details(listedIds(reader, '/api/pages', listingOf(page)), (id) =>
      reader.read(detailOf(page), detailCall('/api/pages', id), (one) => [pageRecord(one)], []),
    ),
    taxonomies(reader, 'category', '/api/categoryportail', 'list_acticle'),
    taxonomies(reader, 'service', '/api/serviceportail', 'list_page'),
    details(allIds(reader, '/api/chambre_de_commerces', listOf(chamberSummary)), (id) => chamberOf(reader, id)),
    reader.read(listOf(slide), { path: '/api/slide' }, (found) => found.map((one) => slideRecord('slide', one)), []),
    reader.read(listOf(slide), { path: '/api/slide/popup' }, (found) => found.map((one) => slideRecord('popup', one)), []),
    reader.read(listOf(partner), { path: '/api/slide/partenaire_all' }, (found) => found.map(partnerRecord), []),
    readEvents(reader),
    reader.read(listOf(menuItem), { path: '/api/first-menu' }, menuRecords, []),
  ]);
  return { records: parts.flat(), unread: reader.unread };
}

function detailCall(path: string, id: string) {
  return { path: `${path}/edit/${encodeURIComponent(id)}` };
}

async function details(ids: Promise<string[]>, readOne: (id: string) => Records): Records {
  return (await Promise.all((await ids).map(readOne))).flat();
}

const idsOf = (items: { id: string }[]): string[] => items.map(({ id }) => id);

function allIds(reader: Reader, path: string, schema: z.ZodType<{ id: string }[]>): Promise<string[]> {
  return reader.read(schema, { path }, idsOf, []);
}

/** Ids of every page of a list. */
async function listedIds(reader: Reader, path: string, schema: z.ZodType<{ items: { id: string }[]; lastPage: number }>): Promise<string[]> {
  const at = (number: number): Promise<{ ids: string[]; last: number }> =>
    reader.read(
      schema,
      { path, query: { page: number, per_page: PER_CALL, search: '' } },
      ({ items, lastPage }) => ({ ids: idsOf(items), last: lastPage }),
      { ids: [], last: 1 },
    );
  const first = await at(1);
  const others = await Promise.all(Array.from({ length: first.last - 1 }, (_, index) => at(index + 2)));
  return [...first.ids, ...others.flatMap(({ ids }) => ids)];
}

function taxonomies(reader: Reader, entity: 'category' | 'service', path: string, list: string): Records {
  const schema = z.object({ [entity]: taxonomy });
  return details(allIds(reader, `${path}/${list}`, listOf(countedTaxonomy)), (id) =>
    reader.read(
      schema,
      { ...detailCall(path, id), query: { page: 1, per_page: 6, search: '' } },
      ({ [entity]: record }) => (record ? [taxonomyRecord(entity, id, record)] : []),
      [],
    ),
  );
}

/** Read twice: as the site understands it, and the point as the back office wrote it. */
const chamberTwice = z.preprocess(
  (answer) => ({ one: answer, point: answer }),
  z.object({ one: detailOf(chamber), point: detailOf(z.object({ latitude: text, longitude: text })) }),
);

function chamberOf(reader: Reader, id: string): Records {
  return reader.read(chamberTwice, detailCall('/api/chambre_de_commerces', id), ({ one, point }) => chamberRecords(one, point), []);
}
